package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.JavaPrimitive;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Spells default values in Java. */
final class Literals {
    /** A constant has at most 65,535 bytes, and a character takes up to three. */
    private static final int MAX_CONSTANT = 20_000;

    private Literals() {}

    /** The literal of a parsed default value in the Java type that carries it. */
    static CodeBlock of(ElementType element, Object value) {
        if (element instanceof ElementType.Primitive primitive) {
            return of(primitive.carrier(), value);
        }
        return text((String) value);
    }

    /**
     * A text in ASCII alone: the encoding of sources may know no other characters. One that is too long for a constant of a
     * class file is put together from several.
     */
    static CodeBlock text(String value) {
        if (value.length() <= MAX_CONSTANT) {
            return constant(value);
        }
        List<CodeBlock> pieces = new ArrayList<>();
        for (int from = 0; from < value.length(); from += MAX_CONSTANT) {
            pieces.add(constant(value.substring(from, Math.min(value.length(), from + MAX_CONSTANT))));
        }
        return CodeBlock.of("$T.join($S, $L)", String.class, "", CodeBlock.join(pieces, ", "));
    }

    /**
     * A constant in quotes, broken after each line feed. Nothing in it may end a line for Java or for JavaPoet, which takes
     * U+2028 and its like for line ends and so would break the constant in two.
     */
    private static CodeBlock constant(String value) {
        StringBuilder literal = new StringBuilder("\"");
        for (int i = 0; i < value.length(); i++) {
            char unit = value.charAt(i);
            literal.append(escaped(unit));
            if (unit == '\n' && i + 1 < value.length()) {
                literal.append("\"\n    + \"");
            }
        }
        return CodeBlock.of("$L", literal.append('"').toString());
    }

    private static String escaped(char unit) {
        return switch (unit) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            case '"' -> "\\\"";
            case '\\' -> "\\\\";
            default ->
                unit >= ' ' && unit <= '~'
                        ? Character.toString(unit)
                        : String.format(Locale.ROOT, "\\u%04x", (int) unit);
        };
    }

    /** The literal of zero or false. */
    static CodeBlock zero(ElementType.Primitive primitive) {
        return switch (primitive.carrier()) {
            case BOOLEAN -> CodeBlock.of("false");
            case FLOAT, DOUBLE -> of(primitive.carrier(), 0.0);
            default -> of(primitive.carrier(), 0L);
        };
    }

    private static CodeBlock of(JavaPrimitive carrier, Object value) {
        return switch (carrier) {
            case BOOLEAN -> CodeBlock.of("$L", value);
            case BYTE -> CodeBlock.of("(byte) $L", ((Long) value).byteValue());
            case SHORT -> CodeBlock.of("(short) $L", ((Long) value).shortValue());
            case CHAR -> CodeBlock.of("(char) $L", (int) (char) ((Long) value).longValue());
            case INT -> CodeBlock.of("$L", ((Long) value).intValue());
            case LONG -> longLiteral((Long) value);
            case FLOAT -> floatLiteral(((Double) value).floatValue());
            case DOUBLE -> doubleLiteral((Double) value);
        };
    }

    private static CodeBlock longLiteral(long value) {
        return value == Long.MIN_VALUE ? CodeBlock.of("$T.MIN_VALUE", Long.class) : CodeBlock.of("$LL", value);
    }

    private static CodeBlock floatLiteral(float value) {
        if (Float.isNaN(value)) {
            return CodeBlock.of("$T.NaN", Float.class);
        }
        if (Float.isInfinite(value)) {
            return CodeBlock.of("$T.$L", Float.class, value > 0 ? "POSITIVE_INFINITY" : "NEGATIVE_INFINITY");
        }
        return CodeBlock.of("$Lf", Float.toString(value));
    }

    private static CodeBlock doubleLiteral(double value) {
        if (Double.isNaN(value)) {
            return CodeBlock.of("$T.NaN", Double.class);
        }
        if (Double.isInfinite(value)) {
            return CodeBlock.of("$T.$L", Double.class, value > 0 ? "POSITIVE_INFINITY" : "NEGATIVE_INFINITY");
        }
        return CodeBlock.of("$L", Double.toString(value));
    }
}
