package dev.cedros.benchmarks.ihmc;

import us.ihmc.idl.CDR;

/**
 * Makes, writes and reads messages of one type.
 *
 * @param <T> the message
 */
public interface TopicType<T> {
    /** Makes an empty message. */
    T create();

    /** Writes the members. */
    void write(T data, CDR cdr);

    /** Reads the members into an existing message. */
    void read(T data, CDR cdr);
}
