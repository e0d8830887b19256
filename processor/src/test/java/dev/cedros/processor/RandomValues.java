package dev.cedros.processor;

import dev.cedros.vectors.VectorSchema;
import dev.cedros.vectors.VectorSchema.Constant;
import dev.cedros.vectors.VectorSchema.Member;
import dev.cedros.vectors.VectorSchema.Shape;
import dev.cedros.vectors.VectorSchema.Struct;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Makes up values of a type, in the form that wire vectors have. */
final class RandomValues {
    /** How many elements a sequence without bound gets at most. */
    static final int LONGEST = 4;

    private static final int NANOS_PER_SECOND = 1_000_000_000;
    private static final float[] FLOATS = {
        0f,
        -0f,
        1.5f,
        Float.NaN,
        Float.intBitsToFloat(0xffc01234),
        Float.POSITIVE_INFINITY,
        Float.MIN_VALUE,
        -Float.MAX_VALUE
    };
    private static final double[] DOUBLES = {
        0,
        -0d,
        1.5,
        Double.NaN,
        Double.longBitsToDouble(0xfff8000000001234L),
        Double.NEGATIVE_INFINITY,
        Double.MIN_VALUE,
        Double.MAX_VALUE
    };
    private static final String[] LETTERS = {
        "a", "Z", "0", " ", "\n", "\0", "é", "ß", "\u07ff", "\u0800", "漢", "\ue000", "\uffff", "😀", "\udbff\udfff"
    };

    /** How values are chosen. */
    private enum Choice {
        RANDOM,
        SMALLEST,
        LARGEST
    }

    private final VectorSchema schema;
    private final Random random;
    private final boolean anyNanoseconds;

    /**
     * Makes a source of values.
     *
     * @param anyNanoseconds whether times have nanoseconds of a second and more too, which java.time refuses
     */
    RandomValues(VectorSchema schema, Random random, boolean anyNanoseconds) {
        this.schema = schema;
        this.random = random;
        this.anyNanoseconds = anyNanoseconds;
    }

    Map<String, Object> next() {
        return struct(schema.root(), Choice.RANDOM);
    }

    /** The value that takes the fewest bytes: zeros and nothing. */
    Map<String, Object> smallest() {
        return struct(schema.root(), Choice.SMALLEST);
    }

    /** A value that takes as many bytes as any, but for what is unbounded. */
    Map<String, Object> largest() {
        return struct(schema.root(), Choice.LARGEST);
    }

    /** The value with one member of the root, or deeper down, chosen anew. */
    Map<String, Object> changed(Map<String, Object> value) {
        return changed(schema.root(), value);
    }

    @SuppressWarnings("unchecked")
    private Map<String, Object> changed(Struct struct, Map<String, Object> value) {
        Map<String, Object> changed = new LinkedHashMap<>(value);
        if (!struct.members().isEmpty()) {
            Member member = struct.members().get(random.nextInt(struct.members().size()));
            Object part = value.get(member.name());
            boolean deeper = !member.primitive() && random.nextInt(4) > 0;
            if (deeper && part instanceof Map<?, ?> nested) {
                changed.put(member.name(), changed(schema.nested(member), (Map<String, Object>) nested));
            } else if (random.nextBoolean() && part instanceof List<?> list && !list.isEmpty()) {
                List<Object> elements = new ArrayList<>(list);
                int i = random.nextInt(list.size());
                elements.set(
                        i,
                        deeper
                                ? changed(schema.nested(member), (Map<String, Object>) list.get(i))
                                : element(struct, member, Choice.RANDOM));
                changed.put(member.name(), elements);
            } else {
                changed.put(member.name(), member(struct, member, Choice.RANDOM));
            }
        }
        return changed;
    }

    private Map<String, Object> struct(Struct struct, Choice choice) {
        Map<String, Object> value = new LinkedHashMap<>();
        struct.members().forEach(member -> value.put(member.name(), member(struct, member, choice)));
        return value;
    }

    private Object member(Struct struct, Member member, Choice choice) {
        if (member.shape() == Shape.SINGLE) {
            return element(struct, member, choice);
        }
        List<Object> elements = new ArrayList<>();
        for (int i = count(member, choice); i > 0; i--) {
            elements.add(element(struct, member, choice));
        }
        return elements;
    }

    private int count(Member member, Choice choice) {
        if (member.shape() == Shape.ARRAY) {
            return member.size();
        }
        int most = member.shape() == Shape.BOUNDED ? member.size() : LONGEST;
        return switch (choice) {
            case SMALLEST -> 0;
            case LARGEST -> most;
            case RANDOM -> random.nextInt(4) == 0 ? most : random.nextInt(Math.min(most, LONGEST) + 1);
        };
    }

    private Object element(Struct struct, Member member, Choice choice) {
        String type = member.type();
        if (!member.primitive()) {
            return struct(schema.nested(member), choice);
        }
        if (type.endsWith("string")) {
            return text(member, choice);
        }
        List<Constant> named = struct.constants().stream()
                .filter(constant -> constant.type().equals(type))
                .toList();
        boolean zero = choice != Choice.RANDOM;
        if (!named.isEmpty()) {
            int first = Math.max(0, named.stream().map(Constant::value).toList().indexOf("0"));
            return Long.parseLong(
                    named.get(zero ? first : random.nextInt(named.size())).value());
        }
        return switch (type) {
            case "bool" -> !zero && random.nextBoolean();
            case "float32" -> zero ? FLOATS[0] : FLOATS[random.nextInt(FLOATS.length)];
            case "float64" -> zero ? DOUBLES[0] : DOUBLES[random.nextInt(DOUBLES.length)];
            default -> zero ? 0L : integer(type, member.name());
        };
    }

    private long integer(String type, String name) {
        if (name.equals("nanosec") && !anyNanoseconds) {
            return random.nextInt(5) == 0 ? NANOS_PER_SECOND - 1 : random.nextInt(NANOS_PER_SECOND);
        }
        long bits = switch (random.nextInt(6)) {
            case 0 -> 0;
            case 1 -> -1;
            case 2 -> Long.MIN_VALUE >>> random.nextInt(64);
            case 3 -> Long.MAX_VALUE >>> random.nextInt(63);
            default -> random.nextLong();
        };
        return switch (type) {
            case "int8" -> (byte) bits;
            case "byte", "char", "uint8" -> bits & 0xff;
            case "int16" -> (short) bits;
            case "uint16" -> bits & 0xffff;
            case "int32" -> (int) bits;
            case "uint32" -> bits & 0xffff_ffffL;
            default -> bits;
        };
    }

    private String text(Member member, Choice choice) {
        boolean wide = member.type().equals("wstring");
        int bound = member.textBound();
        if (choice != Choice.RANDOM) {
            return "x".repeat(choice == Choice.SMALLEST ? 0 : bound < 0 ? LONGEST : bound);
        }
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(8); i > 0; i--) {
            text.append(LETTERS[random.nextInt(LETTERS.length)]);
        }
        if (wide && random.nextInt(4) == 0) {
            // Half a character; wide strings pass it on.
            text.append('\ud800');
        }
        while (bound >= 0 && length(text, wide) > bound) {
            text.setLength(text.offsetByCodePoints(text.length(), -1));
        }
        if (bound >= 0 && random.nextBoolean()) {
            text.append("x".repeat(bound - length(text, wide)));
        }
        return text.toString();
    }

    private static int length(StringBuilder text, boolean wide) {
        return wide ? text.length() : text.toString().getBytes(StandardCharsets.UTF_8).length;
    }
}
