package dev.cedros.codec;

import dev.cedros.error.InvalidMessageException;
import dev.cedros.layout.MemberPath;
import dev.cedros.layout.MemberPathException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import dev.cedros.sequence.PrimitiveSequence;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
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
 * <p>Immutable and thread-safe. Made by a {@link LayoutCodec}, or from a map with {@link #of}.
 */
public final class DynamicMessage {
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
        Frame frame = Frame.empty(layout);
        try {
            ValueReader.message(layout, 0, InvalidMessageException.required(values), frame);
        } catch (InvalidMessageException e) {
            throw e.within(layout.typeName(), null);
        }
        return new DynamicMessage(layout, frame);
    }

    /** Makes a message of the default values of its type. */
    public static DynamicMessage defaults(MessageLayout layout) {
        Frame frame = Frame.empty(layout);
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
        byte op = numberOp(path, "booleanAt reads bool");
        if (op != Op.BOOL) {
            throw wrongKind(path, "booleanAt reads bool");
        }
        return bits(path) != 0;
    }

    /** The whole number at a path, unless it is beyond the range of int. */
    public int intAt(String path) {
        return intAt(layout.path(path));
    }

    /** The whole number at a path, unless it is beyond the range of int. */
    public int intAt(MemberPath path) {
        byte op = wholeOp(path, "intAt");
        long value = bits(path);
        if (value != (int) value) {
            String text = op == Op.UINT64 ? Long.toUnsignedString(value) : Long.toString(value);
            throw inexact(path, text + " does not fit an int. Ask with longAt.");
        }
        return (int) value;
    }

    /** The whole number at a path. A uint64 is given as its 64 bits; see {@link #unsignedAt}. */
    public long longAt(String path) {
        return longAt(layout.path(path));
    }

    /** The whole number at a path. A uint64 is given as its 64 bits; see {@link #unsignedAt}. */
    public long longAt(MemberPath path) {
        wholeOp(path, "longAt");
        return bits(path);
    }

    /** The whole number at a path, a uint64 beyond the range of long included. */
    public BigInteger unsignedAt(String path) {
        return unsignedAt(layout.path(path));
    }

    /** The whole number at a path, a uint64 beyond the range of long included. */
    public BigInteger unsignedAt(MemberPath path) {
        byte op = wholeOp(path, "unsignedAt");
        return op == Op.UINT64 ? FrameValues.unsigned(bits(path)) : BigInteger.valueOf(bits(path));
    }

    /** The floating point number at a path; also a whole number that double holds exactly. */
    public double doubleAt(String path) {
        return doubleAt(layout.path(path));
    }

    /** The floating point number at a path; also a whole number that double holds exactly. */
    public double doubleAt(MemberPath path) {
        byte op = numberOp(path, "doubleAt reads numbers");
        long bits = bits(path);
        if (op == Op.FLOAT64) {
            return Double.longBitsToDouble(bits);
        }
        if (op == Op.FLOAT32) {
            return Float.intBitsToFloat((int) bits);
        }
        if (op == Op.BOOL) {
            throw wrongKind(path, "doubleAt reads numbers");
        }
        double value = op == Op.UINT64 ? FrameValues.unsigned(bits).doubleValue() : (double) bits;
        boolean exact = op == Op.UINT64
                ? new BigDecimal(value).toBigInteger().equals(FrameValues.unsigned(bits))
                : new BigDecimal(value).compareTo(BigDecimal.valueOf(bits)) == 0;
        if (!exact) {
            throw inexact(path, Long.toUnsignedString(bits) + " is no double exactly. Ask with longAt.");
        }
        return value;
    }

    /** The string or wstring at a path. */
    public String textAt(String path) {
        return textAt(layout.path(path));
    }

    /** The string or wstring at a path. */
    public String textAt(MemberPath path) {
        if (!Op.isText(layoutOf(path).op(path.instruction()))) {
            throw wrongKind(path, "textAt reads string and wstring");
        }
        return (String) object(path);
    }

    /** The array or sequence of strings or wstrings at a path; it cannot be changed. */
    public List<String> textsAt(String path) {
        return textsAt(layout.path(path));
    }

    /** The array or sequence of strings or wstrings at a path; it cannot be changed. */
    @SuppressWarnings("unchecked")
    public List<String> textsAt(MemberPath path) {
        int at = path.instruction();
        if (!Op.hasElements(layoutOf(path).op(at)) || layout.op(at + 1) == Op.STRUCT) {
            throw wrongKind(path, "textsAt reads arrays and sequences of string and wstring");
        }
        return (List<String>) object(path);
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
        byte op = layoutOf(path).op(path.instruction());
        boolean sequence = Op.isPrimitiveArray(op) || Op.isPrimitiveSequence(op);
        Object value = sequence && !path.isPrimitiveElement() ? object(path) : "";
        if (!kind.isInstance(value)) {
            throw wrongKind(path, "the caller asks for " + kind.getSimpleName());
        }
        return kind.cast(value);
    }

    /** A view of the message at a path. */
    public DynamicMessage messageAt(String path) {
        return messageAt(layout.path(path));
    }

    /** A view of the message at a path. */
    public DynamicMessage messageAt(MemberPath path) {
        int at = path.instruction();
        if (layoutOf(path).op(at) != Op.STRUCT) {
            throw wrongKind(path, "messageAt reads messages");
        }
        return FrameValues.message(layout, at, frame(path));
    }

    /** The array or sequence of messages at a path; it cannot be changed, and makes its elements when asked for them. */
    public List<DynamicMessage> listAt(String path) {
        return listAt(layout.path(path));
    }

    /** The array or sequence of messages at a path; it cannot be changed, and makes its elements when asked for them. */
    public List<DynamicMessage> listAt(MemberPath path) {
        int at = path.instruction();
        if (!Op.hasElements(layoutOf(path).op(at)) || layout.op(at + 1) != Op.STRUCT) {
            throw wrongKind(path, "listAt reads arrays and sequences of messages");
        }
        return (MessageList) object(path);
    }

    /** How many elements the array or sequence at a path has. */
    public int sizeAt(String path) {
        return sizeAt(layout.path(path));
    }

    /** How many elements the array or sequence at a path has. */
    public int sizeAt(MemberPath path) {
        byte op = layoutOf(path).op(path.instruction());
        if (path.isPrimitiveElement() || Op.isNumber(op) || Op.isText(op) || op == Op.STRUCT) {
            throw wrongKind(path, "sizeAt counts the elements of arrays and sequences");
        }
        Object value = object(path);
        return value instanceof PrimitiveSequence sequence ? sequence.size() : ((List<?>) value).size();
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
        byte op = layoutOf(path).op(path.instruction());
        if (op == Op.STRUCT) {
            return messageAt(path);
        }
        return Op.isNumber(op) || path.isPrimitiveElement() ? FrameValues.box(Op.single(op), bits(path)) : object(path);
    }

    /** Hands the ROS name and the value of each member over, in wire order; values as {@link #value(String)} gives them. */
    public void forEach(BiConsumer<String, Object> action) {
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
        layoutOf(path);
        Frame copy = Frame.empty(layout);
        System.arraycopy(frame.numbers(), frame.n(), copy.numbers(), 0, copy.numbers().length);
        System.arraycopy(frame.objects(), frame.o(), copy.objects(), 0, copy.objects().length);
        Frame at = copy;
        for (int i = 0; i < depthOfFrames(path); i++) {
            MessageList elements = ((MessageList) at.object(layout.slot(path.collection(i)))).copy();
            at.objects()[at.o() + layout.slot(path.collection(i))] = elements;
            at = elements.frame(checked(path, i, elements.size));
        }
        try {
            set(path, value, at);
        } catch (InvalidMessageException e) {
            throw e.within(typeName(), path.toString());
        }
        return new DynamicMessage(layout, copy);
    }

    private void set(MemberPath path, Object value, Frame at) {
        int last = path.depth() - 1;
        if (depthOfFrames(path) == path.depth()) {
            ValueReader.member(layout, path.instruction(), value, at);
            return;
        }
        // An element of a sequence of primitives or of texts: all of it is made anew.
        int collection = path.collection(last);
        int slot = at.o() + layout.slot(collection);
        if (path.isPrimitiveElement()) {
            PrimitiveSequence old = (PrimitiveSequence) at.objects()[slot];
            byte op = layout.op(collection);
            int index = checked(path, last, old.size());
            SequenceBuilder elements = new SequenceBuilder(op, old.size());
            for (int i = 0; i < old.size(); i++) {
                boolean other = i == index;
                elements.add(
                        other
                                ? NumberReader.bits(Op.single(op), InvalidMessageException.required(value))
                                : SequenceForms.bits(op, old, i));
            }
            at.objects()[slot] = elements.build();
        } else {
            List<Object> texts = new ArrayList<>((List<?>) at.objects()[slot]);
            String text = ValueReader.text(layout, path.instruction(), InvalidMessageException.required(value));
            texts.set(checked(path, last, texts.size()), text);
            at.objects()[slot] = Collections.unmodifiableList(texts);
        }
    }

    /** The layout, which a path must have been resolved against. */
    private MessageLayout layoutOf(MemberPath path) {
        if (path.layout() != layout && !path.layout().equals(layout)) {
            throw new MemberPathException(
                            "path-type",
                            "the path '" + path + "' was resolved for "
                                    + path.layout().typeName()
                                    + ", not for this type. Resolve it with the layout of the message.")
                    .within(typeName(), null);
        }
        return layout;
    }

    /** How many of the elements on the way are messages, and so have frames: all, or all but the last. */
    private int depthOfFrames(MemberPath path) {
        int last = path.depth() - 1;
        if (last < 0) {
            return 0;
        }
        int collection = path.collection(last);
        boolean message = Op.hasElements(layout.op(collection)) && layout.op(collection + 1) == Op.STRUCT;
        return message ? last + 1 : last;
    }

    private Frame frame(MemberPath path) {
        Frame at = frame;
        int depth = depthOfFrames(path);
        for (int i = 0; i < depth; i++) {
            MessageList elements = (MessageList) at.object(layout.slot(path.collection(i)));
            at = elements.frame(checked(path, i, elements.size));
        }
        return at;
    }

    private int checked(MemberPath path, int depth, int size) {
        int index = path.element(depth);
        if (index >= size) {
            throw new MemberPathException(
                            "element-index", "has no element " + index + "; there are " + size + ", counted from 0.")
                    .within(typeName(), path.toString());
        }
        return index;
    }

    private long bits(MemberPath path) {
        int at = path.instruction();
        Frame values = frame(path);
        if (!path.isPrimitiveElement()) {
            return values.number(layout.slot(at));
        }
        PrimitiveSequence sequence = (PrimitiveSequence) values.object(layout.slot(at));
        return SequenceForms.bits(layout.op(at), sequence, checked(path, path.depth() - 1, sequence.size()));
    }

    private Object object(MemberPath path) {
        Frame values = frame(path);
        if (path.depth() == depthOfFrames(path)) {
            return values.object(layout.slot(path.instruction()));
        }
        int last = path.depth() - 1;
        List<?> texts = (List<?>) values.object(layout.slot(path.collection(last)));
        return texts.get(checked(path, last, texts.size()));
    }

    /** The kind of number at a path, which has to be a number or truth value. */
    private byte numberOp(MemberPath path, String expected) {
        byte op = layoutOf(path).op(path.instruction());
        if (!Op.isNumber(op) && !path.isPrimitiveElement()) {
            throw wrongKind(path, expected);
        }
        return Op.single(op);
    }

    private byte wholeOp(MemberPath path, String method) {
        String expected = method + " reads whole numbers";
        byte op = numberOp(path, expected);
        if (!Op.primitive(op).isInteger()) {
            throw wrongKind(path, expected);
        }
        return op;
    }

    private MemberPathException wrongKind(MemberPath path, String expected) {
        String type = path.isPrimitiveElement()
                ? layout.fieldType(path.instruction()).element().toString()
                : layout.fieldType(path.instruction()).toString();
        return new MemberPathException("member-kind", "is " + type + "; " + expected + ".")
                .within(typeName(), path.toString());
    }

    private MemberPathException inexact(MemberPath path, String problem) {
        return new MemberPathException("inexact-number", problem).within(typeName(), path.toString());
    }

    /** Whether the other is a message of the same type with the same values; NaN equals NaN, 0.0 does not equal -0.0. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof DynamicMessage that
                        && layout.equals(that.layout)
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
