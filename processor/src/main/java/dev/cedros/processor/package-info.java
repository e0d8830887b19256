/**
 * The annotation processor of Cedros. The compiler calls {@link dev.cedros.processor.CedrosProcessor}; the stages between
 * an annotated class and its codec are the packages below.
 */
@NullMarked
package dev.cedros.processor;

import org.jspecify.annotations.NullMarked;
