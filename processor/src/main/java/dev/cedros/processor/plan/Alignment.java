package dev.cedros.processor.plan;

/**
 * What is known, when code is generated, of a position on the wire: it leaves {@code residue} when divided by {@code
 * modulus}. Positions count from the byte after the encapsulation header.
 *
 * @param modulus 1, 2, 4 or 8; 1 when nothing is known
 * @param residue 0 up to the modulus
 */
public record Alignment(int modulus, int residue) {
    /** Nothing is known: a message can be nested anywhere. */
    public static final Alignment UNKNOWN = new Alignment(1, 0);

    /** A position that is a multiple of {@code modulus}. */
    public static Alignment multipleOf(int modulus) {
        return new Alignment(modulus, 0);
    }

    /** Whether the padding before a value of this alignment is the same each time. */
    public boolean knows(int alignment) {
        return modulus >= alignment;
    }

    /** That padding in bytes. */
    public int padding(int alignment) {
        return -residue & (alignment - 1);
    }

    /** What is known after padding to this alignment. */
    public Alignment align(int alignment) {
        return knows(alignment) ? advance(padding(alignment)) : multipleOf(alignment);
    }

    /** What is known so many bytes further on. */
    public Alignment advance(long bytes) {
        return new Alignment(modulus, (int) ((residue + bytes) & (modulus - 1)));
    }

    /** What is known when the position is one or the other. */
    public Alignment or(Alignment other) {
        int common = Math.min(modulus, other.modulus);
        while ((residue & (common - 1)) != (other.residue & (common - 1))) {
            common >>= 1;
        }
        return new Alignment(common, residue & (common - 1));
    }
}
