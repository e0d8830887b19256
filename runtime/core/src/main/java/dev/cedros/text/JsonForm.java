package dev.cedros.text;

import dev.cedros.cdr.CdrReader;
import dev.cedros.layout.Op;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** Writes JSON (RFC 8259), in one line or indented. */
final class JsonForm implements TextForm {
    private static final String STEP = "  ";

    /** A multiple of three, so that the pieces of base64 fit together. */
    private static final int BASE64_PIECE = 3 << 12;

    private final JsonOptions options;
    private final TextSink sink;
    private final StringBuilder out;
    private final String colon;
    private int depth;

    /** Whether the message begun last has no member yet. */
    private boolean first;

    /** Whether an element that is a message begins on a line of its own, and so its list does not end in the line of its last. */
    private boolean inElement;

    JsonForm(JsonOptions options, TextSink sink) {
        this.options = options;
        this.sink = sink;
        this.out = sink.text();
        this.colon = options.indented() ? ": " : ":";
    }

    @Override
    public void beginMessage() {
        beginObject();
        out.append('{');
        depth++;
        first = true;
    }

    private void beginObject() {
        if (inElement && options.indented()) {
            line();
        }
        inElement = false;
    }

    @Override
    public void member(String name) throws IOException {
        sink.check();
        if (!first) {
            out.append(',');
        }
        first = false;
        line();
        JsonString.append(name, out);
        out.append(colon);
    }

    @Override
    public void endMessage() {
        depth--;
        line();
        out.append('}');
        first = false;
    }

    private void line() {
        if (options.indented()) {
            out.append('\n');
            for (int i = 0; i < depth; i++) {
                out.append(STEP);
            }
        }
    }

    @Override
    public void emptyMessage() {
        beginObject();
        out.append("{}");
    }

    @Override
    public int beginList(int index, int count) {
        out.append('[');
        depth++;
        return count;
    }

    @Override
    public void element(int number) throws IOException {
        sink.check();
        if (number > 0) {
            out.append(',');
        }
        inElement = true;
    }

    @Override
    public void endList(int count, int shown) {
        depth--;
        if (count > 0 && !inElement) {
            line();
        }
        inElement = false;
        out.append(']');
    }

    @Override
    public boolean takesBytes(byte op, int count) {
        return Op.single(op) == Op.UINT8 && count > options.base64Above();
    }

    @Override
    public void bytes(CdrReader in, int count) throws IOException {
        out.append("{\"$base64\"").append(colon).append('"');
        Base64.Encoder encoder = Base64.getEncoder();
        for (int done = 0; done < count; done += BASE64_PIECE) {
            byte[] piece = in.readInt8Array(Math.min(BASE64_PIECE, count - done));
            out.append(new String(encoder.encode(piece), StandardCharsets.ISO_8859_1));
            sink.check();
        }
        out.append("\"}");
    }

    @Override
    public void bool(boolean value) {
        out.append(value);
    }

    @Override
    public void integer(long value) {
        out.append(value);
    }

    @Override
    public void integer64(long value, boolean unsigned) {
        String quote = options.int64AsNumbers() ? "" : "\"";
        out.append(quote);
        if (unsigned) {
            out.append(Long.toUnsignedString(value));
        } else {
            out.append(value);
        }
        out.append(quote);
    }

    @Override
    public void octet(int value) {
        out.append(value);
    }

    @Override
    public void real(double value) {
        boolean finite = Double.isFinite(value);
        if (!finite && options.nonFiniteAsNull()) {
            out.append("null");
        } else if (!finite) {
            out.append('"').append(value).append('"');
        } else if (value == 0 && 1 / value < 0 && !options.nonFiniteAsNull()) {
            out.append("\"-0\"");
        } else {
            DecimalText.append(value, false, out);
        }
    }

    @Override
    public void text(String value) {
        JsonString.append(value, out);
    }
}
