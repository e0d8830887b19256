/**
 * Carries messages between the nodes of one program, without a network. Messages are serialized all the same, so that a node
 * meets the bytes it would meet elsewhere, but nothing is copied on the way: all readers show the bytes that were written.
 *
 * <p>{@link dev.cedros.node.inprocess.InProcessTransport#create()} is enough for one context; several that are to meet join one
 * {@link dev.cedros.node.inprocess.InProcessDomain}.
 */
@NullMarked
package dev.cedros.node.inprocess;

import org.jspecify.annotations.NullMarked;
