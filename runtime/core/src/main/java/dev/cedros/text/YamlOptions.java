package dev.cedros.text;

import static dev.cedros.error.Checks.present;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.error.InvalidMessageException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What {@link YamlText} prints and leaves out; the options are those of {@code ros2 topic echo}. Immutable, so that one value
 * can serve all threads; start from {@link #DEFAULT} and change what differs.
 */
public final class YamlOptions {
    /** How many elements of an array and characters of a string {@code ros2 topic echo} prints when it is not told otherwise. */
    public static final int DEFAULT_TRUNCATE_LENGTH = 128;

    /** Arrays and strings cut after 128 elements and characters, nothing left out, bytes read as by default. */
    public static final YamlOptions DEFAULT =
            new YamlOptions(DEFAULT_TRUNCATE_LENGTH, false, false, CdrOptions.DEFAULT);

    private static final int UNLIMITED = -1;

    private final int truncateLength;
    private final boolean withoutArrays;
    private final boolean withoutStrings;
    private final CdrOptions cdr;

    private YamlOptions(int truncateLength, boolean withoutArrays, boolean withoutStrings, CdrOptions cdr) {
        this.truncateLength = truncateLength;
        this.withoutArrays = withoutArrays;
        this.withoutStrings = withoutStrings;
        this.cdr = cdr;
    }

    /** Whether long arrays, sequences and strings are cut. */
    public boolean isTruncated() {
        return truncateLength != UNLIMITED;
    }

    /** After how many elements or characters a list or string is cut and ends in {@code ...}; negative if none is. */
    public int truncateLength() {
        return truncateLength;
    }

    /** Whether only type and length of arrays and sequences are printed, as {@code --no-arr} does. */
    public boolean withoutArrays() {
        return withoutArrays;
    }

    /** Whether only the length of strings is printed, as {@code --no-str} does. */
    public boolean withoutStrings() {
        return withoutStrings;
    }

    /** How the bytes are read. */
    public CdrOptions cdr() {
        return cdr;
    }

    /**
     * Returns these options with lists and strings cut after {@code length} elements or characters, as {@code
     * --truncate-length} does.
     *
     * @throws InvalidMessageException with code {@code out-of-range} if the length is negative
     */
    public YamlOptions withTruncateLength(int length) {
        if (length < 0) {
            throw InvalidMessageException.outOfRange(length, "a truncate length", "0 to " + Integer.MAX_VALUE);
        }
        return new YamlOptions(length, withoutArrays, withoutStrings, cdr);
    }

    /** Returns these options with lists and strings printed in full, as {@code --full-length} does. */
    public YamlOptions withFullLength() {
        return new YamlOptions(UNLIMITED, withoutArrays, withoutStrings, cdr);
    }

    /** Returns these options with another {@link #withoutArrays}. */
    public YamlOptions withoutArrays(boolean value) {
        return new YamlOptions(truncateLength, value, withoutStrings, cdr);
    }

    /** Returns these options with another {@link #withoutStrings}. */
    public YamlOptions withoutStrings(boolean value) {
        return new YamlOptions(truncateLength, withoutArrays, value, cdr);
    }

    /** Returns these options with another {@link #cdr}. */
    public YamlOptions withCdr(CdrOptions value) {
        return new YamlOptions(truncateLength, withoutArrays, withoutStrings, present(value, "options argument"));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof YamlOptions that
                && truncateLength == that.truncateLength
                && withoutArrays == that.withoutArrays
                && withoutStrings == that.withoutStrings
                && cdr.equals(that.cdr);
    }

    @Override
    public int hashCode() {
        return Objects.hash(truncateLength, withoutArrays, withoutStrings, cdr);
    }

    @Override
    public String toString() {
        return "YamlOptions[truncateLength=" + (isTruncated() ? truncateLength : "none") + ", withoutArrays="
                + withoutArrays + ", withoutStrings=" + withoutStrings + ", cdr=" + cdr + "]";
    }
}
