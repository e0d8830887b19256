package dev.cedros.benchmarks;

import dev.cedros.payload.WireBytes;
import dev.cedros.sequence.FloatSequence;
import java.util.Random;

/** Single precision numbers. */
final class FloatConversion implements Conversion {
    private static final int COUNT = SIZE_BYTES / Float.BYTES;

    private final byte[] wire = new byte[START + SIZE_BYTES];
    private final float[] array = new float[COUNT];
    private final FloatSequence sequence;

    FloatConversion() {
        Random random = new Random(COUNT);
        for (int i = 0; i < COUNT; i++) {
            array[i] = random.nextFloat();
        }
        sequence = FloatSequence.of(array);
    }

    @Override
    public byte[] writeArray(boolean bigEndian) {
        WireBytes.putFloats(array, 0, COUNT, wire, START, bigEndian);
        return wire;
    }

    @Override
    public byte[] writeArrayEach(boolean bigEndian) {
        for (int i = 0; i < COUNT; i++) {
            WireBytes.putFloat(wire, START + i * Float.BYTES, array[i], bigEndian);
        }
        return wire;
    }

    @Override
    public float[] readArray(boolean bigEndian) {
        WireBytes.getFloats(wire, START, bigEndian, array, 0, COUNT);
        return array;
    }

    @Override
    public float[] readArrayEach(boolean bigEndian) {
        for (int i = 0; i < COUNT; i++) {
            array[i] = WireBytes.getFloat(wire, START + i * Float.BYTES, bigEndian);
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
            WireBytes.putFloat(wire, START + i * Float.BYTES, sequence.get(i), bigEndian);
        }
        return wire;
    }

    @Override
    public FloatSequence readSequence(boolean bigEndian) {
        return FloatSequence.fromWire(wire, START, COUNT, bigEndian);
    }

    @Override
    public FloatSequence readSequenceEach(boolean bigEndian) {
        FloatSequence.Builder builder = FloatSequence.builder(COUNT);
        for (int i = 0; i < COUNT; i++) {
            builder.add(WireBytes.getFloat(wire, START + i * Float.BYTES, bigEndian));
        }
        return builder.build();
    }
}
