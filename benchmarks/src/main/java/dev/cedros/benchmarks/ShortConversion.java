package dev.cedros.benchmarks;

import dev.cedros.payload.WireBytes;
import dev.cedros.sequence.ShortSequence;
import java.util.Random;

/** Whole numbers of 2 bytes. */
final class ShortConversion implements Conversion {
    private static final int COUNT = SIZE_BYTES / Short.BYTES;

    private final byte[] wire = new byte[START + SIZE_BYTES];
    private final short[] array = new short[COUNT];
    private final ShortSequence sequence;

    ShortConversion() {
        Random random = new Random(COUNT);
        for (int i = 0; i < COUNT; i++) {
            array[i] = (short) random.nextInt();
        }
        sequence = ShortSequence.of(array);
    }

    @Override
    public byte[] writeArray(boolean bigEndian) {
        WireBytes.putShorts(array, 0, COUNT, wire, START, bigEndian);
        return wire;
    }

    @Override
    public byte[] writeArrayEach(boolean bigEndian) {
        for (int i = 0; i < COUNT; i++) {
            WireBytes.putShort(wire, START + i * Short.BYTES, array[i], bigEndian);
        }
        return wire;
    }

    @Override
    public short[] readArray(boolean bigEndian) {
        WireBytes.getShorts(wire, START, bigEndian, array, 0, COUNT);
        return array;
    }

    @Override
    public short[] readArrayEach(boolean bigEndian) {
        for (int i = 0; i < COUNT; i++) {
            array[i] = WireBytes.getShort(wire, START + i * Short.BYTES, bigEndian);
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
            WireBytes.putShort(wire, START + i * Short.BYTES, sequence.get(i), bigEndian);
        }
        return wire;
    }

    @Override
    public ShortSequence readSequence(boolean bigEndian) {
        return ShortSequence.fromWire(wire, START, COUNT, bigEndian);
    }

    @Override
    public ShortSequence readSequenceEach(boolean bigEndian) {
        ShortSequence.Builder builder = ShortSequence.builder(COUNT);
        for (int i = 0; i < COUNT; i++) {
            builder.add(WireBytes.getShort(wire, START + i * Short.BYTES, bigEndian));
        }
        return builder.build();
    }
}
