package dev.cedros.layout;

/** Prints a layout as a table, members of nested messages indented. */
final class LayoutText {
    private LayoutText() {}

    static String of(MessageLayout layout) {
        StringBuilder text = new StringBuilder();
        int[] ends = new int[layout.length() + 1];
        int depth = 0;
        for (int i = 0; i < layout.length(); i++) {
            while (depth > 0 && ends[depth] <= i) {
                depth--;
            }
            line(layout, i, depth, text);
            if (layout.extent(i) > i + 1) {
                ends[++depth] = layout.extent(i);
            }
        }
        return text.toString();
    }

    private static void line(MessageLayout layout, int index, int depth, StringBuilder text) {
        text.append("%5d %s%s".formatted(index, "  ".repeat(depth), Op.name(layout.op(index))));
        append(text, " ", layout.name(index));
        append(text, " ", layout.nestedType(index));
        if (layout.count(index) != 0) {
            text.append(" count=").append(Integer.toUnsignedString(layout.count(index)));
        }
        if (layout.size(index) != 0) {
            text.append(" size=").append(layout.size(index));
        }
        text.append(" align=").append(layout.alignment(index));
        text.append(" extent=").append(layout.extent(index));
        text.append(" slot=").append(layout.slot(index));
        text.append(" copies=%02x".formatted(layout.copies(index)));
        text.append(layout.isKey(index) ? " key" : "");
        append(text, " default=", layout.defaultValue(index));
        text.append('\n');
    }

    private static void append(StringBuilder text, String before, String value) {
        if (!value.isEmpty()) {
            text.append(before).append(value);
        }
    }
}
