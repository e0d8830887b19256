package dev.cedros.codec;

import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import dev.cedros.layout.SizeBounds;
import dev.cedros.sequence.PrimitiveSequence;
import dev.cedros.type.TypeDescription;
import java.util.List;

/**
 * Writes the key members of a message alone, or copies them from an encoded message (DDS-XTypes 1.3, section 7.6.8). Of a
 * message that has key members only these count, of others all. Members are written one by one, because a key hash aligns to
 * 4 bytes at most, where runs would have other offsets. Immutable and thread-safe.
 */
final class LayoutKeys {
    private static final int HASH_BYTES = 16;

    /** The sizes of the key in the form that {@code encodeKey} gives. */
    final SizeBounds bounds;

    /** Whether the largest possible key fits a key hash as it is. */
    final boolean fitsHash;

    private final MessageLayout layout;

    /** By instruction of a message: whether any of its members belongs to its key. */
    private final boolean[] keyed;

    /** The index after the last key member of the outermost message: nothing behind it needs to be read. */
    private final int end;

    LayoutKeys(MessageLayout layout) {
        this.layout = layout;
        this.keyed = new boolean[layout.length()];
        int last = 0;
        for (int struct = 0; struct < keyed.length; struct++) {
            if (layout.op(struct) == Op.STRUCT) {
                for (int i = struct + 1; i < layout.extent(struct); i = layout.extent(i)) {
                    keyed[struct] |= layout.isKey(i);
                    last = struct == 0 && layout.isKey(i) ? layout.extent(i) : last;
                }
            }
        }
        this.end = last;
        TypeDescription key = layout.description().keyOnly();
        this.bounds = SizeBounds.xcdr1(key);
        this.fitsHash = SizeBounds.xcdr2(key).maxBodySize() <= HASH_BYTES;
    }

    void write(Frame frame, CdrWriter out) {
        write(0, frame, out);
    }

    private boolean isPart(int struct, int member) {
        return layout.isKey(member) || !keyed[struct];
    }

    private void write(int struct, Frame frame, CdrWriter out) {
        int i = struct + 1;
        try {
            for (; i < layout.extent(struct); i = layout.extent(i)) {
                if (isPart(struct, i)) {
                    member(i, frame, out);
                }
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.at(
                    e, layout.nestedType(struct), layout.op(i) == Op.PLACEHOLDER ? "" : layout.name(i));
        }
    }

    private void member(int at, Frame frame, CdrWriter out) {
        byte op = layout.op(at);
        if (Op.isNumber(op)) {
            number(op, frame.number(layout.slot(at)), out);
        } else if (op == Op.STRUCT) {
            write(at, frame, out);
        } else if (op == Op.PLACEHOLDER) {
            out.writeInt8((byte) 0);
        } else if (Op.isText(op)) {
            String value = (String) frame.object(layout.slot(at));
            LayoutWriter.text(out, op, value, StepBuilder.textBound(layout, at));
        } else if (Op.hasElements(op)) {
            int collection = out.beginCollection();
            elements(at, (List<?>) frame.object(layout.slot(at)), out);
            out.endCollection(collection);
        } else {
            PrimitiveSequence values = (PrimitiveSequence) frame.object(layout.slot(at));
            LayoutWriter.count(layout, out, at, values.size());
            LayoutWriter.elements(out, op, values);
        }
    }

    private static void number(byte op, long value, CdrWriter out) {
        switch (op) {
            case Op.BOOL -> out.writeBool(value != 0);
            case Op.INT8, Op.UINT8, Op.BYTE -> out.writeInt8((byte) value);
            case Op.INT16, Op.UINT16 -> out.writeInt16((short) value);
            case Op.INT32, Op.UINT32, Op.FLOAT32 -> out.writeInt32((int) value);
            default -> out.writeInt64(value);
        }
    }

    private void elements(int at, List<?> values, CdrWriter out) {
        LayoutWriter.count(layout, out, at, values.size());
        int i = 0;
        try {
            for (; i < values.size(); i++) {
                if (values instanceof MessageList messages) {
                    write(at + 1, messages.frame(i), out);
                } else {
                    String value = (String) values.get(i);
                    LayoutWriter.text(out, layout.op(at + 1), value, StepBuilder.textBound(layout, at + 1));
                }
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.atIndex(e, i);
        }
    }

    /** Copies the key members of an encoded message, of which the reader stands behind the header. */
    void copy(CdrReader in, CdrWriter out) {
        copyMembers(0, end, in, out);
    }

    private void copyMembers(int struct, int end, CdrReader in, CdrWriter out) {
        for (int i = struct + 1; i < end; i = layout.extent(i)) {
            if (isPart(struct, i)) {
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
        int smallest = Op.hasElements(op) ? layout.bounds().smallestElement(layout.fieldType(at + 1)) : layout.size(at);
        return count == 0 ? in.readCount(smallest) : in.readCount(smallest, Steps.clamped(count));
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
