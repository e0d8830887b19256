package dev.cedros.codec;

import dev.cedros.layout.Op;
import dev.cedros.sequence.BooleanSequence;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.sequence.IntSequence;
import dev.cedros.sequence.LongSequence;
import dev.cedros.sequence.PrimitiveSequence;
import dev.cedros.sequence.ShortSequence;
import org.jspecify.annotations.Nullable;

/** The forms that elements of a primitive type can have in Java. */
final class SequenceForms {
    private SequenceForms() {}

    /**
     * The sequence of a sequence or array that has the width of the primitive, whose bits are taken as they are: a {@code
     * byte[]} for uint8. Null for anything else.
     */
    static @Nullable PrimitiveSequence sameBits(byte op, Object value) {
        return switch (Op.single(op)) {
            case Op.BOOL ->
                value instanceof boolean[] array
                        ? BooleanSequence.of(array)
                        : value instanceof BooleanSequence same ? same : null;
            case Op.INT8, Op.UINT8, Op.BYTE ->
                value instanceof byte[] array
                        ? ByteSequence.of(array)
                        : value instanceof ByteSequence same ? same : null;
            case Op.INT16, Op.UINT16 ->
                value instanceof short[] array
                        ? ShortSequence.of(array)
                        : value instanceof ShortSequence same ? same : null;
            case Op.INT32, Op.UINT32 ->
                value instanceof int[] array ? IntSequence.of(array) : value instanceof IntSequence same ? same : null;
            case Op.INT64, Op.UINT64 ->
                value instanceof long[] array
                        ? LongSequence.of(array)
                        : value instanceof LongSequence same ? same : null;
            case Op.FLOAT32 ->
                value instanceof float[] array
                        ? FloatSequence.of(array)
                        : value instanceof FloatSequence same ? same : null;
            default ->
                value instanceof double[] array
                        ? DoubleSequence.of(array)
                        : value instanceof DoubleSequence same ? same : null;
        };
    }

    /** The elements as an array of their own type. */
    static Object toArray(PrimitiveSequence sequence) {
        if (sequence instanceof BooleanSequence values) {
            return values.toArray();
        }
        if (sequence instanceof ByteSequence values) {
            return values.toArray();
        }
        if (sequence instanceof ShortSequence values) {
            return values.toArray();
        }
        if (sequence instanceof IntSequence values) {
            return values.toArray();
        }
        if (sequence instanceof LongSequence values) {
            return values.toArray();
        }
        return sequence instanceof FloatSequence values ? values.toArray() : ((DoubleSequence) sequence).toArray();
    }

    /** One element in the form in which a frame has a single number. */
    static long bits(byte op, PrimitiveSequence sequence, int index) {
        return switch (Op.single(op)) {
            case Op.BOOL -> ((BooleanSequence) sequence).get(index) ? 1 : 0;
            case Op.INT8 -> ((ByteSequence) sequence).get(index);
            case Op.UINT8, Op.BYTE -> ((ByteSequence) sequence).getUnsigned(index);
            case Op.INT16 -> ((ShortSequence) sequence).get(index);
            case Op.UINT16 -> ((ShortSequence) sequence).getUnsigned(index);
            case Op.INT32 -> ((IntSequence) sequence).get(index);
            case Op.UINT32 -> ((IntSequence) sequence).getUnsigned(index);
            case Op.INT64, Op.UINT64 -> ((LongSequence) sequence).get(index);
            case Op.FLOAT32 -> Float.floatToRawIntBits(((FloatSequence) sequence).get(index));
            default -> Double.doubleToRawLongBits(((DoubleSequence) sequence).get(index));
        };
    }
}
