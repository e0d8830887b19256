package dev.cedros.importer;

import dev.cedros.type.BaseType;
import dev.cedros.type.Constant;
import dev.cedros.type.DefaultValue;
import dev.cedros.type.FieldType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Spells values as Java literals, in ASCII. */
final class Literals {
    private Literals() {}

    /** A text between quotes. */
    static String text(String value) {
        return '"' + escaped(value) + '"';
    }

    /**
     * A text as several literals joined by {@code +}, none of them longer than a width; as one if it fits.
     *
     * @param width the number of characters that a line may have, quotes included
     */
    static List<String> texts(String value, int width) {
        List<String> literals = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < value.length(); i++) {
            String next = escaped(value.substring(i, i + 1));
            if (line.length() + next.length() + 2 > width) {
                literals.add('"' + line.toString() + '"');
                line.setLength(0);
            }
            line.append(next);
        }
        literals.add('"' + line.toString() + '"');
        return literals;
    }

    private static String escaped(String value) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            switch (c) {
                case '"' -> text.append("\\\"");
                case '\\' -> text.append("\\\\");
                case '\n' -> text.append("\\n");
                case '\r' -> text.append("\\r");
                case '\t' -> text.append("\\t");
                default -> text.append(c >= ' ' && c <= '~' ? Character.toString(c) : unicode(c));
            }
        }
        return text.toString();
    }

    /** The Unicode escape of a character. */
    static String unicode(char c) {
        return String.format(Locale.ROOT, "\\u%04x", (int) c);
    }

    /**
     * The value of a constant.
     *
     * @param text the value as the definition spells it
     */
    static String constant(FieldType type, String text, Imports imports) {
        Object value = DefaultValue.parse(type, text);
        if (value instanceof String string) {
            return text(string);
        }
        if (value instanceof Double number) {
            return floating(type.base(), number, text, imports);
        }
        if (value instanceof Long number) {
            return integer(type.base(), number);
        }
        return value.toString();
    }

    /** The text of a text constant. */
    static String value(Constant constant) {
        return (String) DefaultValue.parse(constant.type(), constant.value());
    }

    private static String integer(BaseType type, long value) {
        if (type == BaseType.UINT64 && value < 0) {
            return "0x" + Long.toHexString(value) + "L";
        }
        boolean isLong = type == BaseType.UINT32 || type == BaseType.INT64 || type == BaseType.UINT64;
        return isLong ? value + "L" : Long.toString(value);
    }

    private static String floating(BaseType type, double value, String text, Imports imports) {
        boolean single = type == BaseType.FLOAT32;
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return endless(value, single ? "Float" : "Double", single ? "f" : "", imports);
        }
        String suffix = single ? "f" : "";
        if (value == 0) {
            // Java refuses literals that are too small to be told from zero.
            return (1 / value < 0 ? "-0.0" : "0.0") + suffix;
        }
        return decimal(text.strip()) + suffix;
    }

    private static String endless(double value, String box, String suffix, Imports imports) {
        String name = imports.name("java.lang", box);
        if (!name.equals(box)) {
            // A full name may be mistaken for a member called java; so the constant is written as the JDK defines it.
            return (Double.isNaN(value) ? "0.0" : value > 0 ? "1.0" : "-1.0") + suffix + " / 0.0" + suffix;
        }
        return box + (Double.isNaN(value) ? ".NaN" : value > 0 ? ".POSITIVE_INFINITY" : ".NEGATIVE_INFINITY");
    }

    /** The digits as they are written: how a JDK prints a number has changed with its versions. */
    private static String decimal(String text) {
        String digits = text.startsWith("+") ? text.substring(1) : text;
        String sign = digits.startsWith("-") ? "-" : "";
        digits = digits.substring(sign.length()).toLowerCase(Locale.ROOT);
        int exponent = digits.indexOf('e');
        String mantissa = exponent < 0 ? digits : digits.substring(0, exponent);
        if (mantissa.startsWith(".")) {
            mantissa = "0" + mantissa;
        } else if (mantissa.endsWith(".")) {
            mantissa = mantissa + "0";
        } else if (mantissa.indexOf('.') < 0) {
            mantissa = mantissa + ".0";
        }
        return sign + mantissa + (exponent < 0 ? "" : digits.substring(exponent));
    }
}
