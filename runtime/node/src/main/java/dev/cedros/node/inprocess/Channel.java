package dev.cedros.node.inprocess;

import dev.cedros.node.qos.History;

/** The connection of one writer with one reader. */
final class Channel {
    final TopicReader reader;

    /** Whether messages are kept for the reader as its history says, rather than lost when it is full. */
    final boolean reliable;

    /** Whether a writer has to wait for room. */
    final boolean blocking;

    /** How many messages came this way; guarded by the lock of the reader. */
    long offered;

    /** How many of them were taken or lost; guarded by the lock of the reader. */
    long passed;

    /** How many of them, the first ones, were written before the reader came; guarded by the lock of the reader. */
    long replayed;

    /** Whether any of them was taken; guarded by the lock of the reader. */
    boolean taken;

    /** This channel alone, for messages to one reader. */
    final Targets alone;

    Channel(TopicReader reader, boolean reliable) {
        this.reader = reader;
        this.reliable = reliable;
        this.blocking = reliable && reader.qos().history() == History.KEEP_ALL;
        this.alone = Targets.NONE.with(this);
    }
}
