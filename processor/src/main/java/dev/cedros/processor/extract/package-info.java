/**
 * Reads annotated classes into {@link dev.cedros.processor.model.MessageModel}s. Past this stage compiler objects appear
 * only as places to report at.
 *
 * <p>Start with {@link dev.cedros.processor.extract.Extraction}. What cannot be put into a model at all, such as a member
 * of an unsupported type, is reported here; what is wrong with a model is left to {@link dev.cedros.processor.check}.
 */
@NullMarked
package dev.cedros.processor.extract;

import org.jspecify.annotations.NullMarked;
