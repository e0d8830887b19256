package dev.cedros.layout;

import static dev.cedros.error.Checks.present;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The way to one member of a message, such as {@code transforms[2].header.stamp.sec}, resolved once: the instruction of the
 * member, and the elements of arrays and sequences that lie on the way. Reading a member by its path then needs no names.
 *
 * <p>An element of an array or sequence is named by its index in brackets, from 0. A path may end at any member: a number, a
 * text, a message, a whole array or sequence, or one element of these.
 *
 * <p>Immutable and thread-safe; good for all messages of the layout that it was resolved against. Two paths are equal if
 * their layouts are and they lead to the same place.
 */
public final class MemberPath {
    private final MessageLayout layout;
    private final String text;
    private final int instruction;
    private final int[] collections;
    private final int[] elements;

    private MemberPath(MessageLayout layout, String text, int instruction, int[] collections, int[] elements) {
        this.layout = layout;
        this.text = text;
        this.instruction = instruction;
        this.collections = collections;
        this.elements = elements;
    }

    /**
     * Resolves a path.
     *
     * @throws MemberPathException with code {@code path-syntax} if the text is no path, {@code unknown-member} if there is no
     *     such member, {@code member-kind} if it goes on where there is nothing inside or leaves an index out, {@code
     *     element-index} if an index is beyond the length of an array or the bound of a sequence
     */
    public static MemberPath of(MessageLayout layout, String path) {
        return new Resolver(present(layout, "layout"), present(path, "path")).resolve();
    }

    /** The layout that the path was resolved against. */
    public MessageLayout layout() {
        return layout;
    }

    /**
     * The index of the instruction in the layout that the path ends at. For one element of an array or sequence of
     * primitives, which has no instruction of its own, that of the whole; see {@link #isPrimitiveElement}.
     */
    public int instruction() {
        return instruction;
    }

    /** How many elements the path names by index. */
    public int depth() {
        return elements.length;
    }

    /** The instruction of the {@code n}th array or sequence of which the path names an element, from the outside. */
    public int collection(int n) {
        return collections[n];
    }

    /** The index of the element of the {@code n}th array or sequence on the way. */
    public int element(int n) {
        return elements[n];
    }

    /** Whether the path ends at one element of an array or sequence of primitives. */
    public boolean isPrimitiveElement() {
        return elements.length > 0 && collections[elements.length - 1] == instruction;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof MemberPath that
                && instruction == that.instruction
                && Arrays.equals(elements, that.elements)
                && layout.equals(that.layout);
    }

    @Override
    public int hashCode() {
        return 31 * instruction + Arrays.hashCode(elements);
    }

    /** The path as it was given. */
    @Override
    public String toString() {
        return text;
    }

    /** Takes a path apart. */
    private static final class Resolver {
        private final MessageLayout layout;
        private final String text;
        private int position;
        private int at;
        private boolean primitiveElement;
        private int depth;
        private int[] collections = new int[2];
        private int[] elements = new int[2];

        Resolver(MessageLayout layout, String text) {
            this.layout = layout;
            this.text = text;
        }

        MemberPath resolve() {
            member();
            while (position < text.length()) {
                char next = text.charAt(position);
                if (next == '.') {
                    position++;
                    member();
                } else if (next == '[') {
                    element();
                } else {
                    throw syntax("Put a dot before '" + MemberNames.cut(text.substring(position)) + "'.");
                }
            }
            return new MemberPath(layout, text, at, Arrays.copyOf(collections, depth), Arrays.copyOf(elements, depth));
        }

        private void member() {
            int end = position;
            while (end < text.length() && text.charAt(end) != '.' && text.charAt(end) != '[') {
                end++;
            }
            if (end == position) {
                throw syntax("A member has no name there. Write a path as header.stamp or points[2].x.");
            }
            if (primitiveElement || layout.op(at) != Op.STRUCT) {
                throw noMembers();
            }
            String name = text.substring(position, end);
            int found = MemberNames.find(layout, at, name);
            if (found < 0) {
                throw failure("unknown-member", MemberNames.unknown(layout, at, name));
            }
            at = found;
            position = end;
        }

        private void element() {
            int end = text.indexOf(']', position);
            String digits = end < 0 ? "" : text.substring(position + 1, end);
            if (!digits.matches("[0-9]{1,18}")) {
                throw syntax("An index is a whole number in brackets, as in points[2].");
            }
            byte op = layout.op(at);
            boolean several = Op.hasElements(op) || Op.isPrimitiveArray(op) || Op.isPrimitiveSequence(op);
            if (primitiveElement || !several) {
                throw failure("member-kind", "is " + kind() + ", which has no elements. Leave the index out.");
            }
            long index = Long.parseLong(digits);
            long limit = Integer.toUnsignedLong(layout.count(at));
            if (index >= (limit == 0 ? Integer.MAX_VALUE : limit)) {
                throw failure(
                        "element-index",
                        "has no element " + index + ": its type is " + layout.fieldType(at)
                                + ". Elements count from 0.");
            }
            add((int) index);
            primitiveElement = !Op.hasElements(op);
            at = primitiveElement ? at : at + 1;
            position = end + 1;
        }

        private void add(int index) {
            if (depth == elements.length) {
                collections = Arrays.copyOf(collections, 2 * depth);
                elements = Arrays.copyOf(elements, 2 * depth);
            }
            collections[depth] = at;
            elements[depth++] = index;
        }

        private MemberPathException noMembers() {
            if (Op.hasElements(layout.op(at)) && layout.op(at + 1) == Op.STRUCT) {
                String before = text.substring(0, position - 1);
                return failure(
                        "member-kind",
                        "is " + kind() + ". Name one of its elements, as in " + MemberNames.cut(before) + "[0]"
                                + MemberNames.cut(text.substring(position - 1)) + ".");
            }
            return failure("member-kind", "is " + kind() + ", which has no members.");
        }

        private String kind() {
            return primitiveElement
                    ? layout.fieldType(at).element().toString()
                    : layout.fieldType(at).toString();
        }

        private MemberPathException syntax(String problem) {
            return new MemberPathException(
                            "path-syntax",
                            "'" + MemberNames.cut(text) + "' is no path to a member, at character " + (position + 1)
                                    + ". " + problem)
                    .within(layout.typeName(), null);
        }

        private MemberPathException failure(String code, String problem) {
            int end = position > 0 && text.charAt(position - 1) == '.' ? position - 1 : position;
            return new MemberPathException(code, problem).within(layout.typeName(), text.substring(0, end));
        }
    }
}
