package dev.cedros.cdr;

import dev.cedros.error.InvalidMessageException;
import java.nio.ByteOrder;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How CDR is written and how strictly it is read. Immutable, so that one value can serve all threads; start from
 * {@link #DEFAULT}, which agrees with ROS 2's default middleware, and change what differs.
 */
public final class CdrOptions {
    /**
     * Little-endian, wstrings in {@linkplain WstringForm#FOUR_BYTE_UNITS four-byte units}, any non-zero byte a true bool,
     * no trailing bytes beyond padding, malformed UTF-8 an error.
     */
    public static final CdrOptions DEFAULT =
            new CdrOptions(ByteOrder.LITTLE_ENDIAN, WstringForm.FOUR_BYTE_UNITS, false, false, false);

    private final ByteOrder byteOrder;
    private final WstringForm wstringForm;
    private final boolean strictBool;
    private final boolean allowTrailingBytes;
    private final boolean replaceMalformedUtf8;

    private CdrOptions(
            ByteOrder byteOrder,
            WstringForm wstringForm,
            boolean strictBool,
            boolean allowTrailingBytes,
            boolean replaceMalformedUtf8) {
        this.byteOrder = byteOrder;
        this.wstringForm = wstringForm;
        this.strictBool = strictBool;
        this.allowTrailingBytes = allowTrailingBytes;
        this.replaceMalformedUtf8 = replaceMalformedUtf8;
    }

    /** The byte order to write in. Reading follows the encapsulation header, and this only where there is no header. */
    public ByteOrder byteOrder() {
        return byteOrder;
    }

    /** The form in which wstrings are written and expected. */
    public WstringForm wstringForm() {
        return wstringForm;
    }

    /** Whether a bool on the wire must be 0 or 1. Otherwise any non-zero byte reads as true, as some senders write 0xff. */
    public boolean strictBool() {
        return strictBool;
    }

    /** Whether any number of bytes may follow the last member. Otherwise up to three, which padding explains, may. */
    public boolean allowTrailingBytes() {
        return allowTrailingBytes;
    }

    /** Whether malformed UTF-8 reads as U+FFFD. Otherwise it is an error. */
    public boolean replaceMalformedUtf8() {
        return replaceMalformedUtf8;
    }

    /** Returns these options with another {@link #byteOrder}. */
    public CdrOptions withByteOrder(ByteOrder value) {
        return new CdrOptions(
                present(value, "byte order"), wstringForm, strictBool, allowTrailingBytes, replaceMalformedUtf8);
    }

    /** Returns these options with another {@link #wstringForm}. */
    public CdrOptions withWstringForm(WstringForm value) {
        return new CdrOptions(
                byteOrder, present(value, "wstring form"), strictBool, allowTrailingBytes, replaceMalformedUtf8);
    }

    /** Returns these options with another {@link #strictBool}. */
    public CdrOptions withStrictBool(boolean value) {
        return new CdrOptions(byteOrder, wstringForm, value, allowTrailingBytes, replaceMalformedUtf8);
    }

    /** Returns these options with another {@link #allowTrailingBytes}. */
    public CdrOptions withAllowTrailingBytes(boolean value) {
        return new CdrOptions(byteOrder, wstringForm, strictBool, value, replaceMalformedUtf8);
    }

    /** Returns these options with another {@link #replaceMalformedUtf8}. */
    public CdrOptions withReplaceMalformedUtf8(boolean value) {
        return new CdrOptions(byteOrder, wstringForm, strictBool, allowTrailingBytes, value);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof CdrOptions that
                && byteOrder == that.byteOrder
                && wstringForm == that.wstringForm
                && strictBool == that.strictBool
                && allowTrailingBytes == that.allowTrailingBytes
                && replaceMalformedUtf8 == that.replaceMalformedUtf8;
    }

    @Override
    public int hashCode() {
        return Objects.hash(byteOrder.toString(), wstringForm, strictBool, allowTrailingBytes, replaceMalformedUtf8);
    }

    @Override
    public String toString() {
        return "CdrOptions[byteOrder=" + byteOrder + ", wstringForm=" + wstringForm + ", strictBool=" + strictBool
                + ", allowTrailingBytes=" + allowTrailingBytes + ", replaceMalformedUtf8=" + replaceMalformedUtf8 + "]";
    }

    /** Whether {@link #byteOrder} is big-endian. */
    public boolean bigEndian() {
        return byteOrder == ByteOrder.BIG_ENDIAN;
    }

    /** Returns an argument unless it is null. Only a message has members, so the text names the argument instead. */
    static <T> T present(@Nullable T argument, String name) {
        if (argument == null) {
            throw new InvalidMessageException("null-member", "The " + name + " is null. Give one.");
        }
        return argument;
    }
}
