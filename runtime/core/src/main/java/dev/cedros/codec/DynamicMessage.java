package dev.cedros.codec;

import static dev.cedros.error.Checks.present;

import dev.cedros.error.Checks;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.layout.MemberPath;
import dev.cedros.layout.MemberPathException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import dev.cedros.sequence.PrimitiveSequence;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A message of a type that need not be known before the program runs. Its values are kept in two flat rows, one of numbers
 * and one of objects, however messages are nested; nested messages and elements of lists are views of the same rows.
 *
 * <p>Members are named by paths such as {@code transforms[2].header.stamp.sec}; see {@link MemberPath}. Each accessor also
 * takes a path that was resolved before ({@code layout.path("header.stamp")}), which then costs no look-up of names. An
 * accessor throws {@link MemberPathException} for a path that leads to no member, to a member of another kind, or to a number
 * that the accessor's type does not hold exactly.
 *
 * <p>Immutable and thread-safe. Made by a {@link LayoutCodec}, or from a map with {@link #of}. One that was decoded by {@code
 * decodeBorrowed} has sequences that end with the payload; see {@link PrimitiveSequence}.
 */
public final class DynamicMessage {
    /** Whole numbers up to here are doubles exactly. */
    private static final long EXACT = 1L << 53;

    private final MessageLayout layout;
    private final Frame frame;

    /** Takes values; nobody may change them afterwards. */
    DynamicMessage(MessageLayout layout, Frame frame) {
        this.layout = layout;
        this.frame = frame;
    }

    /**
     * Makes a message of the values in a map, by ROS name. A member that the map lacks has its default value.
     *
     * <p>Numbers may be given as any {@link Number} or as decimal text, if the type of the member can hold them; floating
     * point numbers are rounded, and may also be "NaN", "Infinity", "-Infinity" and "-0". Texts are {@link CharSequence}.
     * Nested messages are maps, or messages of the same type; {@link java.time.Instant}, {@link java.time.Duration} and {@link
     * java.util.UUID} stand for the messages of their kind. Arrays and sequences are collections, arrays, or (of primitives)
     * the classes of {@code dev.cedros.sequence}; an array or sequence that has the width of its elements gives them bit by
     * bit, so that a {@code byte[]} may hold uint8.
     *
     * @throws InvalidMessageException that names the member, for what does not fit: code {@code unknown-member}, {@code
     *     null-member}, {@code value-kind}, {@code out-of-range}, {@code array-length}, {@code sequence-bound}, {@code
     *     string-bound}, {@code wstring-bound} or {@code surrogate}
     */
    public static DynamicMessage of(MessageLayout layout, Map<String, ?> values) {
        Frame frame = Frame.empty(present(layout, "layout"));
        try {
            ValueReader.message(layout, 0, Checks.required(values), frame);
        } catch (InvalidMessageException e) {
            throw e.within(layout.typeName(), null);
        }
        return new DynamicMessage(layout, frame);
    }

    /** Makes a message of the default values of its type. */
    public static DynamicMessage defaults(MessageLayout layout) {
        Frame frame = Frame.empty(present(layout, "layout"));
        LayoutDefaults.message(layout, 0, frame);
        return new DynamicMessage(layout, frame);
    }

    /** The layout of the type. */
    public MessageLayout layout() {
        return layout;
    }

    /** The three-part ROS name of the type. */
    public String typeName() {
        return layout.typeName();
    }

    Frame frame() {
        return frame;
    }

    /** The bool at a path. */
    public boolean booleanAt(String path) {
        return booleanAt(layout.path(path));
    }

    /** The bool at a path. */
    public boolean booleanAt(MemberPath path) {
        Place place = place(path);
        if (place.number("booleanAt reads bool") != Op.BOOL) {
            throw place.wrongKind("booleanAt reads bool");
        }
        return place.bits() != 0;
    }

    /** The whole number at a path, unless it is beyond the range of int. */
    public int intAt(String path) {
        return intAt(layout.path(path));
    }

    /** The whole number at a path, unless it is beyond the range of int. */
    public int intAt(MemberPath path) {
        Place place = place(path);
        byte op = place.wholeNumber("intAt");
        long value = place.bits();
        if (value != (int) value || op == Op.UINT64 && value < 0) {
            String text = op == Op.UINT64 ? Long.toUnsignedString(value) : Long.toString(value);
            throw place.inexact(text + " does not fit an int. Ask with longAt.");
        }
        return (int) value;
    }

    /** The whole number at a path. A uint64 is given as its 64 bits; see {@link #unsignedAt}. */
    public long longAt(String path) {
        return longAt(layout.path(path));
    }

    /** The whole number at a path. A uint64 is given as its 64 bits; see {@link #unsignedAt}. */
    public long longAt(MemberPath path) {
        Place place = place(path);
        place.wholeNumber("longAt");
        return place.bits();
    }

    /** The whole number at a path, a uint64 beyond the range of long included. */
    public BigInteger unsignedAt(String path) {
        return unsignedAt(layout.path(path));
    }

    /** The whole number at a path, a uint64 beyond the range of long included. */
    public BigInteger unsignedAt(MemberPath path) {
        Place place = place(path);
        byte op = place.wholeNumber("unsignedAt");
        return op == Op.UINT64 ? FrameValues.unsigned(place.bits()) : BigInteger.valueOf(place.bits());
    }

    /** The floating point number at a path; also a whole number that double holds exactly. */
    public double doubleAt(String path) {
        return doubleAt(layout.path(path));
    }

    /** The floating point number at a path; also a whole number that double holds exactly. */
    public double doubleAt(MemberPath path) {
        Place place = place(path);
        byte op = place.number("doubleAt reads numbers");
        long bits = place.bits();
        return switch (op) {
            case Op.FLOAT64 -> Double.longBitsToDouble(bits);
            case Op.FLOAT32 -> Float.intBitsToFloat((int) bits);
            case Op.BOOL -> throw place.wrongKind("doubleAt reads numbers");
            default -> wholeAsDouble(op, bits, place);
        };
    }

    /** The string or wstring at a path. */
    public String textAt(String path) {
        return textAt(layout.path(path));
    }

    /** The string or wstring at a path. */
    public String textAt(MemberPath path) {
        return place(path).text();
    }

    /** The array or sequence of strings or wstrings at a path; it cannot be changed. */
    public List<String> textsAt(String path) {
        return textsAt(layout.path(path));
    }

    /** The array or sequence of strings or wstrings at a path; it cannot be changed. */
    @SuppressWarnings("unchecked")
    public List<String> textsAt(MemberPath path) {
        return (List<String>) place(path).list(false, "textsAt reads arrays and sequences of string and wstring");
    }

    /** The array or sequence of primitives at a path: an {@code IntSequence} for int32 and uint32, and so on. */
    public PrimitiveSequence sequenceAt(String path) {
        return sequenceAt(layout.path(path));
    }

    /** The array or sequence of primitives at a path: an {@code IntSequence} for int32 and uint32, and so on. */
    public PrimitiveSequence sequenceAt(MemberPath path) {
        return sequenceAt(path, PrimitiveSequence.class);
    }

    /** The array or sequence of primitives at a path as the class that the caller expects. */
    public <S extends PrimitiveSequence> S sequenceAt(String path, Class<S> kind) {
        return sequenceAt(layout.path(path), kind);
    }

    /** The array or sequence of primitives at a path as the class that the caller expects. */
    public <S extends PrimitiveSequence> S sequenceAt(MemberPath path, Class<S> kind) {
        return place(path).sequence(present(kind, "class of the sequence"));
    }

    /** A view of the message at a path. */
    public DynamicMessage messageAt(String path) {
        return messageAt(layout.path(path));
    }

    /** A view of the message at a path. */
    public DynamicMessage messageAt(MemberPath path) {
        return place(path).message();
    }

    /** The array or sequence of messages at a path; it cannot be changed, and makes its elements when asked for them. */
    public List<DynamicMessage> listAt(String path) {
        return listAt(layout.path(path));
    }

    /** The array or sequence of messages at a path; it cannot be changed, and makes its elements when asked for them. */
    public List<DynamicMessage> listAt(MemberPath path) {
        return (MessageList) place(path).list(true, "listAt reads arrays and sequences of messages");
    }

    /** How many elements the array or sequence at a path has. */
    public int sizeAt(String path) {
        return sizeAt(layout.path(path));
    }

    /** How many elements the array or sequence at a path has. */
    public int sizeAt(MemberPath path) {
        return place(path).size();
    }

    /**
     * The value at a path as an object: Boolean, Integer (up to int32), Long (uint32, int64), {@link BigInteger} (uint64),
     * Float, Double, String, a {@link PrimitiveSequence}, a list of String, a DynamicMessage, or a list of those.
     */
    public Object value(String path) {
        return value(layout.path(path));
    }

    /** The value at a path as an object; see {@link #value(String)}. */
    public Object value(MemberPath path) {
        return place(path).value();
    }

    /** Hands the ROS name and the value of each member over, in wire order; values as {@link #value(String)} gives them. */
    public void forEach(BiConsumer<String, Object> action) {
        present(action, "action");
        for (int i = 1; i < layout.length(); i = layout.extent(i)) {
            if (layout.op(i) != Op.PLACEHOLDER) {
                action.accept(layout.name(i), FrameValues.value(layout, i, frame));
            }
        }
    }

    /**
     * The members in wire order, nested messages as maps, values otherwise as {@link #value(String)} gives them. {@link #of}
     * makes an equal message of it. It cannot be changed.
     */
    public Map<String, Object> toMap() {
        return FrameValues.map(layout, 0, frame);
    }

    /**
     * Makes a message that has another value at a path. It shares with this one what is not on the way there.
     *
     * @param value in one of the forms that {@link #of} takes
     * @throws InvalidMessageException if the value does not fit, as {@link #of} says
     */
    public DynamicMessage with(String path, Object value) {
        return with(layout.path(path), value);
    }

    /** Makes a message that has another value at a path; see {@link #with(String, Object)}. */
    public DynamicMessage with(MemberPath path, Object value) {
        return new DynamicMessage(layout, FrameEdit.with(layout, frame, path, value));
    }

    private static double wholeAsDouble(byte op, long bits, Place place) {
        boolean unsigned = op == Op.UINT64 && bits < 0;
        if (!unsigned && bits >= -EXACT && bits <= EXACT) {
            return bits;
        }
        BigInteger whole = unsigned ? FrameValues.unsigned(bits) : BigInteger.valueOf(bits);
        double value = whole.doubleValue();
        if (!new BigDecimal(value).toBigInteger().equals(whole)) {
            throw place.inexact(whole + " is no double exactly. Ask with longAt.");
        }
        return value;
    }

    private Place place(MemberPath path) {
        return Place.of(layout, frame, path);
    }

    /** Whether the other is a message of the same type with the same values; NaN equals NaN, 0.0 does not equal -0.0. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof DynamicMessage that
                        && layout.isSameType(that.layout)
                        && FrameValues.equal(layout, 0, frame, that.frame));
    }

    @Override
    public int hashCode() {
        return FrameValues.hash(layout, 0, frame);
    }

    /** The message as {@code ros2 topic echo} prints it, long sequences cut. */
    @Override
    public String toString() {
        return LayoutCodec.text(layout, frame);
    }
}
