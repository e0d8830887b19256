package dev.cedros.projection;

import dev.cedros.cdr.CdrReader;
import dev.cedros.layout.MemberPathException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import java.util.Arrays;
import java.util.List;

/**
 * The values of one member in many messages, one after the other. A member inside of arrays or sequences has any number of
 * values in a message; for each of these, from the outermost on, {@link #offsets} tell what belongs to what.
 *
 * <p>It belongs to its {@link Columns}, grows with them, and may be used by one thread at a time. Arrays that it gives are
 * copies.
 */
public final class Column extends Growing {
    /** What the values are. */
    public enum Kind {
        /** A float32 or float64, as double. */
        DOUBLE,
        /** A whole number, as long; of a uint64 the 64 bits. */
        LONG,
        /** A bool. */
        BOOLEAN,
        /** A string or wstring. */
        TEXT
    }

    private final MessageLayout layout;
    private final String path;
    private final Kind kind;
    private final List<Offsets> lists;

    private double[] doubles = {};
    private long[] longs = {};
    private boolean[] booleans = {};
    private String[] texts = {};

    Column(MessageLayout layout, String path, byte op, List<Offsets> lists) {
        this.layout = layout;
        this.path = path;
        this.lists = List.copyOf(lists);
        this.kind = Op.isText(op)
                ? Kind.TEXT
                : Op.single(op) == Op.BOOL ? Kind.BOOLEAN : Numbers.isReal(op) ? Kind.DOUBLE : Kind.LONG;
    }

    /** The path of the member, as it was given. */
    public String path() {
        return path;
    }

    /** What the values are, and so which method gives them. */
    public Kind kind() {
        return kind;
    }

    /** How many values there are in all messages together. */
    public int length() {
        return size();
    }

    /** In how many arrays and sequences the member lies, not counting those of which the path picks one element. */
    public int levels() {
        return lists.size();
    }

    /**
     * Which values belong together. At level 0, the outermost array or sequence, message {@code m} has the elements from
     * {@code offsets[m]} on, up to but not including {@code offsets[m + 1]}; at each further level the same holds for the
     * elements of the level before. The elements of the last level are the values. This is the form of Apache Arrow's lists.
     *
     * @throws MemberPathException with code {@code member-kind} if the member does not lie in so many arrays and sequences
     */
    public int[] offsets(int level) {
        if (level < 0 || level >= lists.size()) {
            throw wrong("lies in " + lists.size() + " arrays or sequences, so there are no offsets of level " + level
                    + ".");
        }
        return lists.get(level).toArray();
    }

    /**
     * The values.
     *
     * @throws MemberPathException with code {@code member-kind} unless they are {@link Kind#DOUBLE}
     */
    public double[] doubles() {
        check(Kind.DOUBLE);
        return Arrays.copyOf(doubles, size());
    }

    /**
     * The values.
     *
     * @throws MemberPathException with code {@code member-kind} unless they are {@link Kind#LONG}
     */
    public long[] longs() {
        check(Kind.LONG);
        return Arrays.copyOf(longs, size());
    }

    /**
     * The values.
     *
     * @throws MemberPathException with code {@code member-kind} unless they are {@link Kind#BOOLEAN}
     */
    public boolean[] booleans() {
        check(Kind.BOOLEAN);
        return Arrays.copyOf(booleans, size());
    }

    /**
     * The values.
     *
     * @throws MemberPathException with code {@code member-kind} unless they are {@link Kind#TEXT}
     */
    public String[] texts() {
        check(Kind.TEXT);
        return Arrays.copyOf(texts, size());
    }

    /** Reads so many numbers of one type, which lie at an index in the data of the reader. */
    void addNumbers(CdrReader in, byte op, int at, int sizeBytes, int count) {
        int to = claim(count);
        switch (kind) {
            case DOUBLE -> {
                for (int i = 0; i < count; i++) {
                    doubles[to + i] = Numbers.real(in, op, at + i * sizeBytes);
                }
            }
            case LONG -> {
                for (int i = 0; i < count; i++) {
                    longs[to + i] = Numbers.whole(in, op, at + i * sizeBytes);
                }
            }
            default -> {
                for (int i = 0; i < count; i++) {
                    booleans[to + i] = in.getBool(at + i);
                }
            }
        }
    }

    void addText(String text) {
        int to = claim(1);
        texts[to] = text;
    }

    private void check(Kind asked) {
        if (kind != asked) {
            throw wrong("has values of kind " + kind + ", not " + asked + ".");
        }
    }

    private MemberPathException wrong(String problem) {
        return new MemberPathException("member-kind", problem).within(layout.typeName(), path);
    }

    @Override
    int capacity() {
        return switch (kind) {
            case DOUBLE -> doubles.length;
            case LONG -> longs.length;
            case BOOLEAN -> booleans.length;
            case TEXT -> texts.length;
        };
    }

    @Override
    void resize(int capacity) {
        switch (kind) {
            case DOUBLE -> doubles = Arrays.copyOf(doubles, capacity);
            case LONG -> longs = Arrays.copyOf(longs, capacity);
            case BOOLEAN -> booleans = Arrays.copyOf(booleans, capacity);
            case TEXT -> texts = Arrays.copyOf(texts, capacity);
        }
    }

    /** Path, kind and number of values. */
    @Override
    public String toString() {
        return path + ": " + size() + " values of kind " + kind;
    }
}
