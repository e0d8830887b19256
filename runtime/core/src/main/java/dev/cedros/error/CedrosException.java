package dev.cedros.error;

import org.jspecify.annotations.Nullable;

/**
 * The root of every exception that Cedros throws about a message: which type, which member, what is wrong.
 *
 * <p>An exception is changed only by {@link #within}, while it travels through codecs in the thread that threw it; once
 * it has reached the caller it does not change any more.
 */
public abstract class CedrosException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String code;
    private final String problem;
    private @Nullable String typeName;
    private @Nullable String member;

    /**
     * Starts an exception that knows neither a type nor a member yet.
     *
     * @param code the stable name of the problem, lower case with hyphens
     * @param problem what is wrong and how to mend it, phrased to follow {@code "type, field path: "}
     * @param cause what led to it, if that was another exception
     */
    protected CedrosException(String code, String problem, @Nullable Throwable cause) {
        super(problem, cause);
        this.code = code;
        this.problem = problem;
    }

    /** Names the kind of problem, such as {@code null-member}: stable between versions and meant for programs. */
    public String code() {
        return code;
    }

    /** Names the outermost message type, such as {@code sensor_msgs/msg/Imu}, or gives null where none is known. */
    public @Nullable String typeName() {
        return typeName;
    }

    /**
     * Gives the path from the outermost message to the member, such as {@code header.frame_id} or
     * {@code transforms[2].header.stamp}, or null where the problem is not one of a member.
     */
    public @Nullable String member() {
        return member;
    }

    /** Says what is wrong, without the type, the member and the position that {@link #getMessage} puts before it. */
    public String problem() {
        return problem;
    }

    /**
     * Records that this exception came out of a member of a message: the type becomes {@code typeName}, and {@code
     * member} goes before the path known so far. Codecs call it while the exception travels outwards, so that the last
     * call, the outermost, names the type.
     *
     * @param typeName the message type; null leaves what is known
     * @param member the member's name, or an index such as {@code [2]}; null or empty leaves the path as it is
     * @return this exception, to be thrown on
     */
    public CedrosException within(@Nullable String typeName, @Nullable String member) {
        if (typeName != null) {
            this.typeName = typeName;
        }
        if (member != null && !member.isEmpty()) {
            this.member = join(member, this.member);
        }
        return this;
    }

    /** Gives one sentence of the form {@code type, field path: problem}, with those parts that are known. */
    @Override
    public String getMessage() {
        if (typeName == null) {
            return member == null ? problem : "field " + member + ": " + problem;
        }
        return member == null ? typeName + ": " + problem : typeName + ", field " + member + ": " + problem;
    }

    private static String join(String outer, @Nullable String inner) {
        if (inner == null) {
            return outer;
        }
        return inner.startsWith("[") ? outer + inner : outer + "." + inner;
    }
}
