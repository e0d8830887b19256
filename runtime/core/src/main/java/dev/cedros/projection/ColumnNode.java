package dev.cedros.projection;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A member, or one or all elements of it, that a column takes or that holds what columns take: a tree beside the layout. */
final class ColumnNode {
    /** The instruction; of elements of primitives that of the whole. */
    final int instruction;

    /** Of a message: what columns take of it, in wire order. */
    private final SortedMap<Integer, ColumnNode> members = new TreeMap<>();

    /** Of an array or sequence: single elements that columns take, by index. */
    private final SortedMap<Integer, ColumnNode> picked = new TreeMap<>();

    /** Of an array or sequence: what columns take of every element; null if only single ones are taken. */
    private @Nullable ColumnNode every;

    /** Of an array or sequence that columns take every element of. */
    private @Nullable Offsets offsets;

    /** Of a number or text, or of elements that are numbers. */
    private @Nullable Column column;

    ColumnNode(int instruction) {
        this.instruction = instruction;
    }

    Iterable<ColumnNode> members() {
        return members.values();
    }

    Iterable<Map.Entry<Integer, ColumnNode>> picked() {
        return picked.entrySet();
    }

    @Nullable
    ColumnNode every() {
        return every;
    }

    @Nullable
    Offsets offsets() {
        return offsets;
    }

    @Nullable
    Column column() {
        return column;
    }

    void take(Column taken) {
        column = taken;
    }

    /** The node of a member, made if there is none yet. */
    ColumnNode member(int member) {
        return members.computeIfAbsent(member, ColumnNode::new);
    }

    /** The node of one element, made if there is none yet. */
    ColumnNode pick(int index, int element) {
        return picked.computeIfAbsent(index, key -> new ColumnNode(element));
    }

    /** The node of all elements, made if there is none yet. */
    ColumnNode every(int element) {
        ColumnNode known = every;
        if (known == null) {
            known = new ColumnNode(element);
            every = known;
            offsets = new Offsets();
        }
        return known;
    }
}
