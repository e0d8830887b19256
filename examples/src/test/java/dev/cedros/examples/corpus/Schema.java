package dev.cedros.examples.corpus;

import java.io.IOException;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The member names and types of a definition as it came with recorded payloads: just enough of one to see whether it is
 * the definition that a Java class was written after.
 */
final class Schema {
    private static final Pattern SEPARATOR = Pattern.compile("(?m)^=+\\R(?:MSG: (\\S+)\\R)?");
    private static final Pattern FIELD =
            Pattern.compile("([\\w/]+)(?:<=\\d+)?(?:\\[(?:<=)?\\d*])?\\s+(\\w+)(?!\\w)\\s*+(?!=).*");

    /** By simple name: the members of each definition, from name to element type. The root's name is empty. */
    private final Map<String, Map<String, String>> definitions = new LinkedHashMap<>();

    private Schema(String text) {
        Matcher separator = SEPARATOR.matcher(text);
        String name = "";
        int start = 0;
        while (separator.find()) {
            definitions.put(name, members(text.substring(start, separator.start())));
            name = simpleName(separator.group(1));
            start = separator.end();
        }
        definitions.put(name, members(text.substring(start)));
    }

    static Schema read(Path file) throws IOException {
        return new Schema(Files.readString(file));
    }

    /** Says how a Java class differs from the definition, in names and order of members at any depth. */
    Optional<String> differenceTo(Class<?> message) {
        return difference("", message);
    }

    private Optional<String> difference(String definition, Class<?> message) {
        Map<String, String> wanted = definitions.get(definition);
        if (wanted == null || message.getName().startsWith("java.")) {
            return Optional.empty();
        }
        Members members = Members.of(message);
        if (!members.names().equals(wanted.keySet().stream().toList())) {
            return Optional.of(
                    "the definition " + (definition.isEmpty() ? "" : "of " + definition + " ") + "has the members "
                            + wanted.keySet() + ", " + message.getSimpleName() + " has " + members.names());
        }
        for (Members.Member member : members.list()) {
            Optional<String> nested = difference(simpleName(wanted.get(member.rosName())), elementClass(member.type()));
            if (nested.isPresent()) {
                return nested;
            }
        }
        return Optional.empty();
    }

    private static Class<?> elementClass(Type type) {
        if (type instanceof Class<?> plain) {
            return plain.isArray() ? plain.getComponentType() : plain;
        }
        if (type instanceof ParameterizedType parameterized) {
            Class<?> raw = (Class<?>) parameterized.getRawType();
            return raw.getName().startsWith("java.")
                    ? elementClass(parameterized.getActualTypeArguments()[0])
                    : raw;
        }
        if (type instanceof WildcardType wildcard) {
            return elementClass(wildcard.getUpperBounds()[0]);
        }
        if (type instanceof GenericArrayType array) {
            return elementClass(array.getGenericComponentType());
        }
        // A type variable of a derived record: what is behind it is compared with the JSON only.
        return Object.class;
    }

    private static Map<String, String> members(String text) {
        Map<String, String> members = new LinkedHashMap<>();
        for (String line : text.split("\\R")) {
            Matcher field = FIELD.matcher(line.replaceFirst("#.*", "").strip());
            if (field.matches()) {
                members.put(field.group(2), field.group(1));
            }
        }
        return members;
    }

    private static String simpleName(String name) {
        return name.substring(name.lastIndexOf('/') + 1);
    }
}
