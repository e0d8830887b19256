package dev.cedros.processor;

import com.google.testing.compile.JavaFileObjects;
import dev.cedros.vectors.VectorSchema;
import dev.cedros.vectors.VectorSchema.Member;
import dev.cedros.vectors.VectorSchema.Shape;
import dev.cedros.vectors.VectorSchema.Struct;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import javax.tools.JavaFileObject;

/** The records of one schema as they are written by default: one Java type for each ROS type, lists where there are several. */
final class PlainClasses {
    private final VectorSchema schema;
    private final String javaPackage;

    PlainClasses(VectorSchema schema, String javaPackage) {
        this.schema = schema;
        this.javaPackage = javaPackage;
    }

    /** The source files. */
    List<JavaFileObject> sources() {
        List<JavaFileObject> files = new ArrayList<>();
        for (Struct struct : schema.types().values()) {
            String name = javaName(struct.name());
            files.add(JavaFileObjects.forSourceString(javaPackage + "." + name, source(struct, name)));
        }
        return files;
    }

    /** The codec of the root type. */
    VectorCodec codec(ClassLoader loader) {
        try {
            String name = javaPackage + "." + javaName(schema.root().name());
            return new VectorCodec(Class.forName(name + "Codec", true, loader), Class.forName(name, true, loader));
        } catch (ClassNotFoundException missing) {
            throw new AssertionError(missing);
        }
    }

    /** A constant of the codec of the root type. */
    Object constant(ClassLoader loader, String name) {
        try {
            String codec = javaPackage + "." + javaName(schema.root().name()) + "Codec";
            return Class.forName(codec, true, loader).getField(name).get(null);
        } catch (ReflectiveOperationException missing) {
            throw new AssertionError(missing);
        }
    }

    private String source(Struct struct, String name) {
        StringJoiner components = new StringJoiner(",\n    ", "    ", "");
        for (Member member : struct.members()) {
            components.add(component(member, "m" + struct.members().indexOf(member)));
        }
        return "package " + javaPackage + ";\n\nimport dev.cedros.annotations.*;\nimport dev.cedros.sequence.*;\n\n"
                + "@RosMessage(\"" + struct.name() + "\")\npublic record " + name + "(\n" + components + ") {}\n";
    }

    private static String component(Member member, String name) {
        String single = javaType(member.type());
        String type = single;
        if (member.shape() != Shape.SINGLE) {
            type = member.primitive() && !member.type().endsWith("string")
                    ? sequence(member.type())
                    : "java.util.List<" + single + ">";
        }
        return (member.key() ? "@RosKey " : "") + "@RosField(value = \"" + member.rosType() + "\", name = \""
                + member.name() + "\") " + type + " " + name;
    }

    private static String javaType(String rosType) {
        return switch (rosType) {
            case "bool" -> "boolean";
            case "int8" -> "byte";
            case "int16" -> "short";
            case "byte", "char", "uint8", "uint16", "int32" -> "int";
            case "uint32", "int64", "uint64" -> "long";
            case "float32" -> "float";
            case "float64" -> "double";
            case "string", "wstring" -> "String";
            default -> javaName(rosType);
        };
    }

    private static String sequence(String rosType) {
        return switch (rosType) {
            case "bool" -> "BooleanSequence";
            case "byte", "char", "uint8", "int8" -> "ByteSequence";
            case "uint16", "int16" -> "ShortSequence";
            case "uint32", "int32" -> "IntSequence";
            case "float32" -> "FloatSequence";
            case "float64" -> "DoubleSequence";
            default -> "LongSequence";
        };
    }

    private static String javaName(String rosName) {
        return rosName.substring(rosName.indexOf('/') + 1);
    }
}
