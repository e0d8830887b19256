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
 * Writes the key members of a message alone (DDS-XTypes 1.3, section 7.6.8). Of a message that has key members only these
 * count, of others all. Members are written one by one, because a key hash aligns to
 * 4 bytes at most, where runs would have other offsets. Immutable and thread-safe.
 */
final class LayoutKeys {
    private static final int HASH_BYTES = 16;

    /** The sizes of the key in the form that {@code encodeKey} gives. */
    final SizeBounds bounds;

    /** Whether the largest possible key fits a key hash as it is. */
    final boolean fitsHash;

    private final MessageLayout layout;
    private final KeyCopy copy;

    /** By instruction of a message: whether any of its members belongs to its key. */
    private final boolean[] keyed;

    LayoutKeys(MessageLayout layout) {
        this.layout = layout;
        this.keyed = keyed(layout);
        this.copy = new KeyCopy(layout, keyed);
        TypeDescription key = layout.description().keyOnly();
        this.bounds = SizeBounds.xcdr1(key);
        this.fitsHash = SizeBounds.xcdr2(key).maxBodySize() <= HASH_BYTES;
    }

    /** By instruction of a message: whether any of its members belongs to its key. */
    private static boolean[] keyed(MessageLayout layout) {
        boolean[] keyed = new boolean[layout.length()];
        for (int struct = 0; struct < keyed.length; struct++) {
            if (layout.op(struct) == Op.STRUCT) {
                for (int i = struct + 1; i < layout.extent(struct); i = layout.extent(i)) {
                    keyed[struct] |= layout.isKey(i);
                }
            }
        }
        return keyed;
    }

    /** Copies the key members of an encoded message, of which the reader stands behind the header. */
    void copy(CdrReader in, CdrWriter out) {
        copy.copy(in, out);
    }

    /** Writes the key members of a message. */
    void write(Frame frame, CdrWriter out) {
        write(0, frame, out);
    }

    private void write(int struct, Frame frame, CdrWriter out) {
        int i = struct + 1;
        try {
            for (; i < layout.extent(struct); i = layout.extent(i)) {
                if (layout.isKey(i) || !keyed[struct]) {
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
}
