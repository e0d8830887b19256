package dev.cedros.benchmarks;

import dev.cedros.sequence.ByteSequence;
import java.util.Random;

/** Bytes, which have no order. */
final class ByteConversion implements Conversion {
    private static final int COUNT = SIZE_BYTES;

    private final byte[] wire = new byte[START + SIZE_BYTES];
    private final byte[] array = new byte[COUNT];
    private final ByteSequence sequence;

    ByteConversion() {
        Random random = new Random(COUNT);
        for (int i = 0; i < COUNT; i++) {
            array[i] = (byte) random.nextInt();
        }
        sequence = ByteSequence.of(array);
    }

    @Override
    public byte[] writeArray(boolean bigEndian) {
        System.arraycopy(array, 0, wire, START, COUNT);
        return wire;
    }

    @Override
    public byte[] writeArrayEach(boolean bigEndian) {
        for (int i = 0; i < COUNT; i++) {
            wire[START + i] = array[i];
        }
        return wire;
    }

    @Override
    public byte[] readArray(boolean bigEndian) {
        System.arraycopy(wire, START, array, 0, COUNT);
        return array;
    }

    @Override
    public byte[] readArrayEach(boolean bigEndian) {
        for (int i = 0; i < COUNT; i++) {
            array[i] = wire[START + i];
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
            wire[START + i] = sequence.get(i);
        }
        return wire;
    }

    @Override
    public ByteSequence readSequence(boolean bigEndian) {
        return ByteSequence.fromWire(wire, START, COUNT, bigEndian);
    }

    @Override
    public ByteSequence readSequenceEach(boolean bigEndian) {
        ByteSequence.Builder builder = ByteSequence.builder(COUNT);
        for (int i = 0; i < COUNT; i++) {
            builder.add(wire[START + i]);
        }
        return builder.build();
    }
}
