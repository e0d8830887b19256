package dev.cedros.cdr;

import static dev.cedros.cdr.CdrOptions.present;

import dev.cedros.error.CedrosException;
import dev.cedros.error.PayloadReleasedException;
import org.jspecify.annotations.Nullable;

/**
 * Says that bytes are not what they should be: cut off, of another type, damaged or hostile. The message has the form
 * {@code sensor_msgs/msg/Imu, byte 16 of 140, field header.frame_id: string length 4294901760 exceeds the 124 bytes left.}
 *
 * <p>The codes are listed with the package. Like every {@link CedrosException}, it is changed only by the thread that threw
 * it, while it travels outwards.
 */
public final class CdrException extends CedrosException {
    private static final long serialVersionUID = 1L;

    private static final String HEADER_CODE = "header-too-short";
    private static final String HEADER_TOO_SHORT = "CDR data too short: missing encapsulation header";
    private static final int UNKNOWN = -1;

    private final int length;
    private int offset;

    /** Where the reader stood when it found the problem: for members of a run, the byte after the run. */
    private int readerOffset;

    /** Of a run that is cut off: where it starts and how many bytes it has; both unknown for every other problem. */
    private int runOffset = UNKNOWN;

    private long missingSize = UNKNOWN;

    /**
     * Starts an exception about one place in the data.
     *
     * @param code the stable name of the problem, lower case with hyphens
     * @param problem what is wrong, phrased to follow {@code "byte 16 of 140, field path: "}
     * @param offset the place, counted from the first byte of the encapsulation header, or -1 if it is not at one place
     * @param length the number of bytes in the data, header included
     */
    public CdrException(String code, String problem, int offset, int length) {
        this(code, problem, offset, length, null);
    }

    /** Starts an exception that another one led to; the other arguments are as above. */
    public CdrException(String code, String problem, int offset, int length, @Nullable Throwable cause) {
        super(code, problem, cause);
        this.offset = offset;
        this.length = length;
        this.readerOffset = offset;
    }

    /** The place of the problem, counted from the first byte of the encapsulation header; -1 if it is not at one place. */
    public int offset() {
        return offset;
    }

    /** The number of bytes in the data, encapsulation header included. */
    public int length() {
        return length;
    }

    /**
     * Turns whatever escaped while a message was read into an exception that says where. One that the reader made gets
     * type and member and is returned. Any other, thrown by a constructor, setter or factory of the user's class, becomes
     * the cause of an exception with code {@code constructor-failed}, so that decoding throws nothing else, and nothing
     * about other bytes. That the payload was released while it was read is thrown on as it is.
     *
     * @param label the member; null or empty for the message as a whole; or, where several members are read behind one
     *     check, all of them, separated by spaces, each with the offset in the run at which it ends: {@code
     *     "stamp.sec:4 stamp.nanosec:8 x:16"}
     */
    public static CdrException at(RuntimeException e, CdrReader in, String typeName, @Nullable String label) {
        passOn(e, present(in, "reader"), typeName, label);
        return located(e, in, in.index()).within(typeName, label);
    }

    /** Does the same for an element: puts {@code [index]} before the path and leaves the type open. */
    public static CdrException atIndex(RuntimeException e, CdrReader in, int index) {
        passOn(e, present(in, "reader"), null, "[" + index + "]");
        return located(e, in, in.index()).within(null, "[" + index + "]");
    }

    /**
     * Does the same for an element that is read behind one check for all: also the label, which is a member of the element,
     * goes into the path.
     *
     * @param at where the element begins, as {@code beginElements} counts
     */
    public static CdrException atElement(RuntimeException e, CdrReader in, int at, String label, int index) {
        passOn(e, present(in, "reader"), null, "[" + index + "]");
        return located(e, in, at).within(null, label).within(null, "[" + index + "]");
    }

    /**
     * Records that this exception came out of a member of a message, as {@link CedrosException#within} says.
     *
     * @param label may also list the members of a run, as {@link #at} says; then the one at which the data ends, or the one
     *     that the offset points into, is taken
     */
    @Override
    public CdrException within(@Nullable String typeName, @Nullable String label) {
        String member = label != null && RunLabel.matches(label) ? memberOfRun(RunLabel.parse(label)) : label;
        super.within(typeName, member);
        return this;
    }

    /** Says what is wrong, without the type, the member and the position that {@link #getMessage} puts before it. */
    @Override
    public String problem() {
        if (missingSize < 0) {
            return super.problem();
        }
        return "the data ends here: " + bytes(missingSize) + " needed, " + Math.max(0, length - offset) + " left.";
    }

    @Override
    public String getMessage() {
        if (code().equals(HEADER_CODE)) {
            return problem();
        }
        StringBuilder text = new StringBuilder();
        if (typeName() != null) {
            text.append(typeName());
        }
        if (offset >= 0) {
            text.append(text.length() == 0 ? "byte " : ", byte ")
                    .append(offset)
                    .append(" of ")
                    .append(length);
        }
        if (member() != null) {
            text.append(text.length() == 0 ? "field " : ", field ").append(member());
        }
        return text.append(text.length() == 0 ? "" : ": ").append(problem()).toString();
    }

    /** The exception for data that has no room for a header; its message is part of the contract. */
    static CdrException headerTooShort(int length) {
        return new CdrException(HEADER_CODE, HEADER_TOO_SHORT, 0, length);
    }

    /** The exception for a value or run of {@code size} bytes at {@code offset} that the data does not hold in full. */
    static CdrException truncated(int offset, long size, int length) {
        // Alignment may have moved the start beyond the end.
        CdrException e = new CdrException("truncated", "the data ends here.", Math.min(offset, length), length);
        e.runOffset = offset;
        e.missingSize = size;
        return e;
    }

    /** The same exception, found while the reader stood at {@code offset}. */
    CdrException whileReaderAt(int offset) {
        readerOffset = offset;
        return this;
    }

    private @Nullable String memberOfRun(RunLabel run) {
        if (missingSize < 0) {
            return run.memberEndingAfter(offset - (readerOffset - run.size()));
        }
        int member = run.indexEndingAfter(length - runOffset);
        if (member < 0) {
            return null;
        }
        int start = run.start(member);
        offset = Math.min(runOffset + start, length);
        missingSize = (long) run.end(member) - start;
        return run.member(member);
    }

    /** Throws what the reader found out about the payload, which is not about its bytes. */
    private static void passOn(RuntimeException e, CdrReader in, @Nullable String typeName, @Nullable String label) {
        if (e instanceof PayloadReleasedException released && in.hasMade(released)) {
            boolean several = label != null && RunLabel.matches(label);
            throw released.within(typeName, several ? null : label);
        }
    }

    private static CdrException located(RuntimeException e, CdrReader in, int at) {
        if (e instanceof CdrException known && in.hasMade(known)) {
            return known;
        }
        return in.failureAt(at, "constructor-failed", "the value was read, but could not be made: " + e, e);
    }

    private static String bytes(long count) {
        return count == 1 ? "1 byte" : count + " bytes";
    }
}
