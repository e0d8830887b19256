package dev.cedros.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class HexViewTest {
    @Test
    void showsBytesAndCharacters() {
        assertEquals(
                List.of(
                        "0000  00 61 62 63 64 65 66 67 68 69 6a 6b 6c 6d 6e 6f  .abcdefghijklmno",
                        "0010  7f                                               ."),
                HexView.lines("\0abcdefghijklmno\u007f".getBytes(StandardCharsets.US_ASCII)));
    }

    @Test
    void leavesOutTheRest() {
        List<String> lines = HexView.lines(new byte[100]);
        assertEquals(5, lines.size());
        assertEquals("... 36 more bytes", lines.get(4));
        assertEquals(List.of(), HexView.lines(new byte[0]));
    }
}
