package dev.cedros.projection;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.Encapsulation;
import dev.cedros.error.CedrosException;
import dev.cedros.layout.MemberPathException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import dev.cedros.payload.Payload;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads one message and adds to columns what they take of it. */
final class ColumnWalk {
    private final MessageLayout layout;
    private final LayoutSkip skip;
    private final Payload data;
    private final CdrOptions options;

    ColumnWalk(LayoutSkip skip, Payload data, CdrOptions options) {
        this.layout = skip.layout();
        this.skip = skip;
        this.data = data;
        this.options = options;
    }

    void run(ColumnNode root) {
        try {
            CdrReader in = begin();
            message(root, in);
            in.readEnd();
        } catch (CedrosException e) {
            throw e.within(layout.typeName(), null);
        }
    }

    private CdrReader begin() {
        CdrReader in = CdrReader.of(data, options);
        in.readEncapsulation();
        return in;
    }

    private void message(ColumnNode node, CdrReader in) {
        int i = node.instruction + 1;
        try {
            for (ColumnNode member : node.members()) {
                for (; i != member.instruction; i = layout.extent(i)) {
                    skip.skip(in, i);
                }
                value(member, in);
                i = layout.extent(i);
            }
            for (; i < layout.extent(node.instruction); i = layout.extent(i)) {
                skip.skip(in, i);
            }
        } catch (CedrosException e) {
            throw layout.op(i) == Op.PLACEHOLDER ? e : e.within(null, layout.name(i));
        }
    }

    private void value(ColumnNode node, CdrReader in) {
        int index = node.instruction;
        byte op = layout.op(index);
        Column column = node.column();
        if (op == Op.STRUCT) {
            message(node, in);
        } else if (Op.hasElements(op)) {
            elements(node, in);
        } else if (column == null) {
            numbers(node, op, in);
        } else if (Op.isText(op)) {
            int bound = Counts.bound(layout, index);
            column.addText(op == Op.STRING ? in.readString(bound) : in.readWstring(bound));
        } else {
            int size = layout.size(index);
            column.addNumbers(in, op, in.beginRun(size, size), size, 1);
        }
    }

    private void numbers(ColumnNode node, byte op, CdrReader in) {
        int size = layout.size(node.instruction);
        int count = Counts.read(layout, node.instruction, in);
        Offsets offsets = node.offsets();
        if (offsets != null) {
            offsets.add(count);
        }
        int at = in.beginElements(count, size);
        for (int first = 0; first < count; at = in.moreElements()) {
            int end = in.elementsEnd(count);
            if (Op.single(op) == Op.BOOL) {
                Counts.checkBools(in, at, first, end);
            }
            numbers(node, op, in, at, first, end);
            first = end;
        }
        for (Map.Entry<Integer, ColumnNode> pick : node.picked()) {
            checkIndex(pick.getKey(), count);
        }
    }

    /** Adds what columns take of the numbers {@code first} to {@code end}, the first of which is at an index. */
    private void numbers(ColumnNode node, byte op, CdrReader in, int at, int first, int end) {
        int size = layout.size(node.instruction);
        ColumnNode every = node.every();
        if (every != null && every.column() != null) {
            every.column().addNumbers(in, Op.single(op), at, size, end - first);
        }
        for (Map.Entry<Integer, ColumnNode> pick : node.picked()) {
            Column column = pick.getValue().column();
            int index = pick.getKey();
            if (column != null && first <= index && index < end) {
                column.addNumbers(in, Op.single(op), at + (index - first) * size, size, 1);
            }
        }
    }

    private void elements(ColumnNode node, CdrReader in) {
        int count = Counts.read(layout, node.instruction, in);
        ColumnNode every = node.every();
        Offsets offsets = node.offsets();
        if (offsets != null) {
            offsets.add(count);
        }
        int next = 0;
        for (Map.Entry<Integer, ColumnNode> pick : node.picked()) {
            int index = pick.getKey();
            checkIndex(index, count);
            range(node.instruction + 1, every, next, index, in);
            next = index;
            // Those who take all elements read this one after; so a second reader goes ahead.
            CdrReader ahead = begin();
            ahead.skip(1, in.position() - Encapsulation.HEADER_SIZE);
            located(index, pick.getValue(), ahead);
            ahead.release();
        }
        range(node.instruction + 1, every, next, count, in);
    }

    private void range(int element, @Nullable ColumnNode every, int from, int to, CdrReader in) {
        if (every != null) {
            for (int i = from; i < to; i++) {
                located(i, every, in);
            }
        } else {
            skip.skipElements(in, element, from, to);
        }
    }

    private void located(int index, ColumnNode node, CdrReader in) {
        try {
            value(node, in);
        } catch (CedrosException e) {
            throw e.within(null, "[" + index + "]");
        }
    }

    private static void checkIndex(int index, int count) {
        if (index >= count) {
            throw new MemberPathException(
                    "element-index", "has no element " + index + "; this message has " + count + " of them.");
        }
    }
}
