/**
 * What the user wrote, as plain values: one {@link dev.cedros.processor.model.MessageModel} for each message. Compiler
 * objects appear here only inside {@link dev.cedros.processor.model.Origin}.
 */
@NullMarked
package dev.cedros.processor.model;

import org.jspecify.annotations.NullMarked;
