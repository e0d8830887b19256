package dev.cedros.layout;

import dev.cedros.type.BaseType;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.Multiplicity;
import dev.cedros.type.TypeDescription;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The smallest and largest number of bytes that values of a type take in plain CDR, from any start position.
 *
 * <p>Positions count from the byte after the encapsulation header, where alignment begins (OMG DDS-XTypes 1.3, section
 * 7.4.1). The end of a value never moves back when its start or one of its members grows, so taking the smallest (or
 * largest) form of each member in turn gives the smallest (or largest) value as a whole.
 *
 * <p>Immutable and thread-safe.
 */
public final class SizeBounds {
    /** Stands for "no limit". */
    public static final long UNBOUNDED = Long.MAX_VALUE;

    private static final int HEADER_BYTES = 4;
    private static final int COUNT_BYTES = 4;
    private static final int RESIDUES = 8;

    private final TypeDescription description;
    private final int maxAlignment;
    private final int wideUnitBytes;
    private final boolean delimited;
    private final Map<Nested, Long> nestedSizes = new ConcurrentHashMap<>();

    private SizeBounds(TypeDescription description, int maxAlignment, int wideUnitBytes, boolean delimited) {
        this.description = description;
        this.maxAlignment = maxAlignment;
        this.wideUnitBytes = wideUnitBytes;
        this.delimited = delimited;
    }

    /** The bounds in XCDR1, the default of ROS 2: alignment up to 8, a wide character counted in its larger form. */
    public static SizeBounds xcdr1(TypeDescription description) {
        return new SizeBounds(description, 8, 4, false);
    }

    /**
     * The bounds in PLAIN_CDR2, which key hashes use: alignment up to 4, a wide character takes two bytes, and arrays and
     * sequences of other than primitives state their size first.
     */
    public static SizeBounds xcdr2(TypeDescription description) {
        return new SizeBounds(description, 4, 2, true);
    }

    /** The smallest size of an encoded message, encapsulation header included. */
    public int minSize() {
        return clamp(plus(end(description.type(), 0, Extreme.SMALLEST_WRITTEN), HEADER_BYTES));
    }

    /** The largest size of an encoded message, encapsulation header included; {@link Integer#MAX_VALUE} when unbounded. */
    public int maxSize() {
        return clamp(plus(maxBodySize(), HEADER_BYTES));
    }

    /** The largest size of a message without encapsulation header, or {@link #UNBOUNDED}. */
    public long maxBodySize() {
        return end(description.type(), 0, Extreme.LARGEST);
    }

    /**
     * The fewest bytes that one element of a sequence can take, wherever it begins. Readers hold a count against it
     * before they allocate anything. It is at least 1.
     *
     * @param element the type of one element
     */
    public int smallestElement(FieldType element) {
        long smallest = UNBOUNDED;
        for (int start = 0; start < RESIDUES; start++) {
            smallest = Math.min(smallest, elementEnd(element, start, Extreme.SMALLEST_READ) - start);
        }
        return clamp(smallest);
    }

    private long end(IndividualTypeDescription type, long start, Extreme extreme) {
        long position = start;
        for (Field field : type.wireFields()) {
            position = end(field.type(), position, extreme);
        }
        return position;
    }

    private long end(FieldType type, long start, Extreme extreme) {
        if (type.multiplicity() == Multiplicity.SINGLE) {
            return elementEnd(type, start, extreme);
        }
        long position = start;
        if (delimited && !type.base().isPrimitive()) {
            position = plus(align(position, COUNT_BYTES), COUNT_BYTES);
        }
        if (type.multiplicity().isSequence()) {
            position = plus(align(position, COUNT_BYTES), COUNT_BYTES);
            if (extreme != Extreme.LARGEST) {
                return position;
            }
            if (type.multiplicity() == Multiplicity.UNBOUNDED_SEQUENCE) {
                return UNBOUNDED;
            }
        }
        return elementsEnd(type.element(), type.capacity(), position, extreme);
    }

    /** Elements of equal form repeat their padding with their start position modulo 8, so whole rounds are multiplied. */
    private long elementsEnd(FieldType element, long count, long start, Extreme extreme) {
        long[] positionAt = new long[RESIDUES];
        long[] indexAt = new long[RESIDUES];
        Arrays.fill(indexAt, -1);
        long position = start;
        long index = 0;
        while (index < count && position != UNBOUNDED) {
            int residue = (int) (position & (RESIDUES - 1));
            if (indexAt[residue] >= 0) {
                long round = index - indexAt[residue];
                long rounds = (count - index) / round;
                position = plus(position, times(position - positionAt[residue], rounds));
                index += rounds * round;
                Arrays.fill(indexAt, -1);
                if (index == count || position == UNBOUNDED) {
                    break;
                }
            }
            indexAt[residue] = index;
            positionAt[residue] = position;
            position = elementEnd(element, position, extreme);
            index++;
        }
        return position;
    }

    private long elementEnd(FieldType type, long start, Extreme extreme) {
        if (start == UNBOUNDED) {
            return UNBOUNDED;
        }
        if (type.base() == BaseType.NESTED) {
            return plus(start, nestedSize(type.nestedTypeName(), (int) (start & (RESIDUES - 1)), extreme));
        }
        if (type.base().isText()) {
            return plus(plus(align(start, COUNT_BYTES), COUNT_BYTES), textBytes(type, extreme));
        }
        int size = type.base().sizeBytes();
        return plus(align(start, size), size);
    }

    /** Computed once for each start: messages nested in messages can occur millions of times. */
    private long nestedSize(String typeName, int start, Extreme extreme) {
        Nested nested = new Nested(typeName, start, extreme);
        Long known = nestedSizes.get(nested);
        if (known == null) {
            long end = end(description.referenced(typeName), start, extreme);
            known = end == UNBOUNDED ? UNBOUNDED : end - start;
            nestedSizes.put(nested, known);
        }
        return known;
    }

    private long textBytes(FieldType type, Extreme extreme) {
        boolean wide = type.base().isWide();
        return switch (extreme) {
            case SMALLEST_READ -> 0;
            case SMALLEST_WRITTEN -> wide ? 0 : 1;
            case LARGEST ->
                type.stringCapacity() == 0
                        ? UNBOUNDED
                        : wide ? type.stringCapacity() * wideUnitBytes : type.stringCapacity() + 1;
        };
    }

    private long align(long position, int alignment) {
        long mask = Math.min(alignment, maxAlignment) - 1L;
        return position == UNBOUNDED ? UNBOUNDED : (position + mask) & ~mask;
    }

    private static long plus(long a, long b) {
        return a == UNBOUNDED || b == UNBOUNDED || a > UNBOUNDED - 64 - b ? UNBOUNDED : a + b;
    }

    private static long times(long a, long b) {
        return a != 0 && b > UNBOUNDED / 2 / a ? UNBOUNDED : a * b;
    }

    private static int clamp(long size) {
        return (int) Math.min(size, Integer.MAX_VALUE);
    }

    /** A nested message, where it begins modulo 8, and how it is measured. */
    private record Nested(String typeName, int start, Extreme extreme) {}

    /** Which of the possible forms of a value is measured. */
    private enum Extreme {
        /** The shortest that our writer gives. */
        SMALLEST_WRITTEN,
        /** The shortest that a reader accepts: some senders give an empty string no terminator. */
        SMALLEST_READ,
        LARGEST
    }
}
