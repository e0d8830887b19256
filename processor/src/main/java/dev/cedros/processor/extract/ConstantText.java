package dev.cedros.processor.extract;

import dev.cedros.type.BaseType;

/** Spells the values of Java constants as {@code .msg} files do. */
final class ConstantText {
    private ConstantText() {}

    /** Spells a value; Java types as narrow as an unsigned ROS type carry its bits. */
    static String of(BaseType type, Object value) {
        if (value instanceof String text) {
            return quoted(text);
        }
        if (value instanceof Character unit) {
            return Integer.toString(unit);
        }
        if (value instanceof Float || value instanceof Double) {
            return floating(value.toString());
        }
        return type.isUnsigned() ? unsigned(type, value) : value.toString();
    }

    private static String unsigned(BaseType type, Object value) {
        if (value instanceof Byte bits) {
            return Integer.toString(Byte.toUnsignedInt(bits));
        }
        if (value instanceof Short bits) {
            return Integer.toString(Short.toUnsignedInt(bits));
        }
        if (value instanceof Integer bits && type == BaseType.UINT32) {
            return Integer.toUnsignedString(bits);
        }
        return value instanceof Long bits && type == BaseType.UINT64 ? Long.toUnsignedString(bits) : value.toString();
    }

    private static String floating(String text) {
        return switch (text) {
            case "NaN" -> "nan";
            case "Infinity" -> "inf";
            case "-Infinity" -> "-inf";
            default -> text;
        };
    }

    /** Plain text stays plain; what a reader would take for something else is quoted. */
    private static String quoted(String text) {
        boolean plain = text.equals(text.strip())
                && !text.startsWith("\"")
                && !text.startsWith("'")
                && text.chars().noneMatch(Character::isISOControl);
        if (plain) {
            return text;
        }
        return '"'
                + text.replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("\n", "\\n")
                        .replace("\r", "\\r")
                        .replace("\t", "\\t")
                + '"';
    }
}
