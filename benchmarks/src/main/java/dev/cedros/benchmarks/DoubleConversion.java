package dev.cedros.benchmarks;

import dev.cedros.payload.WireBytes;
import dev.cedros.sequence.DoubleSequence;
import java.util.Random;

/** Double precision numbers. */
final class DoubleConversion implements Conversion {
    private static final int COUNT = SIZE_BYTES / Double.BYTES;

    private final byte[] wire = new byte[START + SIZE_BYTES];
    private final double[] array = new double[COUNT];
    private final DoubleSequence sequence;

    DoubleConversion() {
        Random random = new Random(COUNT);
        for (int i = 0; i < COUNT; i++) {
            array[i] = random.nextDouble();
        }
        sequence = DoubleSequence.of(array);
    }

    @Override
    public byte[] writeArray(boolean bigEndian) {
        WireBytes.putDoubles(array, 0, COUNT, wire, START, bigEndian);
        return wire;
    }

    @Override
    public byte[] writeArrayEach(boolean bigEndian) {
        for (int i = 0; i < COUNT; i++) {
            WireBytes.putDouble(wire, START + i * Double.BYTES, array[i], bigEndian);
        }
        return wire;
    }

    @Override
    public double[] readArray(boolean bigEndian) {
        WireBytes.getDoubles(wire, START, bigEndian, array, 0, COUNT);
        return array;
    }

    @Override
    public double[] readArrayEach(boolean bigEndian) {
        for (int i = 0; i < COUNT; i++) {
            array[i] = WireBytes.getDouble(wire, START + i * Double.BYTES, bigEndian);
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
            WireBytes.putDouble(wire, START + i * Double.BYTES, sequence.get(i), bigEndian);
        }
        return wire;
    }

    @Override
    public DoubleSequence readSequence(boolean bigEndian) {
        return DoubleSequence.fromWire(wire, START, COUNT, bigEndian);
    }

    @Override
    public DoubleSequence readSequenceEach(boolean bigEndian) {
        DoubleSequence.Builder builder = DoubleSequence.builder(COUNT);
        for (int i = 0; i < COUNT; i++) {
            builder.add(WireBytes.getDouble(wire, START + i * Double.BYTES, bigEndian));
        }
        return builder.build();
    }
}
