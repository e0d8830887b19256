package dev.cedros.benchmarks;

import dev.cedros.payload.WireBytes;
import dev.cedros.sequence.IntSequence;
import java.util.Random;

/** Whole numbers of 4 bytes. */
final class IntConversion implements Conversion {
    private static final int COUNT = SIZE_BYTES / Integer.BYTES;

    private final byte[] wire = new byte[START + SIZE_BYTES];
    private final int[] array = new int[COUNT];
    private final IntSequence sequence;

    IntConversion() {
        Random random = new Random(COUNT);
        for (int i = 0; i < COUNT; i++) {
            array[i] = random.nextInt();
        }
        sequence = IntSequence.of(array);
    }

    @Override
    public byte[] writeArray(boolean bigEndian) {
        WireBytes.putInts(array, 0, COUNT, wire, START, bigEndian);
        return wire;
    }

    @Override
    public byte[] writeArrayEach(boolean bigEndian) {
        for (int i = 0; i < COUNT; i++) {
            WireBytes.putInt(wire, START + i * Integer.BYTES, array[i], bigEndian);
        }
        return wire;
    }

    @Override
    public int[] readArray(boolean bigEndian) {
        WireBytes.getInts(wire, START, bigEndian, array, 0, COUNT);
        return array;
    }

    @Override
    public int[] readArrayEach(boolean bigEndian) {
        for (int i = 0; i < COUNT; i++) {
            array[i] = WireBytes.getInt(wire, START + i * Integer.BYTES, bigEndian);
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
            WireBytes.putInt(wire, START + i * Integer.BYTES, sequence.get(i), bigEndian);
        }
        return wire;
    }

    @Override
    public IntSequence readSequence(boolean bigEndian) {
        return IntSequence.fromWire(wire, START, COUNT, bigEndian);
    }

    @Override
    public IntSequence readSequenceEach(boolean bigEndian) {
        IntSequence.Builder builder = IntSequence.builder(COUNT);
        for (int i = 0; i < COUNT; i++) {
            builder.add(WireBytes.getInt(wire, START + i * Integer.BYTES, bigEndian));
        }
        return builder.build();
    }
}
