package dev.cedros.benchmarks;

import java.util.List;

/** Values that take turns, without end. For one thread. */
final class Turns<T> {
    private final Object[] values;
    private int turn;

    /** Takes the values, of which there is a power of two. */
    Turns(List<T> values) {
        this.values = values.toArray();
        if (Integer.bitCount(this.values.length) != 1) {
            throw new IllegalArgumentException(this.values.length + " values are no power of two");
        }
    }

    // The array holds only what the list did.
    @SuppressWarnings("unchecked")
    T next() {
        turn = (turn + 1) & (values.length - 1);
        return (T) values[turn];
    }
}
