/**
 * What generated codecs are made of and work with, beyond the bytes themselves.
 *
 * <p>ROS 2 derives message types from every service and action: the request that carries a goal, the event that records
 * a call. The records here are these types once and for all, with the parts that differ as type arguments. For each
 * service and action the annotation processor writes codecs for them next to the annotated class: {@code Add_EventCodec}
 * encodes {@code ServiceEvent<Add.Request, Add.Response>}.
 *
 * <p>Types that are known only at run time have a {@link dev.cedros.codec.LayoutCodec}, which does what generated codecs do by
 * walking the arrays of a layout, and messages of the class {@link dev.cedros.codec.DynamicMessage}.
 *
 * <p>Where only the name of a type is known, {@link dev.cedros.codec.Messages} finds its codec: the generated one by way of
 * the {@link dev.cedros.codec.MessageIndex} that the annotation processor writes, others in the {@link
 * dev.cedros.codec.TypeRegistry}.
 */
@NullMarked
package dev.cedros.codec;

import org.jspecify.annotations.NullMarked;
