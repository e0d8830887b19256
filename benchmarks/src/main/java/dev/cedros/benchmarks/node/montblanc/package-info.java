/**
 * A robot's worth of nodes, known as the Mont Blanc topology: twenty nodes with rivers for topics, which publish at fixed rates. The
 * nodes stand in a table; each message begins with the same header, of which its receivers tell how late it is.
 */
@NullMarked
package dev.cedros.benchmarks.node.montblanc;

import org.jspecify.annotations.NullMarked;
