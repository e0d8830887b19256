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
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Collects the elements of a primitive array or sequence in the form in which a frame has single numbers. */
final class SequenceBuilder {
    private final byte op;
    private final int count;
    private final ByteBuffer bytes;

    /** Makes room for {@code count} elements; just so many have to come. */
    SequenceBuilder(byte op, int count) {
        this.op = Op.single(op);
        this.count = count;
        int size = Math.multiplyExact(count, Op.primitive(op).sizeBytes());
        this.bytes = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    void add(long value) {
        switch (Op.primitive(op).sizeBytes()) {
            case 1 -> bytes.put((byte) value);
            case 2 -> bytes.putShort((short) value);
            case 4 -> bytes.putInt((int) value);
            default -> bytes.putLong(value);
        }
    }

    PrimitiveSequence build() {
        byte[] all = bytes.array();
        return switch (op) {
            case Op.BOOL -> BooleanSequence.fromWire(all, 0, count, false);
            case Op.INT8, Op.UINT8, Op.BYTE -> ByteSequence.fromWire(all, 0, count, false);
            case Op.INT16, Op.UINT16 -> ShortSequence.fromWire(all, 0, count, false);
            case Op.INT32, Op.UINT32 -> IntSequence.fromWire(all, 0, count, false);
            case Op.INT64, Op.UINT64 -> LongSequence.fromWire(all, 0, count, false);
            case Op.FLOAT32 -> FloatSequence.fromWire(all, 0, count, false);
            default -> DoubleSequence.fromWire(all, 0, count, false);
        };
    }
}
