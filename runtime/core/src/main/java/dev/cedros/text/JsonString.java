package dev.cedros.text;

/**
 * Writes strings as JSON (RFC 8259, section 7): escaped is what has to be, what cannot be encoded as UTF-8 (halves of
 * surrogate pairs), and the two line ends of Unicode that JavaScript does not take in a literal.
 */
final class JsonString {
    private JsonString() {}

    static void append(String text, StringBuilder out) {
        out.append('"');
        int done = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean asIs =
                    c >= ' ' && c != '"' && c != '\\' && c != '\u2028' && c != '\u2029' && !Character.isSurrogate(c);
            if (asIs) {
                continue;
            }
            if (Character.isHighSurrogate(c) && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))) {
                i++;
                continue;
            }
            out.append(text, done, i);
            done = i + 1;
            escape(c, out);
        }
        out.append(text, done, text.length()).append('"');
    }

    private static void escape(char c, StringBuilder out) {
        out.append('\\');
        switch (c) {
            case '"', '\\' -> out.append(c);
            case '\b' -> out.append('b');
            case '\f' -> out.append('f');
            case '\n' -> out.append('n');
            case '\r' -> out.append('r');
            case '\t' -> out.append('t');
            default -> {
                out.append('u');
                for (int shift = 12; shift >= 0; shift -= 4) {
                    out.append(Character.forDigit(c >> shift & 0xF, 16));
                }
            }
        }
    }
}
