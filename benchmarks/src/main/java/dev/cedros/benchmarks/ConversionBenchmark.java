package dev.cedros.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** 64 KiB of numbers of one type, in both byte orders, moved at once and one by one. */
public class ConversionBenchmark extends Arm {
    /** The numbers. */
    @State(Scope.Thread)
    public static class Values {
        /** Their Java type. */
        @Param({"boolean", "byte", "short", "int", "long", "float", "double"})
        public String type = "";

        /** The byte order on the wire. */
        @Param({"little", "big"})
        public String order = "";

        private Conversion conversion = new ByteConversion();
        private boolean bigEndian;

        /** Makes the numbers. */
        @Setup
        public void setUp() {
            conversion = Conversion.of(type);
            bigEndian = order.equals("big");
            // So that the numbers are on the wire before one is read.
            conversion.writeArray(bigEndian);
        }
    }

    /** Writes an array at once. */
    @Benchmark
    public Object writeArray(Values values) {
        return values.conversion.writeArray(values.bigEndian);
    }

    /** Writes an array, one number after the other. */
    @Benchmark
    public Object writeArrayEach(Values values) {
        return values.conversion.writeArrayEach(values.bigEndian);
    }

    /** Reads at once into an array that is kept. */
    @Benchmark
    public Object readArray(Values values) {
        return values.conversion.readArray(values.bigEndian);
    }

    /** Reads into an array that is kept, one number after the other. */
    @Benchmark
    public Object readArrayEach(Values values) {
        return values.conversion.readArrayEach(values.bigEndian);
    }

    /** Writes a sequence at once. */
    @Benchmark
    public Object writeSequence(Values values) {
        return values.conversion.writeSequence(values.bigEndian);
    }

    /** Writes a sequence, one number after the other. */
    @Benchmark
    public Object writeSequenceEach(Values values) {
        return values.conversion.writeSequenceEach(values.bigEndian);
    }

    /** Reads a new sequence at once. */
    @Benchmark
    public Object readSequence(Values values) {
        return values.conversion.readSequence(values.bigEndian);
    }

    /** Reads a new sequence, one number after the other. */
    @Benchmark
    public Object readSequenceEach(Values values) {
        return values.conversion.readSequenceEach(values.bigEndian);
    }
}
