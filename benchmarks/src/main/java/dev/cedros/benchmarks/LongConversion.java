package dev.cedros.benchmarks;

import dev.cedros.payload.WireBytes;
import dev.cedros.sequence.LongSequence;
import java.util.Random;

/** Whole numbers of 8 bytes. */
final class LongConversion implements Conversion {
    private static final int COUNT = SIZE_BYTES / Long.BYTES;

    private final byte[] wire = new byte[START + SIZE_BYTES];
    private final long[] array = new long[COUNT];
    private final LongSequence sequence;

    LongConversion() {
        Random random = new Random(COUNT);
        for (int i = 0; i < COUNT; i++) {
            array[i] = random.nextLong();
        }
        sequence = LongSequence.of(array);
    }

    @Override
    public byte[] writeArray(boolean bigEndian) {
        WireBytes.putLongs(array, 0, COUNT, wire, START, bigEndian);
        return wire;
    }

    @Override
    public byte[] writeArrayEach(boolean bigEndian) {
        for (int i = 0; i < COUNT; i++) {
            WireBytes.putLong(wire, START + i * Long.BYTES, array[i], bigEndian);
        }
        return wire;
    }

    @Override
    public long[] readArray(boolean bigEndian) {
        WireBytes.getLongs(wire, START, bigEndian, array, 0, COUNT);
        return array;
    }

    @Override
    public long[] readArrayEach(boolean bigEndian) {
        for (int i = 0; i < COUNT; i++) {
            array[i] = WireBytes.getLong(wire, START + i * Long.BYTES, bigEndian);
        }
        return array;
    }

    @Override
    public byte[] writeSequence(boolean bigEndian) {
        sequence.toWire(wire, START, bigEndian);
        return wire;
    }

    @Override
    public byte[] writeSequenceEach(boolean bigEndian) {
        for (int i = 0; i < COUNT; i++) {
            WireBytes.putLong(wire, START + i * Long.BYTES, sequence.get(i), bigEndian);
        }
        return wire;
    }

    @Override
    public LongSequence readSequence(boolean bigEndian) {
        return LongSequence.fromWire(wire, START, COUNT, bigEndian);
    }

    @Override
    public LongSequence readSequenceEach(boolean bigEndian) {
        LongSequence.Builder builder = LongSequence.builder(COUNT);
        for (int i = 0; i < COUNT; i++) {
            builder.add(WireBytes.getLong(wire, START + i * Long.BYTES, bigEndian));
        }
        return builder.build();
    }
}
