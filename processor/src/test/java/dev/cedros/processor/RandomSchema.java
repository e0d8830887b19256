package dev.cedros.processor;

import dev.cedros.vectors.VectorSchema;
import dev.cedros.vectors.VectorSchema.Constant;
import dev.cedros.vectors.VectorSchema.Member;
import dev.cedros.vectors.VectorSchema.Shape;
import dev.cedros.vectors.VectorSchema.Struct;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Makes up message types: members of all kinds, messages within messages, keys, and numbers that are named. */
final class RandomSchema {
    private static final String PACKAGE = "random_msgs/";
    private static final int MOST_MEMBERS = 20;

    /** So many that runs of members end because of their number; fewer than a constructor can take. */
    private static final int MANY_MEMBERS = 115;

    private static final int DEEPEST = 4;

    /** How many values a member may hold, those of nested messages included. */
    private static final int HEAVIEST = 60;

    private static final List<String> PRIMITIVES = List.of(
            "bool", "byte", "char", "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "float32",
            "float64", "string", "wstring");
    private static final List<String> NUMBERS = PRIMITIVES.subList(0, PRIMITIVES.indexOf("string"));
    private static final List<String> NAMED_NUMBERS =
            List.of("byte", "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64");
    private static final List<Struct> KNOWN = List.of(
            known("builtin_interfaces/Time", number("sec", "int32"), number("nanosec", "uint32")),
            known("builtin_interfaces/Duration", number("sec", "int32"), number("nanosec", "uint32")),
            known("unique_identifier_msgs/UUID", new Member("uuid", "uint8", -1, Shape.ARRAY, 16, false)));

    /** Many are names that generated code has a use for itself. */
    private static final List<String> WORDS =
            List.of(("speed frame_id in out at message options start count place elements i element p h a b other "
                            + "copies made number keys last buffer data length e position size value target offset required "
                            + "check_length collection other_type made2 value_count")
                    .split(" "));

    private final Random random;
    private final Map<String, Struct> made = new LinkedHashMap<>();
    private final Map<String, Integer> depths = new HashMap<>();

    private RandomSchema(Random random) {
        this.random = random;
        KNOWN.forEach(struct -> add(struct, 1));
    }

    private static Struct known(String name, Member... members) {
        return new Struct(name, List.of(members), List.of());
    }

    private static Member number(String name, String type) {
        return new Member(name, type, -1, Shape.SINGLE, -1, false);
    }

    /** Makes a type with all that it uses. */
    static VectorSchema next(Random random) {
        RandomSchema schema = new RandomSchema(random);
        int nested = random.nextInt(6);
        for (int i = 0; i < nested; i++) {
            schema.addStruct("Part" + i, random.nextInt(7), DEEPEST - 1);
        }
        int members = random.nextInt(20) == 0 ? MANY_MEMBERS : 1 + random.nextInt(MOST_MEMBERS);
        return schema.of(schema.addStruct("Whole", members, DEEPEST));
    }

    private void add(Struct struct, int depth) {
        made.put(struct.name(), struct);
        depths.put(struct.name(), depth);
    }

    private Struct addStruct(String name, int memberCount, int deepest) {
        List<Constant> constants = random.nextInt(4) == 0 ? constants() : List.of();
        List<Member> members = new ArrayList<>();
        Set<String> names = new HashSet<>();
        // Mostly single numbers, for long runs and short keys.
        boolean plain = memberCount > MOST_MEMBERS || random.nextInt(3) == 0;
        int keyedOfTen = random.nextBoolean() ? random.nextInt(plain ? 3 : 6) : 0;
        for (int i = 0; i < memberCount; i++) {
            String type = type(constants, deepest, plain);
            members.add(member(newName(names), type, random.nextInt(10) < keyedOfTen, plain));
        }
        Struct struct = new Struct(PACKAGE + name, members, constants);
        int below = members.stream()
                .mapToInt(member -> depths.getOrDefault(member.type(), 0))
                .max()
                .orElse(0);
        add(struct, below + 1);
        return struct;
    }

    private String newName(Set<String> taken) {
        String word = pick(WORDS);
        String name = word;
        for (int i = 2; !taken.add(name); i++) {
            name = word + i;
        }
        return name;
    }

    /** Numbers of one type with names, always a zero among them for every second type. */
    private List<Constant> constants() {
        String type = pick(NAMED_NUMBERS);
        int lowest = type.startsWith("u") || type.equals("byte") ? 0 : -128;
        int first = random.nextBoolean() ? 0 : 1 + random.nextInt(20);
        List<Integer> numbers = new ArrayList<>(List.of(first));
        for (int i = random.nextInt(4); i > 0; i--) {
            int number = lowest + random.nextInt(128);
            if (!numbers.contains(number)) {
                numbers.add(number);
            }
        }
        return IntStream.range(0, numbers.size())
                .mapToObj(i -> new Constant(type, "NUMBER_" + i, numbers.get(i).toString()))
                .toList();
    }

    private String type(List<Constant> constants, int deepest, boolean plain) {
        if (!constants.isEmpty() && random.nextInt(3) == 0) {
            return constants.get(0).type();
        }
        Predicate<Struct> fits = struct -> depths.get(struct.name()) <= deepest && weight(struct.name()) <= HEAVIEST;
        List<String> nested =
                made.values().stream().filter(fits).map(Struct::name).toList();
        if (plain) {
            return random.nextInt(10) < 9 ? pick(NUMBERS) : pick(nested);
        }
        return random.nextInt(10) < 7 ? pick(PRIMITIVES) : pick(nested);
    }

    private Member member(String name, String type, boolean key, boolean plain) {
        boolean text = type.endsWith("string");
        int textBound = text && random.nextBoolean() ? 1 + random.nextInt(random.nextInt(4) == 0 ? 40 : 6) : -1;
        int most = Math.min(plain ? 4 : 9, HEAVIEST / weight(type));
        return switch (random.nextInt(plain ? 24 : 8)) {
            case 0 -> new Member(name, type, textBound, Shape.ARRAY, 1 + random.nextInt(most), key);
            case 1 -> new Member(name, type, textBound, Shape.BOUNDED, 1 + random.nextInt(most), key);
            case 2 -> new Member(name, type, textBound, Shape.BOUNDED, 1, key);
            case 3 ->
                new Member(name, type, textBound, most < RandomValues.LONGEST ? Shape.SINGLE : Shape.SEQUENCE, -1, key);
            default -> new Member(name, type, textBound, Shape.SINGLE, -1, key);
        };
    }

    /** How many values a value of this type has at most. */
    private int weight(String type) {
        Struct struct = made.get(type);
        if (struct == null) {
            return 1;
        }
        int sum = 1;
        for (Member member : struct.members()) {
            sum += weight(member.type()) * times(member);
        }
        return sum;
    }

    private static int times(Member member) {
        return switch (member.shape()) {
            case SINGLE -> 1;
            case ARRAY, BOUNDED -> member.size();
            case SEQUENCE -> RandomValues.LONGEST;
        };
    }

    private String pick(List<String> all) {
        return all.get(random.nextInt(all.size()));
    }

    /** The schema with the types that the root reaches. */
    private VectorSchema of(Struct root) {
        Map<String, Struct> reached = new LinkedHashMap<>();
        reach(root, reached);
        String text = reached.values().stream().map(Struct::toString).collect(Collectors.joining("\n"));
        return new VectorSchema(root.name().replace("/", "/msg/"), text, reached);
    }

    private void reach(Struct struct, Map<String, Struct> reached) {
        if (reached.putIfAbsent(struct.name(), struct) == null) {
            struct.members().stream()
                    .filter(member -> !member.primitive())
                    .forEach(member -> reach(made.get(member.type()), reached));
        }
    }
}
