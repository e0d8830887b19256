package dev.cedros.benchmarks;

/**
 * Numbers of one Java type that go to the wire and come back, all at once or one by one. They stand on the wire at an odd
 * multiple of four, as often as not the place of numbers of eight bytes.
 */
interface Conversion {
    /** The bytes that the numbers take together. */
    int SIZE_BYTES = 64 << 10;

    /** Where they begin on the wire. */
    int START = 4;

    /** Writes an array at once. */
    byte[] writeArray(boolean bigEndian);

    /** Writes an array, one number after the other. */
    byte[] writeArrayEach(boolean bigEndian);

    /** Reads at once into an array that is kept. */
    Object readArray(boolean bigEndian);

    /** Reads into an array that is kept, one number after the other. */
    Object readArrayEach(boolean bigEndian);

    /** Writes a sequence at once. */
    byte[] writeSequence(boolean bigEndian);

    /** Writes a sequence, one number after the other. */
    byte[] writeSequenceEach(boolean bigEndian);

    /** Reads a new sequence at once. */
    Object readSequence(boolean bigEndian);

    /** Reads a new sequence, one number after the other. */
    Object readSequenceEach(boolean bigEndian);

    /** The numbers of this Java type. */
    static Conversion of(String type) {
        return switch (type) {
            case "boolean" -> new BooleanConversion();
            case "byte" -> new ByteConversion();
            case "short" -> new ShortConversion();
            case "int" -> new IntConversion();
            case "long" -> new LongConversion();
            case "float" -> new FloatConversion();
            case "double" -> new DoubleConversion();
            default -> throw new IllegalArgumentException("No primitive type is called " + type);
        };
    }
}
