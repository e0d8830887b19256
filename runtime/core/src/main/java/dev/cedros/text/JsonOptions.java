package dev.cedros.text;

import static dev.cedros.error.Checks.present;

import dev.cedros.cdr.CdrOptions;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * In which of its forms {@link JsonText} writes what JSON has no one form for. Immutable, so that one value can serve all
 * threads; start from {@link #DEFAULT} and change what differs.
 */
public final class JsonOptions {
    /** Stands for base64 whatever the length of an array. */
    public static final int ALWAYS_BASE64 = -1;

    /** Stands for lists of numbers whatever the length of an array. */
    public static final int NEVER_BASE64 = Integer.MAX_VALUE;

    /**
     * Nothing is lost: int64 and uint64 as decimal text, NaN, infinities and negative zero as text, uint8 arrays of more than
     * 1024 elements in base64, one line, bytes read as by default.
     */
    public static final JsonOptions DEFAULT = new JsonOptions(false, false, 1024, false, CdrOptions.DEFAULT);

    private final boolean int64AsNumbers;
    private final boolean nonFiniteAsNull;
    private final int base64Above;
    private final boolean indented;
    private final CdrOptions cdr;

    private JsonOptions(
            boolean int64AsNumbers, boolean nonFiniteAsNull, int base64Above, boolean indented, CdrOptions cdr) {
        this.int64AsNumbers = int64AsNumbers;
        this.nonFiniteAsNull = nonFiniteAsNull;
        this.base64Above = base64Above;
        this.indented = indented;
        this.cdr = cdr;
    }

    /**
     * Whether int64 and uint64 are numbers. Otherwise they are decimal text, as many readers take numbers for float64 and
     * lose digits above 2<sup>53</sup>.
     */
    public boolean int64AsNumbers() {
        return int64AsNumbers;
    }

    /**
     * Whether NaN and infinities are null, and negative zero the number {@code -0.0}. Otherwise they are the texts {@code
     * "NaN"}, {@code "Infinity"}, {@code "-Infinity"} and {@code "-0"}. It is the same for single numbers and elements.
     */
    public boolean nonFiniteAsNull() {
        return nonFiniteAsNull;
    }

    /**
     * Arrays and sequences of uint8 with more elements than this are {@code {"$base64": "…"}}, others lists of numbers;
     * {@link #ALWAYS_BASE64} and {@link #NEVER_BASE64} are the ends.
     */
    public int base64Above() {
        return base64Above;
    }

    /** Whether each member, and each element that is an object, begins a line. Otherwise all is in one line. */
    public boolean indented() {
        return indented;
    }

    /** How the bytes are read. */
    public CdrOptions cdr() {
        return cdr;
    }

    /** Returns these options with another {@link #int64AsNumbers}. */
    public JsonOptions withInt64AsNumbers(boolean value) {
        return new JsonOptions(value, nonFiniteAsNull, base64Above, indented, cdr);
    }

    /** Returns these options with another {@link #nonFiniteAsNull}. */
    public JsonOptions withNonFiniteAsNull(boolean value) {
        return new JsonOptions(int64AsNumbers, value, base64Above, indented, cdr);
    }

    /** Returns these options with another {@link #base64Above}; a negative number means {@link #ALWAYS_BASE64}. */
    public JsonOptions withBase64Above(int value) {
        return new JsonOptions(int64AsNumbers, nonFiniteAsNull, Math.max(value, ALWAYS_BASE64), indented, cdr);
    }

    /** Returns these options with another {@link #indented}. */
    public JsonOptions withIndented(boolean value) {
        return new JsonOptions(int64AsNumbers, nonFiniteAsNull, base64Above, value, cdr);
    }

    /** Returns these options with another {@link #cdr}. */
    public JsonOptions withCdr(CdrOptions value) {
        return new JsonOptions(
                int64AsNumbers, nonFiniteAsNull, base64Above, indented, present(value, "options argument"));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof JsonOptions that
                && int64AsNumbers == that.int64AsNumbers
                && nonFiniteAsNull == that.nonFiniteAsNull
                && base64Above == that.base64Above
                && indented == that.indented
                && cdr.equals(that.cdr);
    }

    @Override
    public int hashCode() {
        return Objects.hash(int64AsNumbers, nonFiniteAsNull, base64Above, indented, cdr);
    }

    @Override
    public String toString() {
        return "JsonOptions[int64AsNumbers=" + int64AsNumbers + ", nonFiniteAsNull=" + nonFiniteAsNull
                + ", base64Above=" + base64Above + ", indented=" + indented + ", cdr=" + cdr + "]";
    }
}
