package dev.cedros.projection;

import static dev.cedros.error.Checks.present;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.layout.MemberPath;
import dev.cedros.layout.MemberPathException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import dev.cedros.payload.Payload;
import dev.cedros.sequence.PrimitiveSequence;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/**
 * Reads one member of a message straight from the bytes. What comes before it is stepped over, as {@link LayoutSkip} does, and
 * what comes after it is not looked at: so a time stamp at the beginning costs the same whether an image of megabytes follows
 * or not, and bytes behind the member may be cut off or damaged without an error.
 *
 * <p>The member is named by a path such as {@code transforms[2].header.stamp.sec}; see {@link MemberPath}. It is resolved once,
 * when the reader is made. The accessors take messages of the type; each throws
 *
 * <ul>
 *   <li>{@link CdrException} with the error that decoding gives, if the bytes up to the end of the member are no such message;
 *   <li>{@link MemberPathException} with code {@code element-index}, if the message has fewer elements than the path names,
 *       {@code member-kind}, if the member is of another kind than the accessor reads, and {@code inexact-number}, if the
 *       accessor's type does not hold the number exactly.
 * </ul>
 *
 * <p>Immutable and thread-safe; make one for each path and keep it. Of a payload that is not one heap array only a
 * part is seen at a time; nothing of it is copied as a whole.
 */
public final class MemberReader {
    private static final double TWO_TO_63 = 0x1p63;

    private final MemberPath path;
    private final MessageLayout layout;
    private final CdrOptions options;
    private final MemberSeek seek;
    private final byte op;
    private final byte single;

    private MemberReader(MemberPath path, CdrOptions options) {
        this.path = path;
        this.layout = path.layout();
        this.options = options;
        this.seek = new MemberSeek(path);
        this.op = layout.op(path.instruction());
        this.single = path.isPrimitiveElement() ? Op.single(op) : op;
    }

    /**
     * Makes a reader of the member that a path leads to.
     *
     * @throws MemberPathException if it leads to none
     */
    public static MemberReader of(MessageLayout layout, String path) {
        return of(MemberPath.of(layout, path), CdrOptions.DEFAULT);
    }

    /** Makes a reader of the member that a path leads to, of messages that are read with other options. */
    public static MemberReader of(MemberPath path, CdrOptions options) {
        return new MemberReader(present(path, "path"), present(options, "options argument"));
    }

    /** The way to the member. */
    public MemberPath path() {
        return path;
    }

    /** Reads a bool. */
    public boolean booleanAt(byte[] data) {
        return booleanAt(Payload.of(data));
    }

    /** Reads a bool. */
    public boolean booleanAt(Payload data) {
        check(single == Op.BOOL, "booleanAt reads bool");
        return read(data, (in, at) -> in.getBool(place(in, at)));
    }

    /** Reads a whole number. Of a uint64 it gives the 64 bits; see {@link #unsignedAt(byte[])}. */
    public long longAt(byte[] data) {
        return longAt(Payload.of(data));
    }

    /** Reads a whole number. Of a uint64 it gives the 64 bits; see {@link #unsignedAt(Payload)}. */
    public long longAt(Payload data) {
        check(isWhole(), "longAt reads whole numbers");
        return read(data, (in, at) -> Numbers.whole(in, single, place(in, at)));
    }

    /** Reads a whole number, a uint64 beyond the range of long included. */
    public BigInteger unsignedAt(byte[] data) {
        return unsignedAt(Payload.of(data));
    }

    /** Reads a whole number, a uint64 beyond the range of long included. */
    public BigInteger unsignedAt(Payload data) {
        long value = longAt(data);
        return single == Op.UINT64 ? Numbers.unsigned(value) : BigInteger.valueOf(value);
    }

    /** Reads a floating point number, or a whole number that double holds exactly. */
    public double doubleAt(byte[] data) {
        return doubleAt(Payload.of(data));
    }

    /** Reads a floating point number, or a whole number that double holds exactly. */
    public double doubleAt(Payload data) {
        if (isWhole()) {
            return exact(longAt(data));
        }
        check(single == Op.FLOAT32 || single == Op.FLOAT64, "doubleAt reads numbers");
        return read(data, (in, at) -> Numbers.real(in, single, place(in, at)));
    }

    private double exact(long bits) {
        boolean high = single == Op.UINT64 && bits < 0;
        double value = high ? Numbers.unsigned(bits).doubleValue() : bits;
        // Beyond 2^63 a cast would give the largest long, which is not what the double stands for.
        boolean same = high
                ? value < 2 * TWO_TO_63 && (long) (value - TWO_TO_63) + Long.MIN_VALUE == bits
                : value < TWO_TO_63 && (long) value == bits;
        if (!same) {
            String text = high ? Long.toUnsignedString(bits) : Long.toString(bits);
            throw failure("inexact-number", text + " is no double exactly. Ask with longAt.");
        }
        return value;
    }

    /** Reads a string or wstring. */
    public String textAt(byte[] data) {
        return textAt(Payload.of(data));
    }

    /** Reads a string or wstring. */
    public String textAt(Payload data) {
        check(Op.isText(op), "textAt reads string and wstring");
        return (String) read(data);
    }

    /** Reads an array or sequence of strings or wstrings; the list cannot be changed. */
    public List<String> textsAt(byte[] data) {
        return textsAt(Payload.of(data));
    }

    /** Reads an array or sequence of strings or wstrings; the list cannot be changed. */
    @SuppressWarnings("unchecked")
    public List<String> textsAt(Payload data) {
        boolean texts = Op.hasElements(op) && Op.isText(layout.op(path.instruction() + 1));
        check(texts, "textsAt reads arrays and sequences of string and wstring");
        return (List<String>) read(data);
    }

    /** Reads an array or sequence of primitives: an {@code IntSequence} for int32 and uint32, and so on. */
    public PrimitiveSequence sequenceAt(byte[] data) {
        return sequenceAt(Payload.of(data));
    }

    /** Reads an array or sequence of primitives: an {@code IntSequence} for int32 and uint32, and so on. */
    public PrimitiveSequence sequenceAt(Payload data) {
        check(isPrimitives(), "sequenceAt reads arrays and sequences of primitives");
        return (PrimitiveSequence) read(data);
    }

    /** Tells how many elements an array or sequence has, without reading them. */
    public int sizeAt(byte[] data) {
        return sizeAt(Payload.of(data));
    }

    /** Tells how many elements an array or sequence has, without reading them. */
    public int sizeAt(Payload data) {
        check(isPrimitives() || Op.hasElements(op), "sizeAt counts the elements of arrays and sequences");
        return read(data, (in, at) -> Counts.read(layout, path.instruction(), in));
    }

    /**
     * Reads the member, whatever it is: Boolean, Integer (up to int32), Long (uint32, int64), {@link BigInteger} (uint64),
     * Float, Double, String, {@link PrimitiveSequence}, for a message a {@link Map} of its members in wire order, and for other
     * arrays and sequences a {@link List}. Maps and lists cannot be changed.
     */
    public Object read(byte[] data) {
        return read(Payload.of(data));
    }

    /** Reads the member, whatever it is, as {@link #read(byte[])} does. */
    public Object read(Payload data) {
        return read(
                data,
                (in, at) ->
                        at >= 0 ? Numbers.boxed(in, single, at) : SubtreeReader.read(layout, path.instruction(), in));
    }

    private <T> T read(Payload data, MemberSeek.Use<T> use) {
        CdrReader in = CdrReader.of(data, options);
        try {
            return seek.at(in, use);
        } finally {
            in.release();
        }
    }

    /** Where the number is: found already if it is an element, otherwise the next thing on the wire. */
    private int place(CdrReader in, int at) {
        int size = layout.size(path.instruction());
        return at >= 0 ? at : in.beginRun(size, size);
    }

    private boolean isWhole() {
        return Op.isNumber(single) && single > Op.BOOL && single < Op.FLOAT32;
    }

    private boolean isPrimitives() {
        return !path.isPrimitiveElement() && (Op.isPrimitiveArray(op) || Op.isPrimitiveSequence(op));
    }

    private void check(boolean fits, String reads) {
        if (!fits) {
            String type = path.isPrimitiveElement()
                    ? layout.fieldType(path.instruction()).element().toString()
                    : layout.fieldType(path.instruction()).toString();
            throw failure("member-kind", "is " + type + "; " + reads + ".");
        }
    }

    private MemberPathException failure(String code, String problem) {
        return new MemberPathException(code, problem).within(layout.typeName(), path.toString());
    }
}
