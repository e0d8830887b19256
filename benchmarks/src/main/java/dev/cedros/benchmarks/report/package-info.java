/**
 * One command that measures everything and writes the report. {@link dev.cedros.benchmarks.report.Main} runs the native
 * peers and the JMH benchmarks in turns, a row at a time, so that a machine whose speed drifts slows all alike. What was
 * measured is kept as one line of JSON each, from which the Markdown and its charts can be made again.
 */
@NullMarked
package dev.cedros.benchmarks.report;

import org.jspecify.annotations.NullMarked;
