package dev.cedros.node.transport;

/**
 * Tells the calls of a service apart: the response carries the id of its request.
 *
 * @param client the id of the client, by which the response finds back
 * @param sequenceNumber the number of the call among those of the client, from 1
 */
public record RequestId(Gid client, long sequenceNumber) {}
