/**
 * Measures nodes: how long a message is on its way between two of them, what the receiving side costs, and how many messages get
 * through. {@link dev.cedros.benchmarks.node.NodeMain} starts one process for each {@link dev.cedros.benchmarks.node.Job}, in
 * which a {@link dev.cedros.benchmarks.node.Measurement} lets its arms take turns. JMH is not used: it knows no threads that hand
 * things to each other, nor five seconds of whatever comes.
 */
@NullMarked
package dev.cedros.benchmarks.node;

import org.jspecify.annotations.NullMarked;
