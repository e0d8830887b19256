package dev.cedros.processor.extract;

import dev.cedros.processor.check.ProblemCode;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/** Says of a class that is no message what to use instead. */
final class Unsupported {
    private Unsupported() {}

    static void report(TypeElement type, JavaShape shape, Place place) {
        String name = type.getQualifiedName().toString();
        if (isOfPlatform(name)) {
            place.problem(
                    ProblemCode.UNSUPPORTED_TYPE,
                    place.name() + " has type " + shape.shown() + ", which has no ROS 2 form. " + advice(name));
        } else if (type.getKind() == ElementKind.ENUM) {
            place.problem(
                    ProblemCode.NOT_A_MESSAGE,
                    place.name() + " uses " + name + ", an enum without ROS numbers. Annotate it with @RosEnum and its"
                            + " constants with @RosEnum.Value.");
        } else if (type.getKind().isInterface()) {
            place.problem(
                    ProblemCode.NOT_A_MESSAGE,
                    place.name() + " uses " + name + ", an interface, but ROS messages have no subtypes. Use one class"
                            + " annotated with @RosMessage.");
        } else if (!type.getTypeParameters().isEmpty()) {
            place.problem(
                    ProblemCode.NOT_A_MESSAGE,
                    place.name() + " uses " + name + ", which is generic, and messages are not. Use a class without"
                            + " type parameters that is annotated with @RosMessage.");
        } else {
            place.problem(
                    ProblemCode.NOT_A_MESSAGE,
                    place.name() + " uses " + name + ", which is not a message. Annotate it with @RosMessage, or use a"
                            + " class that is.");
        }
    }

    private static boolean isOfPlatform(String name) {
        return name.startsWith("java.") || name.startsWith("javax.") || name.startsWith("dev.cedros.sequence.");
    }

    private static String advice(String name) {
        return switch (name) {
            case "java.util.Date",
                    "java.util.Calendar",
                    "java.sql.Timestamp",
                    "java.time.LocalDateTime",
                    "java.time.OffsetDateTime",
                    "java.time.ZonedDateTime" -> "Use java.time.Instant or the Time message.";
            case "java.lang.Iterable",
                    "java.util.ArrayList",
                    "java.util.Collection",
                    "java.util.LinkedList",
                    "java.util.Queue",
                    "java.util.Deque",
                    "java.util.Set",
                    "java.util.SortedSet",
                    "java.util.HashSet",
                    "java.util.Vector",
                    "java.util.stream.Stream" -> "Use java.util.List.";
            case "java.util.Map", "java.util.HashMap", "java.util.SortedMap", "java.util.TreeMap" ->
                "Use a List of a message that holds a key and a value.";
            case "java.lang.CharSequence", "java.lang.StringBuilder", "java.net.URI", "java.nio.file.Path" ->
                "Use String.";
            case "java.math.BigInteger", "java.math.BigDecimal" -> "Use long, double or String.";
            case "java.nio.ByteBuffer" -> "Use byte[] or ByteSequence.";
            case "java.util.BitSet" -> "Use boolean[] or BooleanSequence.";
            default -> "Use a primitive, String, a sequence of these, or a class annotated with @RosMessage.";
        };
    }
}
