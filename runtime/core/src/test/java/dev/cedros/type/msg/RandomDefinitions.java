package dev.cedros.type.msg;

import dev.cedros.type.BaseType;
import dev.cedros.type.Constant;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.Multiplicity;
import dev.cedros.type.RosTypeName;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.ValueText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Makes types of all kinds of members, with default values, constants and keys. */
final class RandomDefinitions {
    private static final String LETTERS = "ab =#\"'\\,[]\n\t-\u00e9\u30cf\ud83e\udd16\u2028x1";
    private static final List<BaseType> BASES = List.of(BaseType.values());

    private final Random random;
    private final Map<String, IndividualTypeDescription> types = new HashMap<>();

    RandomDefinitions(Random random) {
        this.random = random;
    }

    TypeDescription description() {
        int count = 1 + random.nextInt(4);
        List<RosTypeName> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            RosTypeName name = new RosTypeName(random.nextBoolean() ? "a_msgs" : "b2_msgs", "msg", "T" + i);
            types.put(name.toString(), type(name, names));
            names.add(name);
        }
        return TypeDescription.of(names.get(count - 1).toString(), name -> Optional.ofNullable(types.get(name)));
    }

    private IndividualTypeDescription type(RosTypeName name, List<RosTypeName> others) {
        List<Field> fields = new ArrayList<>();
        for (int i = random.nextInt(6); i > 0; i--) {
            FieldType type = fieldType(others);
            boolean hasDefault = type.base() != BaseType.NESTED && random.nextInt(3) == 0;
            fields.add(new Field("f_" + i, type, hasDefault ? spelled(type) : "", random.nextInt(5) == 0));
        }
        List<Constant> constants = new ArrayList<>();
        for (int i = random.nextInt(3); i > 0; i--) {
            FieldType type = base(List.of());
            constants.add(new Constant("C_" + i, type, spelled(type)));
        }
        return new IndividualTypeDescription(name.toString(), fields, constants);
    }

    private FieldType fieldType(List<RosTypeName> others) {
        FieldType element = base(others);
        return switch (random.nextInt(5)) {
            case 0 -> element.array(1 + random.nextInt(4));
            case 1 -> element.boundedSequence(4 + random.nextInt(4));
            case 2 -> element.sequence();
            default -> element;
        };
    }

    private FieldType base(List<RosTypeName> others) {
        BaseType base = BASES.get(random.nextInt(BASES.size()));
        if (base == BaseType.NESTED) {
            return others.isEmpty()
                    ? FieldType.of(BaseType.BOOL)
                    : FieldType.nested(others.get(random.nextInt(others.size())));
        }
        boolean bounded = base == BaseType.BOUNDED_STRING || base == BaseType.BOUNDED_WSTRING;
        return new FieldType(base, Multiplicity.SINGLE, 0, bounded ? 100 + random.nextInt(9) : 0, "");
    }

    /** In the form of this project, or for text as it is, which a line may not give back. */
    private String spelled(FieldType type) {
        if (type.multiplicity() == Multiplicity.SINGLE) {
            Object value = value(type.base());
            boolean plain = value instanceof String text && !text.isEmpty() && text.equals(text.strip());
            boolean quoted = plain && "\"'".indexOf(((String) value).charAt(0)) >= 0;
            return plain && !quoted && random.nextBoolean() ? (String) value : ValueText.of(type, value);
        }
        List<Object> values = new ArrayList<>();
        long count = type.multiplicity() == Multiplicity.ARRAY ? type.capacity() : random.nextInt(4);
        for (long i = 0; i < count; i++) {
            values.add(value(type.base()));
        }
        return ValueText.of(type, values);
    }

    private Object value(BaseType base) {
        if (base.isText()) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(10); i > 0; i--) {
                text.append(LETTERS.codePoints().toArray()[random.nextInt(14)] == '\n' ? "\n" : letter());
            }
            return text.toString();
        }
        if (base.isFloat()) {
            double value = random.nextInt(4) == 0 ? Double.longBitsToDouble(random.nextLong()) : random.nextGaussian();
            return base == BaseType.FLOAT32 ? (double) (float) value : value;
        }
        if (base == BaseType.BOOL) {
            return random.nextBoolean();
        }
        int bits = base.sizeBytes() * 8;
        long value = random.nextLong();
        return base.isUnsigned() ? bits == 64 ? value : value >>> (64 - bits) : value >> (64 - bits);
    }

    private String letter() {
        int[] letters = LETTERS.codePoints().toArray();
        return Character.toString(letters[random.nextInt(letters.length)]);
    }
}
