package dev.cedros.examples.dynamic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cedros.examples.Printed;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReadAnythingTest {
    @Test
    void readsWhatThereIsNoClassFor() {
        assertEquals(
                List.of(
                        "0: front right turns at 1.5",
                        "at [0, 1, 2] s: [1.0, 1.5, 1.0, 2.5, 1.0, 3.5] rad/s, a message's from [0, 2, 4, 6]",
                        "{\"header\":{\"stamp\":{\"sec\":2,\"nanosec\":0},\"frame_id\":\"base\"},"
                                + "\"wheels\":[{\"name\":\"front left\",\"speed\":1.0},"
                                + "{\"name\":\"front right\",\"speed\":3.5}]}"),
                Printed.by(ReadAnything::run));
    }
}
