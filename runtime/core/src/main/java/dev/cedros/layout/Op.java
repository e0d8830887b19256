package dev.cedros.layout;

import dev.cedros.type.BaseType;
import java.util.List;

/**
 * The instructions of a {@link MessageLayout}, one byte each.
 *
 * <p>The numbers and truth values come in three forms, of which the upper half of the code tells: single, fixed array, and
 * sequence. The lower half tells which of the twelve primitives it is, in the order of {@link #PRIMITIVES}.
 */
public final class Op {
    /** A message, the outermost one included: its members follow, up to its extent. */
    public static final byte STRUCT = 0;
    /** The byte that stands on the wire for a message without members. It holds no value. */
    public static final byte PLACEHOLDER = 1;
    /** A fixed number of texts or messages: the instructions of one element follow. */
    public static final byte ARRAY = 2;
    /** A count, then as many texts or messages: the instructions of one element follow. */
    public static final byte SEQUENCE = 3;
    /** A string. */
    public static final byte STRING = 4;
    /** A wstring. */
    public static final byte WSTRING = 5;

    /** A bool. */
    public static final byte BOOL = 16;
    /** An int8. */
    public static final byte INT8 = 17;
    /** A uint8. */
    public static final byte UINT8 = 18;
    /** An octet, which {@code .msg} files call {@code byte}. */
    public static final byte BYTE = 19;
    /** An int16. */
    public static final byte INT16 = 20;
    /** A uint16. */
    public static final byte UINT16 = 21;
    /** An int32. */
    public static final byte INT32 = 22;
    /** A uint32. */
    public static final byte UINT32 = 23;
    /** An int64. */
    public static final byte INT64 = 24;
    /** A uint64. */
    public static final byte UINT64 = 25;
    /** A float32. */
    public static final byte FLOAT32 = 26;
    /** A float64. */
    public static final byte FLOAT64 = 27;

    /** What is added to the code of a primitive to give that of a fixed array of it. */
    public static final byte ARRAY_FORM = 16;
    /** What is added to the code of a primitive to give that of a sequence of it. */
    public static final byte SEQUENCE_FORM = 32;

    /** A fixed array of bool. */
    public static final byte BOOL_ARRAY = BOOL + ARRAY_FORM;
    /** A fixed array of int8. */
    public static final byte INT8_ARRAY = INT8 + ARRAY_FORM;
    /** A fixed array of uint8. */
    public static final byte UINT8_ARRAY = UINT8 + ARRAY_FORM;
    /** A fixed array of octets. */
    public static final byte BYTE_ARRAY = BYTE + ARRAY_FORM;
    /** A fixed array of int16. */
    public static final byte INT16_ARRAY = INT16 + ARRAY_FORM;
    /** A fixed array of uint16. */
    public static final byte UINT16_ARRAY = UINT16 + ARRAY_FORM;
    /** A fixed array of int32. */
    public static final byte INT32_ARRAY = INT32 + ARRAY_FORM;
    /** A fixed array of uint32. */
    public static final byte UINT32_ARRAY = UINT32 + ARRAY_FORM;
    /** A fixed array of int64. */
    public static final byte INT64_ARRAY = INT64 + ARRAY_FORM;
    /** A fixed array of uint64. */
    public static final byte UINT64_ARRAY = UINT64 + ARRAY_FORM;
    /** A fixed array of float32. */
    public static final byte FLOAT32_ARRAY = FLOAT32 + ARRAY_FORM;
    /** A fixed array of float64. */
    public static final byte FLOAT64_ARRAY = FLOAT64 + ARRAY_FORM;

    /** A sequence of bool. */
    public static final byte BOOL_SEQUENCE = BOOL + SEQUENCE_FORM;
    /** A sequence of int8. */
    public static final byte INT8_SEQUENCE = INT8 + SEQUENCE_FORM;
    /** A sequence of uint8. */
    public static final byte UINT8_SEQUENCE = UINT8 + SEQUENCE_FORM;
    /** A sequence of octets. */
    public static final byte BYTE_SEQUENCE = BYTE + SEQUENCE_FORM;
    /** A sequence of int16. */
    public static final byte INT16_SEQUENCE = INT16 + SEQUENCE_FORM;
    /** A sequence of uint16. */
    public static final byte UINT16_SEQUENCE = UINT16 + SEQUENCE_FORM;
    /** A sequence of int32. */
    public static final byte INT32_SEQUENCE = INT32 + SEQUENCE_FORM;
    /** A sequence of uint32. */
    public static final byte UINT32_SEQUENCE = UINT32 + SEQUENCE_FORM;
    /** A sequence of int64. */
    public static final byte INT64_SEQUENCE = INT64 + SEQUENCE_FORM;
    /** A sequence of uint64. */
    public static final byte UINT64_SEQUENCE = UINT64 + SEQUENCE_FORM;
    /** A sequence of float32. */
    public static final byte FLOAT32_SEQUENCE = FLOAT32 + SEQUENCE_FORM;
    /** A sequence of float64. */
    public static final byte FLOAT64_SEQUENCE = FLOAT64 + SEQUENCE_FORM;

    /** The primitives in the order of their codes, {@link #BOOL} first. */
    public static final List<BaseType> PRIMITIVES = List.of(
            BaseType.BOOL,
            BaseType.INT8,
            BaseType.UINT8,
            BaseType.BYTE,
            BaseType.INT16,
            BaseType.UINT16,
            BaseType.INT32,
            BaseType.UINT32,
            BaseType.INT64,
            BaseType.UINT64,
            BaseType.FLOAT32,
            BaseType.FLOAT64);

    private static final List<String> OTHER_NAMES =
            List.of("STRUCT", "PLACEHOLDER", "ARRAY", "SEQUENCE", "STRING", "WSTRING");
    private static final int FORM_MASK = 0x70;

    private Op() {}

    /** Whether it is a single number or truth value, which a frame keeps among its numbers. */
    public static boolean isNumber(byte op) {
        return (op & FORM_MASK) == BOOL;
    }

    /** Whether it is a fixed array of a primitive. */
    public static boolean isPrimitiveArray(byte op) {
        return (op & FORM_MASK) == BOOL_ARRAY;
    }

    /** Whether it is a sequence of a primitive. */
    public static boolean isPrimitiveSequence(byte op) {
        return (op & FORM_MASK) == BOOL_SEQUENCE;
    }

    /** Whether it is a string or wstring. */
    public static boolean isText(byte op) {
        return op == STRING || op == WSTRING;
    }

    /** Whether the instructions of one element follow it. */
    public static boolean hasElements(byte op) {
        return op == ARRAY || op == SEQUENCE;
    }

    /** Whether a count stands before the values on the wire. */
    public static boolean isCounted(byte op) {
        return op == SEQUENCE || isPrimitiveSequence(op);
    }

    /** The code of the single value of which an array or sequence of primitives consists; a single one is its own. */
    public static byte single(byte op) {
        return (byte) (BOOL | (op & 0x0F));
    }

    /** The primitive type of a single value, an array or a sequence of primitives. */
    public static BaseType primitive(byte op) {
        return PRIMITIVES.get(op & 0x0F);
    }

    /** The code of a single value of a primitive type. */
    public static byte of(BaseType primitive) {
        return (byte) (BOOL + PRIMITIVES.indexOf(primitive));
    }

    /** The name of the constant in this class, such as {@code FLOAT32_SEQUENCE}. */
    public static String name(byte op) {
        if (op < BOOL) {
            return OTHER_NAMES.get(op);
        }
        String form = isNumber(op) ? "" : isPrimitiveArray(op) ? "_ARRAY" : "_SEQUENCE";
        return primitive(op).name() + form;
    }
}
