package dev.cedros.layout;

import static dev.cedros.error.Checks.present;

import dev.cedros.type.BaseType;
import dev.cedros.type.Constant;
import dev.cedros.type.DefaultValue;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.Multiplicity;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.ValueText;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Lays a type out flat. */
final class LayoutBuilder {
    /** How many messages may be nested in one another. */
    static final int MAX_DEPTH = 128;

    /** How many instructions a layout may have: a type that repeats others in others can be exponentially large. */
    static final int MAX_INSTRUCTIONS = 1 << 16;

    private static final int RESIDUES = 8;
    private static final int FIRST_CAPACITY = 16;

    private final TypeDescription description;
    private final Map<String, IndividualTypeDescription> types = new HashMap<>();
    private final Set<String> withConstants = new HashSet<>();

    private int length;
    private byte[] ops = new byte[FIRST_CAPACITY];
    private int[] sizes = new int[FIRST_CAPACITY];
    private byte[] alignments = new byte[FIRST_CAPACITY];
    private int[] counts = new int[FIRST_CAPACITY];
    private int[] extents = new int[FIRST_CAPACITY];
    private int[] slots = new int[FIRST_CAPACITY];
    private byte[] copies = new byte[FIRST_CAPACITY];
    private boolean[] keys = new boolean[FIRST_CAPACITY];
    private String[] names = new String[FIRST_CAPACITY];
    private String[] typeNames = new String[FIRST_CAPACITY];
    private String[] defaults = new String[FIRST_CAPACITY];
    private String[] constants = new String[FIRST_CAPACITY];

    LayoutBuilder(TypeDescription description) {
        this.description = present(description, "description");
        description.referenced().forEach(type -> types.put(type.typeName(), type));
        types.put(description.typeName(), description.type());
    }

    MessageLayout build() {
        struct("", false, description.typeName(), new Frame(), 1);
        return MessageLayout.of(
                Arrays.copyOf(ops, length),
                Arrays.copyOf(sizes, length),
                Arrays.copyOf(alignments, length),
                Arrays.copyOf(counts, length),
                Arrays.copyOf(extents, length),
                Arrays.copyOf(slots, length),
                Arrays.copyOf(copies, length),
                Arrays.copyOf(keys, length),
                Arrays.copyOf(names, length),
                Arrays.copyOf(typeNames, length),
                Arrays.copyOf(defaults, length),
                Arrays.copyOf(constants, length));
    }

    /** The places taken in the frame whose members are being laid out. */
    private static final class Frame {
        private int numbers;
        private int objects;
    }

    private int struct(String name, boolean key, String typeName, Frame frame, int depth) {
        if (depth > MAX_DEPTH) {
            throw new LayoutException(description.typeName() + " nests messages more than " + MAX_DEPTH + " deep, at "
                    + typeName + ". Nest them less deeply.");
        }
        IndividualTypeDescription type = types.get(typeName);
        if (type == null) {
            throw new IllegalArgumentException(
                    "The description of " + description.typeName() + " does not hold " + typeName);
        }
        int at = add(Op.STRUCT, name, key);
        typeNames[at] = typeName;
        if (withConstants.add(typeName)) {
            constants[at] = type.constants().stream().map(LayoutBuilder::line).collect(Collectors.joining("\n"));
        }
        if (type.fields().isEmpty()) {
            int placeholder = add(Op.PLACEHOLDER, Field.PLACEHOLDER.name(), false);
            sizes[placeholder] = 1;
            alignments[placeholder] = 1;
        }
        for (Field field : type.fields()) {
            int member = member(field.name(), field.key(), field.type(), frame, depth);
            defaults[member] = field.defaultValue();
        }
        extents[at] = length;
        alignments[at] = alignments[at + 1];
        measure(at);
        return at;
    }

    /** In one spelling, whoever wrote the constant, so that layouts of the same type are equal. */
    private static String line(Constant constant) {
        Object value = DefaultValue.parse(constant.type(), constant.value());
        return constant.type() + " " + constant.name() + "=" + ValueText.of(constant.type(), value);
    }

    private int member(String name, boolean key, FieldType type, Frame frame, int depth) {
        if (type.multiplicity() == Multiplicity.SINGLE) {
            return single(name, key, type, frame, depth);
        }
        boolean fixed = type.multiplicity() == Multiplicity.ARRAY;
        int at;
        if (type.base().isPrimitive()) {
            int form = fixed ? Op.ARRAY_FORM : Op.SEQUENCE_FORM;
            at = add((byte) (Op.of(type.base()) + form), name, key);
            primitive(at, type.base());
        } else {
            at = add(fixed ? Op.ARRAY : Op.SEQUENCE, name, key);
        }
        slots[at] = frame.objects++;
        counts[at] = (int) type.capacity();
        if (!type.base().isPrimitive()) {
            int element = single("", false, type.element(), new Frame(), depth);
            extents[at] = length;
            alignments[at] = alignments[element];
        }
        if (fixed) {
            copies[at] = arrayCopies(at);
        } else {
            alignments[at] = Integer.BYTES;
            copies[at] = 0;
        }
        return at;
    }

    private int single(String name, boolean key, FieldType type, Frame frame, int depth) {
        if (type.base() == BaseType.NESTED) {
            return struct(name, key, type.nestedTypeName(), frame, depth + 1);
        }
        if (type.base().isText()) {
            int at = add(type.base().isWide() ? Op.WSTRING : Op.STRING, name, key);
            slots[at] = frame.objects++;
            counts[at] = (int) type.stringCapacity();
            alignments[at] = Integer.BYTES;
            return at;
        }
        int at = add(Op.of(type.base()), name, key);
        slots[at] = frame.numbers++;
        primitive(at, type.base());
        return at;
    }

    private void primitive(int at, BaseType type) {
        sizes[at] = type.sizeBytes();
        alignments[at] = (byte) type.sizeBytes();
        if (type != BaseType.BOOL) {
            for (int start = 0; start < RESIDUES; start += type.sizeBytes()) {
                copies[at] |= (byte) (1 << start);
            }
        }
    }

    /** Sums the members of a message up, and finds from which starts they follow one another without padding. */
    private void measure(int struct) {
        long size = 0;
        int starts = 0xFF;
        for (int i = struct + 1; i < length; i = extents[i]) {
            long bytes = fixedSize(i);
            for (int start = 0; start < RESIDUES; start++) {
                if ((copies[i] >> (start + size & 7) & 1) == 0) {
                    starts &= ~(1 << start);
                }
            }
            if (bytes < 0 || size + bytes > Integer.MAX_VALUE) {
                return;
            }
            size += bytes;
        }
        sizes[struct] = (int) size;
        copies[struct] = (byte) starts;
    }

    /** The bytes of a subtree without padding, or -1 if they differ from value to value. */
    private long fixedSize(int at) {
        byte op = ops[at];
        if (op == Op.STRUCT || op == Op.PLACEHOLDER || Op.isNumber(op)) {
            return sizes[at] == 0 ? -1 : sizes[at];
        }
        if (Op.isPrimitiveArray(op)) {
            return sizes[at] * Integer.toUnsignedLong(counts[at]);
        }
        long element = op == Op.ARRAY ? fixedSize(at + 1) : -1;
        return element < 0 ? -1 : element * Integer.toUnsignedLong(counts[at]);
    }

    private byte arrayCopies(int at) {
        if (Op.isPrimitiveArray(ops[at])) {
            return copies[at];
        }
        int element = at + 1;
        long rounds = Math.min(Integer.toUnsignedLong(counts[at]), RESIDUES);
        int starts = 0;
        for (int start = 0; start < RESIDUES; start++) {
            boolean copy = true;
            for (int i = 0; i < rounds; i++) {
                copy &= (copies[element] >> (start + i * sizes[element] & 7) & 1) != 0;
            }
            starts |= copy ? 1 << start : 0;
        }
        return (byte) starts;
    }

    private int add(byte op, String name, boolean key) {
        if (length == MAX_INSTRUCTIONS) {
            throw new LayoutException(description.typeName() + " has more than " + MAX_INSTRUCTIONS
                    + " members when those of nested messages are counted each time. Use fewer, or sequences of them.");
        }
        if (length == ops.length) {
            grow(2 * length);
        }
        ops[length] = op;
        names[length] = name;
        keys[length] = key;
        typeNames[length] = "";
        defaults[length] = "";
        constants[length] = "";
        extents[length] = length + 1;
        return length++;
    }

    private void grow(int capacity) {
        ops = Arrays.copyOf(ops, capacity);
        sizes = Arrays.copyOf(sizes, capacity);
        alignments = Arrays.copyOf(alignments, capacity);
        counts = Arrays.copyOf(counts, capacity);
        extents = Arrays.copyOf(extents, capacity);
        slots = Arrays.copyOf(slots, capacity);
        copies = Arrays.copyOf(copies, capacity);
        keys = Arrays.copyOf(keys, capacity);
        names = Arrays.copyOf(names, capacity);
        typeNames = Arrays.copyOf(typeNames, capacity);
        defaults = Arrays.copyOf(defaults, capacity);
        constants = Arrays.copyOf(constants, capacity);
    }
}
