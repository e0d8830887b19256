package dev.cedros.type.hash;

import dev.cedros.type.BaseType;
import dev.cedros.type.DefaultValue;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.Collectors;

/** Spells default values as Python prints them, since rosidl takes them from there. */
final class PythonText {
    private static final int MOST_DIGITS = 17;

    private PythonText() {}

    /** The default value of a field; empty if it has none. */
    static String defaultOf(Field field) {
        if (field.defaultValue().isEmpty()) {
            return "";
        }
        FieldType type = field.type();
        // Python has no single precision: 0.1 stays 0.1.
        BaseType base = type.base() == BaseType.FLOAT32 ? BaseType.FLOAT64 : type.base();
        FieldType wide =
                new FieldType(base, type.multiplicity(), type.capacity(), type.stringCapacity(), type.nestedTypeName());
        return text(base, DefaultValue.parse(wide, field.defaultValue()));
    }

    private static String text(BaseType base, Object value) {
        return value instanceof List<?> elements ? tuple(base, elements) : single(base, value);
    }

    private static String tuple(BaseType base, List<?> elements) {
        String inner = elements.stream()
                .map(element -> element instanceof String text ? quoted(text) : single(base, element))
                .collect(Collectors.joining(", "));
        return elements.size() == 1 ? "(" + inner + ",)" : "(" + inner + ")";
    }

    private static String single(BaseType base, Object value) {
        if (value instanceof Boolean truth) {
            return truth ? "True" : "False";
        }
        if (value instanceof Double number) {
            return floating(number);
        }
        return value instanceof Long bits && base == BaseType.UINT64 ? Long.toUnsignedString(bits) : value.toString();
    }

    /** The fewest digits that mean the number; with an exponent when it has more than 16 digits or four zeros first. */
    static String floating(double number) {
        if (Double.isNaN(number)) {
            return "nan";
        }
        if (Double.isInfinite(number)) {
            return number > 0 ? "inf" : "-inf";
        }
        if (number == 0) {
            return 1 / number < 0 ? "-0.0" : "0.0";
        }
        BigDecimal shortest = shortest(number);
        String digits = shortest.unscaledValue().abs().toString();
        int exponent = digits.length() - 1 - shortest.scale();
        String sign = number < 0 ? "-" : "";
        if (exponent < -4 || exponent >= 16) {
            String fraction = digits.length() > 1 ? "." + digits.substring(1) : "";
            return sign
                    + digits.charAt(0)
                    + fraction
                    + String.format("e%s%02d", exponent < 0 ? "-" : "+", Math.abs(exponent));
        }
        String plain = shortest.abs().toPlainString();
        return sign + (plain.indexOf('.') < 0 ? plain + ".0" : plain);
    }

    /** Double.toString gives more digits than needed on some JDKs. */
    private static BigDecimal shortest(double number) {
        BigDecimal exact = new BigDecimal(number);
        for (int digits = 1; digits < MOST_DIGITS; digits++) {
            BigDecimal rounded = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
            if (rounded.doubleValue() == number) {
                return rounded.stripTrailingZeros();
            }
        }
        return exact.round(new MathContext(MOST_DIGITS, RoundingMode.HALF_EVEN)).stripTrailingZeros();
    }

    /** Text inside a tuple: in single quotes, unless these would need an escape and double ones would not. */
    private static String quoted(String text) {
        char quote = text.indexOf('\'') >= 0 && text.indexOf('"') < 0 ? '"' : '\'';
        StringBuilder quoted = new StringBuilder().append(quote);
        text.codePoints().forEach(c -> {
            switch (c) {
                case '\n' -> quoted.append("\\n");
                case '\r' -> quoted.append("\\r");
                case '\t' -> quoted.append("\\t");
                case '\\' -> quoted.append("\\\\");
                default -> {
                    if (c == quote) {
                        quoted.append('\\').append(quote);
                    } else if (Character.isISOControl(c)) {
                        quoted.append(String.format("\\x%02x", c));
                    } else {
                        quoted.appendCodePoint(c);
                    }
                }
            }
        });
        return quoted.append(quote).toString();
    }
}
