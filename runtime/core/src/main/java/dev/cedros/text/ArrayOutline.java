package dev.cedros.text;

import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;

/** What {@code ros2 topic echo --no-arr} prints of an array or sequence: its type, by its name in IDL, and its length. */
final class ArrayOutline {
    private ArrayOutline() {}

    static String of(MessageLayout layout, int index, int count) {
        String type = idlName(layout, index);
        String capacity = "[" + Integer.toUnsignedString(layout.count(index)) + "]";
        if (!Op.isCounted(layout.op(index))) {
            return "<array type: " + type + capacity + ">";
        }
        String bound = layout.count(index) == 0 ? "" : capacity;
        return "<sequence type: " + type + bound + ", length: " + count + ">";
    }

    private static String idlName(MessageLayout layout, int index) {
        byte op = layout.op(index);
        if (Op.hasElements(op)) {
            byte element = layout.op(index + 1);
            return element == Op.STRUCT ? layout.nestedType(index + 1) : element == Op.WSTRING ? "wstring" : "string";
        }
        return switch (Op.single(op)) {
            case Op.BOOL -> "boolean";
            case Op.BYTE -> "octet";
            case Op.FLOAT32 -> "float";
            case Op.FLOAT64 -> "double";
            default -> Op.primitive(op).rosName();
        };
    }
}
