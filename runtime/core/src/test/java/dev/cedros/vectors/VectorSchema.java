package dev.cedros.vectors;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The types of a vector, read from its schema lines. It is a second, small reading of the .msg form, for tests only.
 *
 * @param typeName of the root, {@code pkg/msg/Name}
 * @param text the schema lines
 * @param types by two-part name, the root first
 */
public record VectorSchema(String typeName, String text, Map<String, Struct> types) {
    private static final Set<String> PRIMITIVES = Set.of(
            "bool", "byte", "char", "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "float32",
            "float64", "string", "wstring");
    private static final Pattern LINE = Pattern.compile(
            "(?<type>[\\w/]+)(<=(?<text>\\d+))?(?<brackets>\\[(?<bounded><=)?(?<size>\\d*)])?\\s+(?<name>\\w+)(=(?<constant>.*))?");

    /** How often a member occurs. */
    public enum Shape {
        SINGLE,
        ARRAY,
        BOUNDED,
        SEQUENCE
    }

    /** A type: its members and constants in order. */
    public record Struct(String name, List<Member> members, List<Constant> constants) {
        /** The members of the key; those of a type without any are all. */
        public List<Member> keyMembers() {
            List<Member> marked = members.stream().filter(Member::key).toList();
            return marked.isEmpty() ? members : marked;
        }
    }

    /** A constant, its value as it is written. */
    public record Constant(String type, String name, String value) {}

    /**
     * A member.
     *
     * @param type a primitive, or the two-part name of another type
     * @param textBound of a bounded string, otherwise -1
     * @param size the length of an array, the bound of a bounded sequence, otherwise -1
     */
    public record Member(String name, String type, int textBound, Shape shape, int size, boolean key) {
        public boolean primitive() {
            return PRIMITIVES.contains(type);
        }

        /** The type as definitions spell it, with its bounds. */
        public String rosType() {
            String bound = textBound < 0 ? "" : "<=" + textBound;
            String brackets = switch (shape) {
                case SINGLE -> "";
                case ARRAY -> "[" + size + "]";
                case BOUNDED -> "[<=" + size + "]";
                case SEQUENCE -> "[]";
            };
            return type + bound + brackets;
        }
    }

    static VectorSchema parse(String typeName, String text) {
        String root = typeName.replace("/msg/", "/");
        Map<String, Struct> types = new LinkedHashMap<>();
        Struct current = new Struct(root, new ArrayList<>(), new ArrayList<>());
        types.put(root, current);
        for (String line : text.lines().toList()) {
            if (line.startsWith("=== ")) {
                current = new Struct(full(line.substring(4), root), new ArrayList<>(), new ArrayList<>());
                types.put(current.name(), current);
            } else {
                addLine(line, current);
            }
        }
        return new VectorSchema(typeName, text, types);
    }

    private static void addLine(String line, Struct struct) {
        Matcher matcher = LINE.matcher(line.replaceFirst("\\s*#.*", ""));
        if (!matcher.matches()) {
            throw new IllegalStateException("cannot read '" + line + "'");
        }
        if (matcher.group("constant") != null) {
            struct.constants()
                    .add(new Constant(matcher.group("type"), matcher.group("name"), matcher.group("constant")));
            return;
        }
        String size = matcher.group("size");
        Shape shape;
        if (matcher.group("brackets") == null) {
            shape = Shape.SINGLE;
        } else if (matcher.group("bounded") != null) {
            shape = Shape.BOUNDED;
        } else {
            shape = size.isEmpty() ? Shape.SEQUENCE : Shape.ARRAY;
        }
        String type = matcher.group("type");
        struct.members()
                .add(new Member(
                        matcher.group("name"),
                        PRIMITIVES.contains(type) ? type : full(type, struct.name()),
                        matcher.group("text") == null ? -1 : Integer.parseInt(matcher.group("text")),
                        shape,
                        size == null || size.isEmpty() ? -1 : Integer.parseInt(size),
                        line.contains("# @key")));
    }

    private static String full(String name, String neighbour) {
        return name.contains("/") ? name : neighbour.substring(0, neighbour.indexOf('/') + 1) + name;
    }

    /** The root type. */
    public Struct root() {
        return types.values().iterator().next();
    }

    /** The type of a member that is no primitive. */
    public Struct nested(Member member) {
        return types.get(member.type());
    }

    /** Brings a parsed JSON value into the form that {@link WireVector#value} describes. */
    Map<String, Object> value(Object json) {
        return struct(root(), json);
    }

    private Map<String, Object> struct(Struct struct, Object json) {
        Map<?, ?> given = (Map<?, ?>) json;
        Map<String, Object> value = new LinkedHashMap<>();
        for (Member member : struct.members()) {
            Object part = given.get(member.name());
            value.put(
                    member.name(),
                    member.shape() == Shape.SINGLE
                            ? element(member, part)
                            : ((List<?>) part)
                                    .stream().map(one -> element(member, one)).toList());
        }
        return value;
    }

    private Object element(Member member, Object json) {
        if (!member.primitive()) {
            return struct(nested(member), json);
        }
        return switch (member.type()) {
            case "bool", "string", "wstring" -> json;
            case "float32" -> (float) Double.parseDouble((String) json);
            case "float64" -> Double.parseDouble((String) json);
            case "uint64" -> Long.parseUnsignedLong((String) json);
            default -> Long.parseLong((String) json);
        };
    }
}
