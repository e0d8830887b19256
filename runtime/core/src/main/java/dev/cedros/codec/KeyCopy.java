package dev.cedros.codec;

import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;

/**
 * Copies the key members of an encoded message to a key writer and steps over what stands before them, so that nothing is
 * decoded for a key hash. Immutable and thread-safe.
 */
final class KeyCopy {
    private final MessageLayout layout;
    private final boolean[] keyed;

    /** By instruction: the fewest bytes that an element of an array or sequence takes. */
    private final int[] smallest;

    /** The index after the last key member of the outermost message: nothing behind it needs to be read. */
    private final int end;

    KeyCopy(MessageLayout layout, boolean[] keyed) {
        this.layout = layout;
        this.keyed = keyed;
        this.smallest = new int[layout.length()];
        for (int i = 0; i < smallest.length; i++) {
            smallest[i] = Op.hasElements(layout.op(i))
                    ? layout.bounds().smallestElement(layout.fieldType(i + 1))
                    : layout.size(i);
        }
        int last = 0;
        for (int i = 1; i < layout.length(); i = layout.extent(i)) {
            last = layout.isKey(i) ? layout.extent(i) : last;
        }
        this.end = last;
    }

    /** Copies the key of one message; the reader stands behind the header. */
    void copy(CdrReader in, CdrWriter out) {
        copyMembers(0, end, in, out);
    }

    private void copyMembers(int struct, int end, CdrReader in, CdrWriter out) {
        for (int i = struct + 1; i < end; i = layout.extent(i)) {
            if (layout.isKey(i) || !keyed[struct]) {
                copy(i, in, out);
            } else {
                skip(i, in);
            }
        }
    }

    private void copy(int at, CdrReader in, CdrWriter out) {
        byte op = layout.op(at);
        if (op == Op.STRUCT) {
            copyMembers(at, layout.extent(at), in, out);
        } else if (op == Op.PLACEHOLDER) {
            // The byte of a message without members may hold anything; in the key it is 0.
            in.skip(1, 1);
            out.writeInt8((byte) 0);
        } else if (op == Op.STRING) {
            out.writeString(in.readString(StepBuilder.textBound(layout, at)));
        } else if (op == Op.WSTRING) {
            out.writeWstring(in.readWstring(StepBuilder.textBound(layout, at)));
        } else if (Op.isNumber(op)) {
            copyNumber(op, in, out);
        } else {
            copySeveral(at, in, out);
        }
    }

    private static void copyNumber(byte op, CdrReader in, CdrWriter out) {
        switch (op) {
            case Op.BOOL -> out.writeBool(in.readBool());
            case Op.INT8, Op.UINT8, Op.BYTE -> out.writeInt8(in.readInt8());
            case Op.INT16, Op.UINT16 -> out.writeInt16(in.readInt16());
            case Op.INT32, Op.UINT32, Op.FLOAT32 -> out.writeInt32(in.readInt32());
            default -> out.writeInt64(in.readInt64());
        }
    }

    private void copySeveral(int at, CdrReader in, CdrWriter out) {
        byte op = layout.op(at);
        boolean delimited = Op.hasElements(op);
        int collection = delimited ? out.beginCollection() : -1;
        int count = count(at, in);
        if (Op.isCounted(op)) {
            out.writeCount(count);
        }
        if (delimited) {
            for (int i = 0; i < count; i++) {
                copy(at + 1, in, out);
            }
            out.endCollection(collection);
            return;
        }
        switch (layout.size(at)) {
            case 1 -> {
                if (Op.single(op) == Op.BOOL) {
                    out.writeBoolArray(in.readBooleanSequence(count));
                } else {
                    out.writeInt8Array(in.readByteSequence(count));
                }
            }
            case 2 -> out.writeInt16Array(in.readShortSequence(count));
            case 4 -> out.writeInt32Array(in.readIntSequence(count));
            default -> out.writeInt64Array(in.readLongSequence(count));
        }
    }

    private int count(int at, CdrReader in) {
        byte op = layout.op(at);
        int count = layout.count(at);
        if (!Op.isCounted(op)) {
            return Steps.clamped(count);
        }
        return count == 0 ? in.readCount(smallest[at]) : in.readCount(smallest[at], Steps.clamped(count));
    }

    private void skip(int at, CdrReader in) {
        byte op = layout.op(at);
        if (op == Op.STRUCT) {
            for (int i = at + 1; i < layout.extent(at); i = layout.extent(i)) {
                skip(i, in);
            }
        } else if (op == Op.STRING) {
            in.skipString();
        } else if (op == Op.WSTRING) {
            in.skipWstring();
        } else if (Op.hasElements(op)) {
            for (int n = count(at, in); n > 0; n--) {
                skip(at + 1, in);
            }
        } else {
            boolean several = !Op.isNumber(op) && op != Op.PLACEHOLDER;
            in.skip(layout.size(at), (long) layout.size(at) * (several ? count(at, in) : 1));
        }
    }
}
