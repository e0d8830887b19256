package dev.cedros.examples;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** Shows the first bytes of a payload, sixteen to a line, with the characters they stand for. */
final class HexView {
    private static final int WIDTH = 16;
    private static final int SHOWN_BYTES = 4 * WIDTH;
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ");

    private HexView() {}

    /** Gives the lines for at most the first 64 bytes, and a last one that says how many were left out. */
    static List<String> lines(byte[] bytes) {
        List<String> lines = new ArrayList<>();
        int shown = Math.min(bytes.length, SHOWN_BYTES);
        for (int start = 0; start < shown; start += WIDTH) {
            int end = Math.min(start + WIDTH, shown);
            String hex = HEX.formatHex(bytes, start, end);
            lines.add(String.format("%04x  %-47s  %s", start, hex, characters(bytes, start, end)));
        }
        if (shown < bytes.length) {
            lines.add("... " + (bytes.length - shown) + " more bytes");
        }
        return lines;
    }

    private static String characters(byte[] bytes, int start, int end) {
        StringBuilder text = new StringBuilder();
        for (int i = start; i < end; i++) {
            text.append(bytes[i] >= ' ' && bytes[i] < 0x7f ? (char) bytes[i] : '.');
        }
        return text.toString();
    }
}
