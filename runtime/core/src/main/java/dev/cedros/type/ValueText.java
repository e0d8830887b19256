package dev.cedros.type;

import java.util.List;
import java.util.stream.Collectors;

/** Spells values as {@code .msg} files do, on one line, so that {@link DefaultValue} reads the same value back. */
public final class ValueText {
    private ValueText() {}

    /**
     * Spells a value.
     *
     * @param value one in the form that {@link DefaultValue#parse} gives
     */
    public static String of(FieldType type, Object value) {
        if (value instanceof List<?> elements) {
            return elements.stream()
                    .map(element -> of(type.element(), element))
                    .collect(Collectors.joining(", ", "[", "]"));
        }
        if (value instanceof String text) {
            return QuotedText.of(text);
        }
        if (value instanceof Long bits && type.base() == BaseType.UINT64) {
            return Long.toUnsignedString(bits);
        }
        return value instanceof Double number ? floating(type.base(), number) : value.toString();
    }

    private static String floating(BaseType base, double number) {
        if (Double.isNaN(number)) {
            return "nan";
        }
        if (Double.isInfinite(number)) {
            return number > 0 ? "inf" : "-inf";
        }
        return base == BaseType.FLOAT32 ? Float.toString((float) number) : Double.toString(number);
    }
}
