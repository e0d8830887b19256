package dev.cedros.processor;

import dev.cedros.vectors.VectorSchema.Constant;
import dev.cedros.vectors.VectorSchema.Member;
import dev.cedros.vectors.VectorSchema.Struct;
import java.util.List;

/**
 * A type of a vector as an annotated class: its source text, and access to the members of its objects.
 *
 * @param struct the ROS type
 * @param form how the class is written
 * @param slots its members in order
 */
record VectorStruct(Struct struct, Form form, List<Slot> slots) {

    /** How a class is written. */
    enum Form {
        RECORD,
        FIELDS,
        BEAN
    }

    /**
     * A member.
     *
     * @param spelled whether its ROS type is written down even where it follows from the Java type
     */
    record Slot(Member member, VectorCarrier carrier, boolean spelled) {
        /** The ROS name in camel case. */
        String javaName() {
            StringBuilder name = new StringBuilder();
            for (String word : member.name().split("_")) {
                name.append(name.isEmpty() ? word : capital(word));
            }
            return name.toString();
        }

        private String declaration() {
            String type = spelled || !carrier.natural() ? "@RosField(\"" + rosType(member) + "\") " : "";
            return (member.key() ? "@RosKey " : "") + type + carrier.javaType() + " " + javaName();
        }

        private String getter() {
            return (carrier.javaType().equals("boolean") ? "is" : "get") + capital(javaName());
        }

        private String setter() {
            return "set" + capital(javaName());
        }
    }

    String javaName() {
        return struct.name().substring(struct.name().indexOf('/') + 1);
    }

    boolean mutable() {
        return form != Form.RECORD;
    }

    /** The type as a .msg file spells it. */
    private static String rosType(Member member) {
        String bound = member.textBound() < 0 ? "" : "<=" + member.textBound();
        String brackets = switch (member.shape()) {
            case SINGLE -> "";
            case ARRAY -> "[" + member.size() + "]";
            case BOUNDED -> "[<=" + member.size() + "]";
            case SEQUENCE -> "[]";
        };
        return member.type() + bound + brackets;
    }

    /** The source file. */
    String source(String javaPackage) {
        StringBuilder source = new StringBuilder();
        source.append("package ").append(javaPackage).append(";\n\nimport dev.cedros.annotations.*;\n\n");
        source.append("@RosMessage(\"")
                .append(struct.name().replace("/", "/msg/"))
                .append("\")\n");
        if (slots.stream().anyMatch(slot -> slot.carrier().boxedList())) {
            source.append("@SuppressWarnings(\"cedros:boxed-list\")\n");
        }
        if (form == Form.RECORD) {
            List<String> components = slots.stream().map(Slot::declaration).toList();
            source.append("public record ").append(javaName()).append('(');
            source.append(String.join(", ", components)).append(") {\n");
        } else {
            source.append("public final class ").append(javaName()).append(" {\n");
            slots.forEach(slot -> source.append(form == Form.FIELDS ? field(slot) : property(slot)));
        }
        struct.constants().forEach(constant -> source.append(constant(constant)));
        return source.append("}\n").toString();
    }

    private static String field(Slot slot) {
        return "    public " + slot.declaration() + ";\n";
    }

    private static String property(Slot slot) {
        String type = slot.carrier().javaType();
        String name = slot.javaName();
        return "    private " + slot.declaration() + ";\n"
                + "    public " + type + " " + slot.getter() + "() { return " + name + "; }\n"
                + "    public void " + slot.setter() + "(" + type + " given) { " + name + " = given; }\n";
    }

    private static String constant(Constant constant) {
        String type = switch (constant.type()) {
            case "string" -> "String";
            case "int8" -> "byte";
            case "int16" -> "short";
            case "uint32", "int64", "uint64" -> "long";
            default -> "int";
        };
        return "    @RosField(\"" + constant.type() + "\") public static final " + type + " " + constant.name() + " = "
                + constant.value() + ";\n";
    }

    /** Makes an object of the members' Java values, in order. */
    Object make(Class<?> type, List<Object> values) {
        try {
            if (form == Form.RECORD) {
                return type.getConstructors()[0].newInstance(values.toArray());
            }
            Object made = type.getConstructor().newInstance();
            for (int i = 0; i < slots.size(); i++) {
                Slot slot = slots.get(i);
                if (form == Form.FIELDS) {
                    type.getField(slot.javaName()).set(made, values.get(i));
                } else {
                    Class<?> given = type.getMethod(slot.getter()).getReturnType();
                    type.getMethod(slot.setter(), given).invoke(made, values.get(i));
                }
            }
            return made;
        } catch (ReflectiveOperationException failed) {
            throw new AssertionError(failed);
        }
    }

    /** The Java value of a member of an object. */
    Object read(Object from, Slot slot) {
        try {
            return switch (form) {
                case RECORD -> from.getClass().getMethod(slot.javaName()).invoke(from);
                case FIELDS -> from.getClass().getField(slot.javaName()).get(from);
                case BEAN -> from.getClass().getMethod(slot.getter()).invoke(from);
            };
        } catch (ReflectiveOperationException failed) {
            throw new AssertionError(failed);
        }
    }

    private static String capital(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }
}
