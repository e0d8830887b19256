package dev.cedros.projection;

import dev.cedros.layout.MemberPathException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Adds one path after the other to a tree of nodes, and makes their columns. */
final class ColumnPaths {
    private final MessageLayout layout;
    private final ColumnNode root = new ColumnNode(0);

    private String path = "";
    private int position;
    private ColumnNode node = root;
    private final List<Offsets> lists = new ArrayList<>();

    /** Whether the node is of single numbers of an array or sequence, which have no instruction of their own. */
    private boolean number;

    ColumnPaths(MessageLayout layout) {
        this.layout = layout;
    }

    ColumnNode root() {
        return root;
    }

    /** The column of a path; the same again for the same member. */
    Column add(String text) {
        path = text;
        position = 0;
        node = root;
        number = false;
        lists.clear();
        member();
        while (position < path.length()) {
            if (path.charAt(position) != '.') {
                throw syntax("a dot or an index belongs there");
            }
            position++;
            member();
        }
        byte op = layout.op(node.instruction);
        if (op == Op.STRUCT) {
            throw failure("member-kind", "is a " + layout.nestedType(node.instruction) + ". Name one of its members.");
        }
        Column known = node.column();
        if (known == null) {
            known = new Column(layout, path, op, lists);
            node.take(known);
        }
        return known;
    }

    private void member() {
        int end = position;
        while (end < path.length() && path.charAt(end) != '.' && path.charAt(end) != '[') {
            end++;
        }
        if (end == position) {
            throw syntax("a member has no name there");
        }
        int struct = node.instruction;
        if (number || layout.op(struct) != Op.STRUCT) {
            throw failure("member-kind", "is " + layout.fieldType(struct) + ", which has no members.");
        }
        String name = path.substring(position, end);
        int member = layout.find(struct, name);
        if (member < 0) {
            throw failure("unknown-member", layout.unknownMember(struct, name));
        }
        node = node.member(member);
        position = end;
        elements(member);
    }

    /** Goes on to the elements, all of them or one. */
    private void elements(int member) {
        byte op = layout.op(member);
        boolean several = Op.hasElements(op) || Op.isPrimitiveArray(op) || Op.isPrimitiveSequence(op);
        boolean indexed = position < path.length() && path.charAt(position) == '[';
        if (!several) {
            if (indexed) {
                throw failure("member-kind", "is " + layout.fieldType(member) + ", which has no elements.");
            }
            return;
        }
        number = !Op.hasElements(op);
        int element = number ? member : member + 1;
        if (indexed) {
            node = node.pick(index(member), element);
        } else {
            ColumnNode collection = node;
            node = collection.every(element);
            lists.add(Objects.requireNonNull(collection.offsets()));
        }
    }

    private int index(int collection) {
        int end = path.indexOf(']', position);
        String digits = end < 0 ? "" : path.substring(position + 1, end);
        if (!digits.matches("[0-9]{1,9}")) {
            throw syntax("an index is a whole number in brackets");
        }
        int index = Integer.parseInt(digits);
        long limit = Integer.toUnsignedLong(layout.count(collection));
        if (limit > 0 && index >= limit) {
            throw failure(
                    "element-index",
                    "has no element " + index + ": its type is " + layout.fieldType(collection)
                            + ". Elements count from 0.");
        }
        position = end + 1;
        return index;
    }

    private MemberPathException syntax(String problem) {
        return new MemberPathException(
                        "path-syntax",
                        "'" + path + "' is no path to a member; at character " + (position + 1) + " " + problem
                                + ". Write it as header.stamp or points.x.")
                .within(layout.typeName(), null);
    }

    private MemberPathException failure(String code, String problem) {
        int end = position > 0 && path.charAt(position - 1) == '.' ? position - 1 : position;
        return new MemberPathException(code, problem).within(layout.typeName(), path.substring(0, end));
    }
}
