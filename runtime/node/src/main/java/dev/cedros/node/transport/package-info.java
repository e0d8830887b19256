/**
 * What a node asks of the engine that carries its messages. An engine moves serialized messages ({@link
 * dev.cedros.payload.Payload}) from writers to readers, keeps them for readers as their QoS says, and tells who else is there; it
 * knows nothing of message classes and runs no code of the user's.
 *
 * <p>Programs meet {@link dev.cedros.node.transport.Gid}, {@link dev.cedros.node.transport.NodeName} and {@link
 * dev.cedros.node.transport.GraphEndpoint} here; the rest is for those who write an engine.
 */
@NullMarked
package dev.cedros.node.transport;

import org.jspecify.annotations.NullMarked;
