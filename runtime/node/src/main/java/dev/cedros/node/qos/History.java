package dev.cedros.node.qos;

/** How many messages are kept for a reader that has not taken them yet, and by a writer for those that come late. */
public enum History {
    /** The newest ones, as many as the depth says; older ones are dropped. */
    KEEP_LAST,

    /** All of them, within the limits of the transport. */
    KEEP_ALL,

    /** What the transport takes for usual. */
    SYSTEM_DEFAULT
}
