/**
 * Writes the source of codecs. {@link dev.cedros.processor.emit.CodecWriter} composes one small class for each pass;
 * all decisions were taken in the plan.
 */
@NullMarked
package dev.cedros.processor.emit;

import org.jspecify.annotations.NullMarked;
