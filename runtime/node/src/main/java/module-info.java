/**
 * Nodes that talk through topics, services and actions, over any transport of serialized messages.
 */
module dev.cedros.node {
    requires transitive dev.cedros.runtime;
    requires static org.jspecify;

    exports dev.cedros.node;
    exports dev.cedros.node.inprocess;
    exports dev.cedros.node.qos;
    exports dev.cedros.node.transport;
}
