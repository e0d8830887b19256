package dev.cedros.processor;

import com.google.testing.compile.JavaFileObjects;
import dev.cedros.processor.VectorStruct.Form;
import dev.cedros.processor.VectorStruct.Slot;
import dev.cedros.vectors.VectorSchema;
import dev.cedros.vectors.VectorSchema.Constant;
import dev.cedros.vectors.VectorSchema.Member;
import dev.cedros.vectors.VectorSchema.Shape;
import dev.cedros.vectors.VectorSchema.Struct;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/**
 * The annotated classes of one schema in one variant: variants differ in the Java types that hold the members and in how the
 * classes are written. Gives their sources; once these are compiled and loaded, makes objects of a vector's values and takes
 * objects apart.
 */
final class VectorClasses {
    /** As many variants bring every form of class to every type. */
    static final int FEWEST_VARIANTS = 4;

    private static final List<Form> FORMS = List.of(Form.RECORD, Form.BEAN, Form.RECORD, Form.FIELDS);
    private static final long NANOS_PER_SECOND = 1_000_000_000L;

    private final VectorSchema schema;
    private final String javaPackage;
    private final boolean instants;
    private final Map<String, VectorStruct> structs = new LinkedHashMap<>();
    private int variants = FEWEST_VARIANTS;
    private ClassLoader loader;

    /**
     * Plans classes.
     *
     * @param values all that objects will be made of
     */
    VectorClasses(VectorSchema schema, List<Map<String, Object>> values, String javaPackage, int variant) {
        this.schema = schema;
        this.javaPackage = javaPackage;
        // java.time refuses nanoseconds of a second and more, which the interface records keep.
        this.instants = values.stream().allMatch(VectorClasses::nanosFit);
        for (Struct struct : schema.types().values()) {
            structs.put(struct.name(), plan(struct, variant));
        }
    }

    private static boolean nanosFit(Object value) {
        if (value instanceof List<?> list) {
            return list.stream().allMatch(VectorClasses::nanosFit);
        }
        if (value instanceof Map<?, ?> map) {
            return map.values().stream().allMatch(VectorClasses::nanosFit)
                    && !(map.get("nanosec") instanceof Long nanos && nanos >= NANOS_PER_SECOND);
        }
        return true;
    }

    private VectorStruct plan(Struct struct, int variant) {
        List<Slot> slots = new ArrayList<>();
        for (Member member : struct.members()) {
            List<VectorCarrier> carriers = VectorCarriers.of(member, elements(struct, member), this::classOf);
            variants = Math.max(variants, carriers.size());
            int turn = variant + slots.size();
            slots.add(new Slot(member, carriers.get(turn % carriers.size()), turn % 2 == 1));
        }
        Form form = slots.isEmpty() ? Form.RECORD : FORMS.get((variant + structs.size()) % FORMS.size());
        return new VectorStruct(struct, form, slots);
    }

    /** How many variants it takes until every carrier of every member had its turn. */
    int variants() {
        return variants;
    }

    private List<VectorElement> elements(Struct struct, Member member) {
        if (!member.primitive()) {
            return nestedElements(member);
        }
        List<VectorElement> elements = VectorElement.ofPrimitive(member.type()).stream()
                .map(element -> member.textBound() < 0 ? element : VectorElement.plain(element.javaType(), false))
                .toList();
        boolean named = !struct.constants().isEmpty()
                && struct.constants().stream()
                        .allMatch(constant -> constant.type().equals(member.type()));
        return named
                ? Stream.concat(elements.stream(), Stream.of(enumElement(struct)))
                        .toList()
                : elements;
    }

    @SuppressWarnings("unchecked")
    private List<VectorElement> nestedElements(Member member) {
        String name = member.type().substring(member.type().indexOf('/') + 1);
        VectorElement ownClass = new VectorElement(
                name,
                name,
                "",
                true,
                value -> toJava(structs.get(member.type()), (Map<String, Object>) value),
                object -> fromJava(structs.get(member.type()), object));
        return switch (member.type()) {
            case "builtin_interfaces/Time" -> instants ? List.of(ownClass, instantElement()) : List.of(ownClass);
            case "builtin_interfaces/Duration" -> instants ? List.of(ownClass, durationElement()) : List.of(ownClass);
            case "unique_identifier_msgs/UUID" -> List.of(ownClass, uuidElement());
            default -> List.of(ownClass);
        };
    }

    private static VectorElement instantElement() {
        return new VectorElement(
                "java.time.Instant",
                "java.time.Instant",
                "",
                true,
                value -> Instant.ofEpochSecond(part(value, "sec"), part(value, "nanosec")),
                value -> seconds(((Instant) value).getEpochSecond(), ((Instant) value).getNano()));
    }

    private static VectorElement durationElement() {
        return new VectorElement(
                "java.time.Duration",
                "java.time.Duration",
                "",
                true,
                value -> Duration.ofSeconds(part(value, "sec"), part(value, "nanosec")),
                value -> seconds(((Duration) value).getSeconds(), ((Duration) value).getNano()));
    }

    private static long part(Object value, String name) {
        return (Long) ((Map<?, ?>) value).get(name);
    }

    private static Map<String, Object> seconds(long seconds, long nanos) {
        Map<String, Object> value = new LinkedHashMap<>();
        value.put("sec", seconds);
        value.put("nanosec", nanos);
        return value;
    }

    private static VectorElement uuidElement() {
        return new VectorElement(
                "java.util.UUID",
                "java.util.UUID",
                "",
                true,
                value -> {
                    List<?> bytes = (List<?>) ((Map<?, ?>) value).get("uuid");
                    ByteBuffer buffer = ByteBuffer.allocate(16);
                    bytes.forEach(one -> buffer.put(((Long) one).byteValue()));
                    return new UUID(buffer.getLong(0), buffer.getLong(8));
                },
                value -> {
                    UUID uuid = (UUID) value;
                    byte[] bytes = ByteBuffer.allocate(16)
                            .putLong(uuid.getMostSignificantBits())
                            .putLong(uuid.getLeastSignificantBits())
                            .array();
                    List<Object> list = new ArrayList<>();
                    for (byte one : bytes) {
                        list.add(Byte.toUnsignedLong(one));
                    }
                    return new LinkedHashMap<>(Map.of("uuid", list));
                });
    }

    private VectorElement enumElement(Struct struct) {
        String name = enumName(struct);
        return new VectorElement(
                name,
                name,
                "",
                true,
                value -> Arrays.stream(classOf(name).getEnumConstants())
                        .filter(one -> numberOf(struct, one).equals(value))
                        .findFirst()
                        .orElseThrow(),
                value -> numberOf(struct, value));
    }

    private static Long numberOf(Struct struct, Object enumConstant) {
        return struct.constants().stream()
                .filter(constant -> constant.name().equals(enumConstant.toString()))
                .map(constant -> Long.parseLong(constant.value()))
                .findFirst()
                .orElseThrow();
    }

    private static String enumName(Struct struct) {
        return struct.name().substring(struct.name().indexOf('/') + 1) + "Choice";
    }

    private String enumSource(Struct struct) {
        StringBuilder source =
                new StringBuilder("package " + javaPackage + ";\n\nimport dev.cedros.annotations.*;\n\n");
        source.append("@RosEnum(\"").append(struct.constants().get(0).type()).append("\")\n");
        source.append("public enum ").append(enumName(struct)).append(" {\n");
        for (Constant constant : struct.constants()) {
            source.append("    @RosEnum.Value(")
                    .append(new BigInteger(constant.value()))
                    .append(") ");
            source.append(constant.name()).append(",\n");
        }
        return source.append("}\n").toString();
    }

    /** The source files. */
    List<JavaFileObject> sources() {
        List<JavaFileObject> files = new ArrayList<>();
        for (VectorStruct struct : structs.values()) {
            String source = struct.source(javaPackage);
            files.add(JavaFileObjects.forSourceString(javaPackage + "." + struct.javaName(), source));
            if (source.contains(enumName(struct.struct()))) {
                files.add(JavaFileObjects.forSourceString(
                        javaPackage + "." + enumName(struct.struct()), enumSource(struct.struct())));
            }
        }
        return files;
    }

    /** From now on classes come from this loader. */
    void load(ClassLoader compiled) {
        loader = compiled;
    }

    private Class<?> classOf(String javaType) {
        Class<?> primitive = VectorCarriers.primitive(javaType);
        if (primitive != null) {
            return primitive;
        }
        if (javaType.equals("String")) {
            return String.class;
        }
        String name = javaType.startsWith("java.") ? javaType : javaPackage + "." + javaType;
        try {
            return Class.forName(name, true, Objects.requireNonNull(loader, "load first"));
        } catch (ClassNotFoundException missing) {
            throw new AssertionError(missing);
        }
    }

    private VectorStruct root() {
        return structs.get(schema.root().name());
    }

    /** The class of the root type. */
    Class<?> rootClass() {
        return classOf(root().javaName());
    }

    /** The codec of the root type. */
    Class<?> rootCodec() {
        return classOf(root().javaName() + "Codec");
    }

    boolean mutable() {
        return root().mutable();
    }

    /** An object of the root type. */
    Object toJava(Map<String, Object> value) {
        return toJava(root(), value);
    }

    private Object toJava(VectorStruct struct, Map<String, Object> value) {
        List<Object> members = new ArrayList<>();
        struct.slots()
                .forEach(slot -> members.add(
                        slot.carrier().toJava().apply(value.get(slot.member().name()))));
        return struct.make(classOf(struct.javaName()), members);
    }

    /** The members of an object of the root type, in the form that vectors have. */
    Map<String, Object> fromJava(Object object) {
        return fromJava(root(), object);
    }

    private Map<String, Object> fromJava(VectorStruct struct, Object object) {
        Map<String, Object> value = new LinkedHashMap<>();
        struct.slots()
                .forEach(slot -> value.put(
                        slot.member().name(), slot.carrier().fromJava().apply(struct.read(object, slot))));
        return value;
    }

    /** Which carriers the members have, for messages of failed tests. */
    String describe() {
        StringBuilder text = new StringBuilder();
        structs.values().forEach(struct -> text.append(struct.source(javaPackage)));
        return text.toString();
    }

    /** Whether a member of any type of the schema is more than one value. */
    boolean fixedSize() {
        return schema.types().values().stream()
                .flatMap(struct -> struct.members().stream())
                .noneMatch(member -> member.shape() == Shape.SEQUENCE
                        || member.shape() == Shape.BOUNDED
                        || member.type().endsWith("string"));
    }
}
