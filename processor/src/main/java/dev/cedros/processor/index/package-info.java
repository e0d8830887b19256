/**
 * Writes the index of a compilation: a class that leads from the ROS names of its public messages to their codecs.
 *
 * <p>{@link dev.cedros.processor.index.IndexProcessor} is a processor of its own, because an index depends on all messages
 * and a codec on one: build tools that compile only what has changed treat the two differently. It works on the codecs
 * alone, in the round in which they appear, and knows nothing of how they came about. {@code CodecReader} tells what a codec
 * is for, {@code IndexStep} decides what enters, {@code IndexWriter} writes the class, and {@code Registration} makes it
 * known: in the file that {@link java.util.ServiceLoader} reads, or by telling what a module has to declare.
 */
@NullMarked
package dev.cedros.processor.index;

import org.jspecify.annotations.NullMarked;
