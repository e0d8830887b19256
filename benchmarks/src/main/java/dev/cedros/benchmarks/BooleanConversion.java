package dev.cedros.benchmarks;

import dev.cedros.payload.WireBytes;
import dev.cedros.sequence.BooleanSequence;
import java.util.Random;

/** Truth values, which are one byte each and have no byte order. */
final class BooleanConversion implements Conversion {
    private static final int COUNT = SIZE_BYTES;

    private final byte[] wire = new byte[START + SIZE_BYTES];
    private final boolean[] array = new boolean[COUNT];
    private final BooleanSequence sequence;

    BooleanConversion() {
        Random random = new Random(COUNT);
        for (int i = 0; i < COUNT; i++) {
            array[i] = random.nextBoolean();
        }
        sequence = BooleanSequence.of(array);
    }

    @Override
    public byte[] writeArray(boolean bigEndian) {
        WireBytes.putBooleans(array, 0, COUNT, wire, START);
        return wire;
    }

    @Override
    public byte[] writeArrayEach(boolean bigEndian) {
        for (int i = 0; i < COUNT; i++) {
            wire[START + i] = (byte) (array[i] ? 1 : 0);
        }
        return wire;
    }

    @Override
    public boolean[] readArray(boolean bigEndian) {
        WireBytes.getBooleans(wire, START, array, 0, COUNT);
        return array;
    }

    @Override
    public boolean[] readArrayEach(boolean bigEndian) {
        for (int i = 0; i < COUNT; i++) {
            array[i] = wire[START + i] != 0;
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
            wire[START + i] = (byte) (sequence.get(i) ? 1 : 0);
        }
        return wire;
    }

    @Override
    public BooleanSequence readSequence(boolean bigEndian) {
        return BooleanSequence.fromWire(wire, START, COUNT, bigEndian);
    }

    @Override
    public BooleanSequence readSequenceEach(boolean bigEndian) {
        BooleanSequence.Builder builder = BooleanSequence.builder(COUNT);
        for (int i = 0; i < COUNT; i++) {
            builder.add(wire[START + i] != 0);
        }
        return builder.build();
    }
}
