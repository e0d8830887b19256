/**
 * What generated code will do, decided from models alone: which members share one bounds check, what a message takes
 * on the wire, which helpers are called. Pure; {@link dev.cedros.processor.plan.CodecPlanner} is the way in.
 */
@NullMarked
package dev.cedros.processor.plan;

import org.jspecify.annotations.NullMarked;
