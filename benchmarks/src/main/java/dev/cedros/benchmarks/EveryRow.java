package dev.cedros.benchmarks;

import java.util.List;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The messages of any row, their bytes, and whose turn it is. */
@State(Scope.Thread)
public class EveryRow {
    /** The name of the row. */
    @Param({
        "tf-1",
        "tf-3",
        "tf-20",
        "tf-50",
        "marker",
        "marker-array-10",
        "joint-state-1",
        "joint-state-12",
        "joint-state-100",
        "laser-scan-1000",
        "laser-scan-1080",
        "float64-multi-array",
        "uint8-multi-array-64k",
        "byte-multi-array-64",
        "byte-multi-array-4k",
        "byte-multi-array-64k",
        "image",
        "point-cloud2",
        "reference-marker",
        "reference-marker-array-20",
        "pose-array-1000",
        "path-1000",
        "empty",
        "bool",
        "int32",
        "string",
        "header"
    })
    public String row = "";

    private Turns<byte[]> encoded = new Turns<>(List.of(new byte[0]));
    private Subject<?> subject = new Subject<>(Rows.named("empty"), encoded);
    private byte[] buffer = {};

    /** Makes the messages and encodes them. */
    @Setup
    public void setUp() {
        Row<?> named = Rows.named(row);
        List<byte[]> bytes = named.encoded();
        encoded = new Turns<>(bytes);
        subject = new Subject<>(named, encoded);
        buffer = new byte[bytes.stream().mapToInt(b -> b.length).max().orElseThrow()];
    }

    /** The next encoded message. */
    byte[] bytes() {
        return encoded.next();
    }

    /** A buffer that is kept, with room for each message. */
    byte[] buffer() {
        return buffer;
    }

    /** The messages with the codec of their type. */
    Subject<?> subject() {
        return subject;
    }
}
