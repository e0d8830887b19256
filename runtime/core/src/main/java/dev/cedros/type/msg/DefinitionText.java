package dev.cedros.type.msg;

import dev.cedros.type.Constant;
import dev.cedros.type.DefaultValue;
import dev.cedros.type.DerivedTypes;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.RosTypeName;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.TypeSyntaxException;
import dev.cedros.type.ValueText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Prints types as the definitions that they could have come from. What {@link DefinitionParser} reads from the text is equal
 * to what was printed; members of the key are marked by a comment {@code @key}. Thread-safe.
 */
public final class DefinitionText {
    private DefinitionText() {}

    /**
     * The text of a {@code .msg} file: the constants, then the fields, each on a line.
     *
     * @throws TypeSyntaxException if a default value or constant is none of its type
     */
    public static String message(IndividualTypeDescription type) {
        StringBuilder text = new StringBuilder();
        for (Constant constant : type.constants()) {
            String start = spelled(constant.type()) + " " + constant.name() + "=";
            text.append(start)
                    .append(value(start, constant.type(), constant.value()))
                    .append('\n');
        }
        for (Field field : type.fields()) {
            String start = spelled(field.type()) + " " + field.name();
            text.append(start);
            if (!field.defaultValue().isEmpty()) {
                text.append(' ').append(value(start + " ", field.type(), field.defaultValue()));
            }
            text.append(field.key() ? " # " + Comments.KEY + "\n" : "\n");
        }
        return text.toString();
    }

    /**
     * The text of a {@code .srv} or {@code .action} file for a service or action, that of a {@code .msg} file for every other
     * type. The types that it refers to are not in it; {@link SchemaText} has them too.
     *
     * @throws TypeSyntaxException if a default value or constant is none of its type
     */
    public static String of(TypeDescription description) {
        List<IndividualTypeDescription> parts = parts(description);
        return parts.isEmpty()
                ? message(description.type())
                : parts.stream().map(DefinitionText::message).collect(Collectors.joining("---\n"));
    }

    /** The parts of a service or action in the order of its definition; none for every other type. */
    static List<IndividualTypeDescription> parts(TypeDescription description) {
        Optional<RosTypeName> name = derivedFrom(description);
        if (name.isEmpty()) {
            return List.of();
        }
        Stream<String> suffixes = name.get().namespace().equals("srv")
                ? Stream.of("Request", "Response")
                : Stream.of("Goal", "Result", "Feedback");
        return suffixes.map(suffix ->
                        description.referenced(name.get().derived(suffix).toString()))
                .toList();
    }

    /** The name of the type as that of a service or action, if ROS 2 would derive the type from it. */
    static Optional<RosTypeName> derivedFrom(TypeDescription description) {
        RosTypeName name;
        try {
            name = RosTypeName.parse(description.typeName());
        } catch (TypeSyntaxException e) {
            return Optional.empty();
        }
        List<IndividualTypeDescription> derived = DerivedTypes.of(name);
        return derived.contains(description.type()) ? Optional.of(name) : Optional.empty();
    }

    /** The name of a type as definitions spell it; the middle part only where it cannot be guessed. */
    static String spelled(String typeName) {
        return RosNames.spelled(typeName);
    }

    private static String spelled(FieldType type) {
        return spelled(type.toString());
    }

    /** The value as it was spelled, unless a line would not give it back. */
    private static String value(String start, FieldType type, String value) {
        String line = start + value;
        List<SourceLine> lines = SourceLine.split(line);
        int end = ValueScanner.end(type, line, start.length());
        boolean whole =
                lines.size() == 1 && end == line.length() && lines.get(0).end(end) == end;
        boolean begins = value.isEmpty() || !SourceLine.isSpace(value.charAt(0)) && value.charAt(0) != '=';
        return whole && begins ? value : ValueText.of(type, DefaultValue.parse(type, value));
    }
}
