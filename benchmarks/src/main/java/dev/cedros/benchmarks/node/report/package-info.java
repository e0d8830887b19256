/**
 * The report on nodes: what was measured as {@link dev.cedros.benchmarks.node.report.Figure}s, the statistics of them, and
 * Markdown and charts made of nothing but the file that holds them.
 */
@NullMarked
package dev.cedros.benchmarks.node.report;

import org.jspecify.annotations.NullMarked;
