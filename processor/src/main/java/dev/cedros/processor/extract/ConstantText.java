package dev.cedros.processor.extract;

import dev.cedros.type.BaseType;
import dev.cedros.type.QuotedText;

/** Spells the values of Java constants as {@code .msg} files do. */
final class ConstantText {
    private ConstantText() {}

    /** Spells a value; Java types as narrow as an unsigned ROS type carry its bits. */
    static String of(BaseType type, Object value) {
        if (value instanceof String text) {
            return QuotedText.of(text);
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
}
