package dev.cedros.node.transport;

import dev.cedros.codec.MessageType;
import dev.cedros.node.qos.QosProfile;
import java.util.Objects;

/**
 * The writer or reader that a node asks for.
 *
 * @param role what its messages are
 * @param node the node it belongs to
 * @param name the expanded name of the topic or service, such as {@code /chatter}
 * @param type the type of the messages: its name and hash are compared with those of others, its description is what an engine
 *     needs to announce it; nothing is encoded or decoded with it here
 * @param qos what is offered or asked for
 */
public record Endpoint(Role role, NodeName node, String name, MessageType<?> type, QosProfile qos) {
    /** Checks that nothing is null. */
    public Endpoint {
        Objects.requireNonNull(role, "role");
        Objects.requireNonNull(node, "node");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(qos, "qos");
    }
}
