package dev.cedros.benchmarks;

import java.util.List;
import org.openjdk.jmh.annotations.Setup;

/** The encoded messages of a row, and whose turn it is. Subclasses have the parameter, which says which rows they know. */
public abstract class RowState {
    private Turns<byte[]> encoded = new Turns<>(List.of(new byte[0]));
    private byte[] buffer = {};

    /** The name of the row. */
    abstract String name();

    /** Encodes the messages. */
    @Setup
    public final void setUp() {
        Row<?> row = Rows.named(name());
        List<byte[]> bytes = row.encoded();
        encoded = new Turns<>(bytes);
        buffer = new byte[bytes.stream().mapToInt(b -> b.length).max().orElseThrow()];
        prepare(row);
    }

    /** Makes what an arm needs besides; {@link #bytes} and {@link #buffer} are there. */
    void prepare(Row<?> row) {}

    /** The next encoded message. */
    byte[] bytes() {
        return encoded.next();
    }

    /** A buffer that is kept, with room for each message. */
    byte[] buffer() {
        return buffer;
    }
}
