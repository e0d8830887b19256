package dev.cedros.type;

/** How many values a field holds. The offset is what REP 2016 adds to the id of the {@link BaseType}. */
public enum Multiplicity {
    /** Exactly one value. */
    SINGLE(0),
    /** A fixed number of values, without a count on the wire. */
    ARRAY(48),
    /** Up to a fixed number of values, after a count. */
    BOUNDED_SEQUENCE(96),
    /** Any number of values, after a count. */
    UNBOUNDED_SEQUENCE(144);

    private final int idOffset;

    Multiplicity(int idOffset) {
        this.idOffset = idOffset;
    }

    /** What is added to {@link BaseType#id()} to give the type id of REP 2016. */
    public int idOffset() {
        return idOffset;
    }

    /** Whether a count stands before the values on the wire. */
    public boolean isSequence() {
        return this == BOUNDED_SEQUENCE || this == UNBOUNDED_SEQUENCE;
    }
}
