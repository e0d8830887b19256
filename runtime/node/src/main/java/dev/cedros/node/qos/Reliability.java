package dev.cedros.node.qos;

/** Whether a message that did not arrive is sent again. A reader that asks for more than a writer offers is not connected. */
public enum Reliability {
    /** Messages may be lost on the way. */
    BEST_EFFORT,

    /** Messages are delivered, in order, as far as the history of the reader holds them. */
    RELIABLE,

    /** What the transport takes for usual. */
    SYSTEM_DEFAULT,

    /** The most that connects with all counterparts that are there when the endpoint is opened. */
    BEST_AVAILABLE
}
