package dev.cedros.text;

import dev.cedros.cdr.CdrReader;
import dev.cedros.layout.MessageLayout;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;

/** Writes block style YAML: a member on each line, lists as dashes that are not indented further than their member. */
final class YamlForm implements TextForm {
    private static final int STEP = 2;

    /** Keys from this length on are marked with a question mark; the tag that is not printed counts as well. */
    private static final int LONG_KEY = 128 - "!!str".length();

    private static final String CUT = "...";

    private final MessageLayout layout;
    private final YamlOptions options;
    private final TextSink sink;
    private final StringBuilder out;

    /** How far the members of the message begun last are indented; the outermost message takes a step like all others. */
    private int indent = -STEP;

    /** The indentation around each list that has begun. */
    private final Deque<Integer> around = new ArrayDeque<>();

    /** What stands before the next value in its line. */
    private Before before = Before.NOTHING;

    private enum Before {
        /** The value is the whole text. */
        NOTHING,
        /** A member and its colon. */
        KEY,
        /** A dash and a space, or a colon and a space under a long key: block values begin in the same line. */
        MARK,
        /** The same, with the indentation of a message that begins here. */
        BEGUN_LINE
    }

    YamlForm(MessageLayout layout, YamlOptions options, TextSink sink) {
        this.layout = layout;
        this.options = options;
        this.sink = sink;
        this.out = sink.text();
    }

    @Override
    public void beginMessage() {
        indent += STEP;
        if (before == Before.KEY) {
            out.append('\n');
        }
        before = before == Before.MARK ? Before.BEGUN_LINE : Before.NOTHING;
    }

    @Override
    public void endMessage() {
        indent -= STEP;
    }

    @Override
    public void member(String name) throws IOException {
        sink.check();
        beginLine();
        if (name.length() < LONG_KEY) {
            YamlScalar.append(name, 0, out);
            out.append(':');
            before = Before.KEY;
        } else {
            out.append("? ");
            YamlScalar.append(name, indent + STEP, out);
            out.append('\n');
            YamlScalar.indent(indent, out);
            out.append(": ");
            before = Before.MARK;
        }
    }

    private void beginLine() {
        if (before != Before.BEGUN_LINE) {
            YamlScalar.indent(indent, out);
        }
        before = Before.NOTHING;
    }

    @Override
    public void emptyMessage() {
        value("{}");
    }

    @Override
    public int beginList(int index, int count) {
        if (options.withoutArrays()) {
            textValue(ArrayOutline.of(layout, index, count));
            return 0;
        }
        if (count == 0) {
            value("[]");
            return 0;
        }
        around.push(indent);
        if (before == Before.MARK) {
            // Under a long key, items are indented like everything else.
            indent += STEP;
            before = Before.BEGUN_LINE;
        } else {
            out.append('\n');
            before = Before.NOTHING;
        }
        return options.isTruncated() ? Math.min(count, options.truncateLength()) : count;
    }

    @Override
    public void element(int number) throws IOException {
        sink.check();
        beginLine();
        out.append("- ");
        before = Before.MARK;
    }

    @Override
    public void endList(int count, int shown) throws IOException {
        if (options.withoutArrays() || count == 0) {
            return;
        }
        if (shown < count) {
            element(shown);
            textValue(CUT);
        }
        indent = around.pop();
    }

    @Override
    public boolean takesBytes(byte op, int count) {
        return false;
    }

    @Override
    public void bytes(CdrReader in, int count) {
        throw new IllegalStateException("YAML has bytes as lists");
    }

    @Override
    public void bool(boolean value) {
        value(value ? "true" : "false");
    }

    @Override
    public void integer(long value) {
        beginValue();
        out.append(value).append('\n');
    }

    @Override
    public void integer64(long value, boolean unsigned) {
        if (unsigned && value < 0) {
            value(Long.toUnsignedString(value));
        } else {
            integer(value);
        }
    }

    /** Python has single octets as bytes objects, which are printed as a character each. */
    @Override
    public void octet(int value) {
        textValue(cut(Character.toString(value)));
    }

    @Override
    public void real(double value) {
        if (Double.isNaN(value)) {
            value(".nan");
        } else if (Double.isInfinite(value)) {
            value(value > 0 ? ".inf" : "-.inf");
        } else {
            beginValue();
            DecimalText.append(value, true, out);
            out.append('\n');
        }
    }

    @Override
    public void text(String value) {
        if (options.withoutStrings()) {
            textValue("<string length: <" + value.codePointCount(0, value.length()) + ">>");
        } else {
            textValue(cut(value));
        }
    }

    private String cut(String text) {
        int most = options.truncateLength();
        if (!options.isTruncated() || text.length() <= most || text.codePointCount(0, text.length()) <= most) {
            return text;
        }
        return text.substring(0, text.offsetByCodePoints(0, most)) + CUT;
    }

    private void value(String text) {
        beginValue();
        out.append(text).append('\n');
    }

    private void textValue(String text) {
        beginValue();
        YamlScalar.append(text, indent + STEP, out);
        out.append('\n');
    }

    private void beginValue() {
        if (before == Before.KEY) {
            out.append(' ');
        }
        before = Before.NOTHING;
    }
}
