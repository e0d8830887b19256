package dev.cedros.node.qos;

/** Whether readers that come late get earlier messages. A reader that asks for more than a writer offers is not connected. */
public enum Durability {
    /** They get what is written from then on. */
    VOLATILE,

    /** They get what the writer keeps by its history, as long as it is there. */
    TRANSIENT_LOCAL,

    /** What the transport takes for usual. */
    SYSTEM_DEFAULT,

    /** The most that connects with all counterparts that are there when the endpoint is opened. */
    BEST_AVAILABLE
}
