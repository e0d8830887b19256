package dev.cedros.node.transport;

import dev.cedros.node.qos.QosProfile;

/**
 * A writer or reader that is known to exist, of this program or another one.
 *
 * @param writer whether it writes: a publisher, a client's requests, a server's responses
 * @param role what its messages are
 * @param node the node it belongs to
 * @param name the expanded name of the topic or service
 * @param typeName the three-part ROS name of the messages' type, such as {@code std_msgs/msg/String}
 * @param typeHash the type hash ({@code RIHS01_…}); empty if it was not announced
 * @param qos what it offers or asks for, nothing left to the system
 * @param gid its id
 */
public record GraphEndpoint(
        boolean writer,
        Role role,
        NodeName node,
        String name,
        String typeName,
        String typeHash,
        QosProfile qos,
        Gid gid) {}
