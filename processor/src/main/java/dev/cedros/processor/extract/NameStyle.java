package dev.cedros.processor.extract;

import java.util.Locale;

/** Turns Java names into ROS names. */
final class NameStyle {
    private NameStyle() {}

    /**
     * Turns camelCase into snake_case: {@code frameId} becomes {@code frame_id}, {@code parseURLFast} becomes {@code
     * parse_url_fast}; {@code m00} and {@code frame_id} stay.
     */
    static String snakeCase(String name) {
        StringBuilder snake = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            if (beginsWord(name, i)) {
                snake.append('_');
            }
            snake.append(name.charAt(i));
        }
        return snake.toString().toLowerCase(Locale.ROOT);
    }

    private static boolean beginsWord(String name, int index) {
        if (index == 0 || !Character.isUpperCase(name.charAt(index)) || name.charAt(index - 1) == '_') {
            return false;
        }
        // The last letter of an abbreviation belongs to the word that follows.
        boolean lastOfRun = index + 1 < name.length() && Character.isLowerCase(name.charAt(index + 1));
        return !Character.isUpperCase(name.charAt(index - 1)) || lastOfRun;
    }
}
