package dev.cedros.projection;

import dev.cedros.cdr.CdrReader;
import dev.cedros.error.CedrosException;
import dev.cedros.layout.MemberPath;
import dev.cedros.layout.MemberPathException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import java.util.function.Supplier;

/** Moves a reader to the member that a path leads to, and places errors. */
final class MemberSeek {
    private final MemberPath path;
    private final MessageLayout layout;
    private final LayoutSkip skip;

    MemberSeek(MemberPath path) {
        this.path = path;
        this.layout = path.layout();
        this.skip = LayoutSkip.of(layout);
    }

    /** What is done with the member once the reader stands before it. */
    interface Use<T> {
        /**
         * Reads the member.
         *
         * @param at for one element of primitives its index in the data; otherwise without meaning
         */
        T read(CdrReader in, int at);
    }

    <T> T at(CdrReader in, Use<T> use) {
        try {
            in.readEncapsulation();
            return from(0, 1, in, use);
        } catch (CedrosException e) {
            throw e.within(layout.typeName(), null);
        }
    }

    /** Goes on in the message or element that begins with an instruction, from the {@code n}th index of the path on. */
    private <T> T from(int n, int begin, CdrReader in, Use<T> use) {
        boolean last = n == path.depth();
        int stop = last ? path.instruction() : path.collection(n);
        int i = begin;
        try {
            // A message that holds the member has no bytes of its own before those of its members.
            while (i != stop) {
                if (layout.extent(i) > stop) {
                    i++;
                } else {
                    skip.skip(in, i);
                    i = layout.extent(i);
                }
            }
            return last ? use.read(in, -1) : element(n, stop, in, use);
        } catch (CedrosException e) {
            throw e.within(null, name(begin, i));
        }
    }

    private <T> T element(int n, int collection, CdrReader in, Use<T> use) {
        int count = Counts.read(layout, collection, in);
        int index = path.element(n);
        if (index >= count) {
            throw new MemberPathException(
                    "element-index", "has no element " + index + "; this message has " + count + " of them.");
        }
        if (!Op.hasElements(layout.op(collection))) {
            int size = layout.size(collection);
            int at = in.beginElement(count, size, index);
            return placed(index, () -> use.read(in, at));
        }
        skip.skipElements(in, collection + 1, index);
        int element = collection + 1;
        int begin = layout.op(element) == Op.STRUCT && path.instruction() != element ? element + 1 : element;
        return placed(index, () -> from(n + 1, begin, in, use));
    }

    private static <T> T placed(int index, Supplier<T> read) {
        try {
            return read.get();
        } catch (CedrosException e) {
            throw e.within(null, "[" + index + "]");
        }
    }

    /** The names from the beginning of a message, whose first member is at {@code begin}, to a member of it or nested in it. */
    private String name(int begin, int member) {
        StringBuilder names = new StringBuilder();
        int i = begin;
        while (i != member) {
            if (layout.extent(i) > member) {
                append(names, layout.name(i));
                i++;
            } else {
                i = layout.extent(i);
            }
        }
        append(names, layout.op(i) == Op.PLACEHOLDER ? "" : layout.name(i));
        return names.toString();
    }

    private static void append(StringBuilder names, String name) {
        names.append(names.length() > 0 && !name.isEmpty() ? "." : "").append(name);
    }
}
