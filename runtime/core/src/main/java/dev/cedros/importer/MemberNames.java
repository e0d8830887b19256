package dev.cedros.importer;

import dev.cedros.type.Field;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The Java names of the members of one message. */
final class MemberNames {
    /** What is added to a name that cannot stay as it is. */
    private static final String SUFFIX = "Value";

    private final Map<String, String> javaNames = new HashMap<>();

    private MemberNames() {}

    /** Finds a name for each member: camelCase where that is possible, and none of them twice. */
    static MemberNames of(List<Field> fields) {
        MemberNames names = new MemberNames();
        Set<String> taken = new HashSet<>();
        // A member keeps the name that leads back to it, wherever it stands.
        fields.stream().filter(field -> isPlain(field.name())).forEach(field -> {
            names.javaNames.put(field.name(), camelCase(field.name()));
            taken.add(camelCase(field.name()));
        });
        for (Field field : fields) {
            names.javaNames.computeIfAbsent(field.name(), rosName -> {
                String name = camelCase(rosName);
                while (JavaWords.isForbiddenMember(name) || !taken.add(name)) {
                    name += SUFFIX;
                }
                return name;
            });
        }
        return names;
    }

    /** The Java name of a member. */
    String javaName(Field field) {
        return javaNames.getOrDefault(field.name(), field.name());
    }

    /** Whether the annotation has to give the ROS name, since the Java name does not lead back to it. */
    boolean needsRosName(Field field) {
        return !snakeCase(javaName(field)).equals(field.name());
    }

    /** Whether the Java name is more than the ROS name in Java's style. */
    boolean isRenamed(Field field) {
        return !javaName(field).equals(camelCase(field.name()));
    }

    private static boolean isPlain(String rosName) {
        String camel = camelCase(rosName);
        return !JavaWords.isForbiddenMember(camel) && snakeCase(camel).equals(rosName);
    }

    /** Joins the words of a ROS name: {@code frame_id} becomes {@code frameId}. */
    static String camelCase(String rosName) {
        StringBuilder camel = new StringBuilder();
        for (int i = 0; i < rosName.length(); i++) {
            char c = rosName.charAt(i);
            boolean startsWord = i > 0 && rosName.charAt(i - 1) == '_';
            if (c != '_') {
                camel.append(startsWord ? Character.toUpperCase(c) : c);
            }
        }
        return camel.toString();
    }

    /** The ROS name that a member gets when its annotation gives none; this has to agree with the processor. */
    static String snakeCase(String name) {
        StringBuilder snake = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            if (i > 0 && beginsWord(name, i)) {
                snake.append('_');
            }
            snake.append(name.charAt(i));
        }
        return snake.toString().toLowerCase(Locale.ROOT);
    }

    private static boolean beginsWord(String name, int index) {
        boolean previousIsCapital = Character.isUpperCase(name.charAt(index - 1));
        boolean smallFollows = index + 1 < name.length() && Character.isLowerCase(name.charAt(index + 1));
        return Character.isUpperCase(name.charAt(index)) && (!previousIsCapital || smallFollows);
    }
}
