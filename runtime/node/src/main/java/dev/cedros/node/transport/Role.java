package dev.cedros.node.transport;

/**
 * What the messages of an endpoint are. Endpoints of different roles never match, even when their names are equal; engines
 * derive the names on the wire from role and name.
 */
public enum Role {
    /** Messages of a topic. */
    TOPIC,

    /** Requests of a service, from its clients to its servers. */
    REQUEST,

    /** Responses of a service, each for the one client that asked. */
    RESPONSE
}
