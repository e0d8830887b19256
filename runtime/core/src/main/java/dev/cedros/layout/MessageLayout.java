package dev.cedros.layout;

import dev.cedros.type.BaseType;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.Multiplicity;
import dev.cedros.type.TypeDescription;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A message type laid out flat: one instruction for each member, nested messages in place, as parallel arrays.
 *
 * <p>Instruction 0 is the message itself ({@link Op#STRUCT}); the instructions of its members follow in wire order, and so
 * on for nested messages. After {@link Op#ARRAY} and {@link Op#SEQUENCE} come the instructions of one element, once. {@link
 * #extent} tells where the instructions of a member end, so that a reader of this class can jump over what it does not need.
 * What codecs look at for each message (op, size, alignment, count, extent, slot) lies apart from what is for people (names,
 * defaults, constants).
 *
 * <p>The values of a message are kept in frames, which have a row of numbers and a row of objects. The message is a frame, and
 * so is each element of an array or sequence of messages; a single nested message shares the frame of what holds it. {@link
 * #slot} is the place of a value in its frame: of a number or truth value among the numbers, of all others among the objects.
 *
 * <p>Immutable and thread-safe. Two layouts are equal if all their arrays are; a layout that was generated equals the one
 * built from the description of its type at run time.
 */
public final class MessageLayout {
    private final byte[] ops;
    private final int[] sizes;
    private final byte[] alignments;
    private final int[] counts;
    private final int[] extents;
    private final int[] slots;
    private final byte[] copies;

    private final boolean[] keys;
    private final String[] names;
    private final String[] types;
    private final String[] defaults;
    private final String[] constants;

    private final int[] numbers;
    private final int[] objects;
    private volatile @Nullable TypeDescription description;
    private volatile @Nullable SizeBounds bounds;
    private volatile int @Nullable [] smallestElements;
    private final Map<Integer, MessageLayout> nested = new ConcurrentHashMap<>();

    private MessageLayout(
            byte[] ops,
            int[] sizes,
            byte[] alignments,
            int[] counts,
            int[] extents,
            int[] slots,
            byte[] copies,
            boolean[] keys,
            String[] names,
            String[] types,
            String[] defaults,
            String[] constants) {
        this.ops = ops;
        this.sizes = sizes;
        this.alignments = alignments;
        this.counts = counts;
        this.extents = extents;
        this.slots = slots;
        this.copies = copies;
        this.keys = keys;
        this.names = names;
        this.types = types;
        this.defaults = defaults;
        this.constants = constants;
        LayoutFrames.checkSubtrees(ops, extents);
        LayoutFrames frames = LayoutFrames.of(ops, extents);
        this.numbers = frames.numbers();
        this.objects = frames.objects();
    }

    /**
     * Lays out a type.
     *
     * @throws LayoutException if it nests more than {@value LayoutBuilder#MAX_DEPTH} messages deep or takes more than
     *     {@value LayoutBuilder#MAX_INSTRUCTIONS} instructions
     */
    public static MessageLayout of(TypeDescription description) {
        return new LayoutBuilder(description).build();
    }

    /**
     * Takes arrays that a layout has had before; for generated code. The arrays belong to the layout from then on. See the
     * accessors of the same names for what each holds.
     *
     * @throws IllegalArgumentException if the arrays differ in length, or the subtrees do not lie in one another
     */
    public static MessageLayout of(
            byte[] ops,
            int[] sizes,
            byte[] alignments,
            int[] counts,
            int[] extents,
            int[] slots,
            byte[] copies,
            boolean[] keys,
            String[] names,
            String[] types,
            String[] defaults,
            String[] constants) {
        int[] lengths = {
            sizes.length,
            alignments.length,
            counts.length,
            extents.length,
            slots.length,
            copies.length,
            keys.length,
            names.length,
            types.length,
            defaults.length,
            constants.length
        };
        for (int length : lengths) {
            if (length != ops.length) {
                throw new IllegalArgumentException("The arrays of a layout have one place for each instruction: "
                        + ops.length + ", not " + length);
            }
        }
        return new MessageLayout(
                ops, sizes, alignments, counts, extents, slots, copies, keys, names, types, defaults, constants);
    }

    /** Whether the instruction is a message whose values have a frame of their own: the first, or an element. */
    public boolean isFrame(int index) {
        return LayoutFrames.isFrame(ops, index);
    }

    /** The three-part ROS name of the type. */
    public String typeName() {
        return types[0];
    }

    /** How many instructions there are. */
    public int length() {
        return ops.length;
    }

    /** The kind of instruction, one of the constants of {@link Op}. */
    public byte op(int index) {
        return ops[index];
    }

    /**
     * The size of one value in bytes. For primitives, also in arrays and sequences, that of one number; for a message of
     * fixed size the sum over its members without padding, for everything else 0.
     */
    public int size(int index) {
        return sizes[index];
    }

    /** The alignment, in bytes, of the first thing that the subtree puts on the wire (a count, a length, a number). */
    public int alignment(int index) {
        return alignments[index];
    }

    /**
     * For fixed arrays the number of elements; for sequences and texts the bound, in elements, bytes of UTF-8 or UTF-16
     * units, 0 when there is none; otherwise 0. The 32 bits of an unsigned number.
     */
    public int count(int index) {
        return counts[index];
    }

    /** The index of the first instruction after the subtree that begins at {@code index}. */
    public int extent(int index) {
        return extents[index];
    }

    /** The place of the value in its frame, among the numbers or among the objects; 0 for messages and placeholders. */
    public int slot(int index) {
        return slots[index];
    }

    /**
     * For each start position modulo 8 one bit, the lowest for 0: whether the subtree is then one plain copy of bytes,
     * because it has a fixed size, no padding, and every value of its bytes is one that a writer may give. Truth values and
     * placeholders are none: a reader takes any byte for them, a writer does not.
     */
    public int copies(int index) {
        return copies[index] & 0xFF;
    }

    /** Whether the subtree is one plain copy when it begins at a position. */
    public boolean isCopy(int index, int position) {
        return (copies[index] >> (position & 7) & 1) != 0;
    }

    /** Whether the member was declared as part of the key. */
    public boolean isKey(int index) {
        return keys[index];
    }

    /** The ROS name of the member; empty for the message itself and for elements. */
    public String name(int index) {
        return names[index];
    }

    /** The three-part ROS name of a message; empty for everything else. */
    public String nestedType(int index) {
        return types[index];
    }

    /** The default value of the member as {@code .msg} files spell it; empty when it has none. */
    public String defaultValue(int index) {
        return defaults[index];
    }

    /**
     * The constants of a message, one on each line as in a {@code .msg} file; at the first instruction for its type only,
     * otherwise empty.
     */
    public String constants(int index) {
        return constants[index];
    }

    /** How many numbers a frame holds; 0 if the instruction does not begin a frame. */
    public int numbers(int frame) {
        return numbers[frame];
    }

    /** How many objects a frame holds; 0 if the instruction does not begin a frame. */
    public int objects(int frame) {
        return objects[frame];
    }

    /** The place among the numbers of its frame where those of the message at {@code struct} begin. */
    public int firstNumber(int struct) {
        int i = isFrame(struct) ? extents[struct] : struct + 1;
        while (i < extents[struct]) {
            if (Op.isNumber(ops[i])) {
                return slots[i];
            }
            i = Op.hasElements(ops[i]) ? extents[i] : i + 1;
        }
        return 0;
    }

    /** The place among the objects of its frame where those of the message at {@code struct} begin. */
    public int firstObject(int struct) {
        int i = isFrame(struct) ? extents[struct] : struct + 1;
        while (i < extents[struct]) {
            if (!Op.isNumber(ops[i]) && ops[i] != Op.STRUCT && ops[i] != Op.PLACEHOLDER) {
                return slots[i];
            }
            i++;
        }
        return 0;
    }

    /** The layout of the message at {@code struct} by itself, as if it were not nested. Made once. */
    public MessageLayout nested(int struct) {
        return struct == 0 ? this : nested.computeIfAbsent(struct, index -> LayoutSlice.of(this, index));
    }

    /** The instruction of the member of the message at {@code struct} that has a ROS name; -1 if none has. */
    public int find(int struct, String name) {
        return MemberNames.find(this, struct, name);
    }

    /** A sentence for errors: that the message at {@code struct} has no such member, and which may have been meant. */
    public String unknownMember(int struct, String name) {
        return MemberNames.unknown(this, struct, name);
    }

    /**
     * Resolves a path, such as {@code transforms[2].header.stamp}, to a member.
     *
     * @throws MemberPathException if it leads to none; see {@link MemberPath#of}
     */
    public MemberPath path(String path) {
        return MemberPath.of(this, path);
    }

    /** The type of the member, with its multiplicity and bounds. */
    public FieldType fieldType(int index) {
        byte op = ops[index];
        long count = Integer.toUnsignedLong(counts[index]);
        if (op == Op.STRUCT) {
            return new FieldType(BaseType.NESTED, Multiplicity.SINGLE, 0, 0, types[index]);
        }
        if (op == Op.PLACEHOLDER) {
            return Field.PLACEHOLDER.type();
        }
        if (Op.isText(op)) {
            return text(op == Op.WSTRING, count);
        }
        if (Op.hasElements(op)) {
            return collection(fieldType(index + 1), op == Op.ARRAY, count);
        }
        FieldType single = FieldType.of(Op.primitive(op));
        return Op.isNumber(op) ? single : collection(single, Op.isPrimitiveArray(op), count);
    }

    private static FieldType text(boolean wide, long bound) {
        if (bound == 0) {
            return FieldType.of(wide ? BaseType.WSTRING : BaseType.STRING);
        }
        BaseType base = wide ? BaseType.BOUNDED_WSTRING : BaseType.BOUNDED_STRING;
        return new FieldType(base, Multiplicity.SINGLE, 0, bound, "");
    }

    private static FieldType collection(FieldType element, boolean fixed, long count) {
        if (fixed) {
            return element.array(count);
        }
        return count == 0 ? element.sequence() : element.boundedSequence(count);
    }

    /** The description of the type, which has everything that the layout was built from; constants in one spelling. */
    public TypeDescription description() {
        TypeDescription known = description;
        if (known == null) {
            known = LayoutDescription.of(this);
            description = known;
        }
        return known;
    }

    /** The smallest and largest sizes that values of the type take in plain CDR version 1. */
    public SizeBounds bounds() {
        SizeBounds known = bounds;
        if (known == null) {
            known = SizeBounds.xcdr1(description());
            bounds = known;
        }
        return known;
    }

    /**
     * The fewest bytes that one element of the array or sequence can take in plain CDR version 1, wherever it begins; 0 for
     * everything else. Readers hold a count against it before they allocate anything.
     */
    public int smallestElement(int index) {
        int[] known = smallestElements;
        if (known == null) {
            known = new int[ops.length];
            for (int i = 0; i < ops.length; i++) {
                if (Op.hasElements(ops[i])) {
                    known[i] = bounds().smallestElement(fieldType(i + 1));
                } else if (Op.isPrimitiveArray(ops[i]) || Op.isPrimitiveSequence(ops[i])) {
                    known[i] = sizes[i];
                }
            }
            smallestElements = known;
        }
        return known[index];
    }

    /**
     * Whether the other is of the same type, so that its messages are the same: everything that a type hash covers is equal.
     * Default values, constants and keys may differ.
     */
    public boolean isSameType(MessageLayout other) {
        // Of one and the same layout the arrays are the same, which is seen at once.
        return Arrays.equals(ops, other.ops)
                && Arrays.equals(counts, other.counts)
                && Arrays.equals(extents, other.extents)
                && Arrays.equals(names, other.names)
                && Arrays.equals(types, other.types);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof MessageLayout that
                && Arrays.equals(ops, that.ops)
                && Arrays.equals(sizes, that.sizes)
                && Arrays.equals(alignments, that.alignments)
                && Arrays.equals(counts, that.counts)
                && Arrays.equals(extents, that.extents)
                && Arrays.equals(slots, that.slots)
                && Arrays.equals(copies, that.copies)
                && Arrays.equals(keys, that.keys)
                && Arrays.equals(names, that.names)
                && Arrays.equals(types, that.types)
                && Arrays.equals(defaults, that.defaults)
                && Arrays.equals(constants, that.constants);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(ops) + Arrays.hashCode(names) + Arrays.hashCode(types);
    }

    /** The instructions as a table, one on each line. */
    @Override
    public String toString() {
        return LayoutText.of(this);
    }
}
