package dev.cedros.codec;

import dev.cedros.error.InvalidMessageException;
import dev.cedros.layout.Op;
import dev.cedros.type.BaseType;
import dev.cedros.type.DefaultValue;
import dev.cedros.type.FieldType;
import dev.cedros.type.TypeSyntaxException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Map;

/** Brings numbers and truth values in the forms that callers have into the form of frames, and checks that they fit. */
final class NumberReader {
    private static final int LONGEST_TEXT = 2000;
    private static final int SHOWN = 60;

    private NumberReader() {}

    /** The value as a frame has it; {@code op} is that of a single value. */
    static long bits(byte op, Object value) {
        BaseType type = Op.primitive(op);
        if (type == BaseType.BOOL) {
            if (value instanceof Boolean truth) {
                return truth ? 1 : 0;
            }
            throw wrongKind(type, "true or false", value);
        }
        if (value instanceof CharSequence text) {
            return ofText(type, text.toString());
        }
        if (value instanceof Character unit && !type.isFloat()) {
            return whole(type, BigDecimal.valueOf(unit), value);
        }
        if (!(value instanceof Number number)) {
            throw wrongKind(type, type.isFloat() ? "a number" : "a whole number", value);
        }
        return type.isFloat() ? floating(type, number) : whole(type, decimal(type, number), number);
    }

    private static long ofText(BaseType type, String text) {
        try {
            if (text.length() > LONGEST_TEXT) {
                throw wrongKind(type, "a number", text);
            }
            Object parsed = DefaultValue.parse(FieldType.of(type), text);
            if (parsed instanceof Double number) {
                return type == BaseType.FLOAT32
                        ? Float.floatToRawIntBits(number.floatValue())
                        : Double.doubleToRawLongBits(number);
            }
            return (Long) parsed;
        } catch (TypeSyntaxException e) {
            throw new InvalidMessageException("value-kind", e.problem(), e);
        }
    }

    private static long floating(BaseType type, Number value) {
        if (type == BaseType.FLOAT64) {
            double number = value.doubleValue();
            if (Double.isInfinite(number) && !isInfinite(value)) {
                throw outOfRange(type, value);
            }
            return Double.doubleToRawLongBits(number);
        }
        if (value instanceof Float number) {
            return Float.floatToRawIntBits(number);
        }
        // By way of double, a decimal number could be rounded twice.
        float number = value instanceof BigDecimal || value instanceof BigInteger
                ? value.floatValue()
                : (float) value.doubleValue();
        if (Float.isInfinite(number) && !isInfinite(value)) {
            throw outOfRange(type, value);
        }
        return Float.floatToRawIntBits(number);
    }

    private static boolean isInfinite(Number value) {
        return (value instanceof Double || value instanceof Float) && Double.isInfinite(value.doubleValue());
    }

    private static BigDecimal decimal(BaseType type, Number value) {
        if (value instanceof BigDecimal decimal) {
            return decimal;
        }
        if (value instanceof BigInteger integer) {
            return new BigDecimal(integer);
        }
        if (value instanceof Double || value instanceof Float) {
            if (Double.isNaN(value.doubleValue()) || Double.isInfinite(value.doubleValue())) {
                throw wrongKind(type, "a whole number", value);
            }
            return new BigDecimal(value.doubleValue());
        }
        return BigDecimal.valueOf(value.longValue());
    }

    private static long whole(BaseType type, BigDecimal value, Object given) {
        // Compared first: a number of few digits and a huge exponent would take as many digits written out.
        if (value.compareTo(new BigDecimal(lowest(type))) < 0 || value.compareTo(new BigDecimal(highest(type))) > 0) {
            throw outOfRange(type, given);
        }
        if (value.signum() == 0) {
            return 0;
        }
        BigDecimal shortest = value.stripTrailingZeros();
        if (shortest.scale() > 0) {
            throw wrongKind(type, "a whole number", given);
        }
        return shortest.toBigInteger().longValue();
    }

    private static BigInteger lowest(BaseType type) {
        int bits = 8 * type.sizeBytes();
        return type.isUnsigned()
                ? BigInteger.ZERO
                : BigInteger.ONE.shiftLeft(bits - 1).negate();
    }

    private static BigInteger highest(BaseType type) {
        int bits = 8 * type.sizeBytes();
        return BigInteger.ONE.shiftLeft(type.isUnsigned() ? bits : bits - 1).subtract(BigInteger.ONE);
    }

    private static InvalidMessageException outOfRange(BaseType type, Object value) {
        String range = type.isFloat() ? "finite numbers up to its largest" : lowest(type) + " to " + highest(type);
        return new InvalidMessageException(
                "out-of-range",
                cut(value.toString()) + " does not fit " + type.rosName() + ", which holds " + range + ".");
    }

    private static InvalidMessageException wrongKind(BaseType type, String expected, Object value) {
        return new InvalidMessageException(
                "value-kind", "is " + shown(value) + "; " + type.rosName() + " takes " + expected + ".");
    }

    /** A value as an error shows it: what it is, and itself where it is short. */
    static String shown(Object value) {
        if (value instanceof CharSequence text) {
            return "the text '" + cut(text.toString()) + "'";
        }
        if (value instanceof Number || value instanceof Boolean) {
            return cut(value.toString());
        }
        if (value instanceof DynamicMessage message) {
            return "of type " + message.typeName();
        }
        if (value instanceof Map) {
            return "a map";
        }
        return value instanceof Collection ? "a list" : "of " + value.getClass();
    }

    private static String cut(String text) {
        return text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text;
    }
}
