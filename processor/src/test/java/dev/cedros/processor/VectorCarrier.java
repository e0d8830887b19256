package dev.cedros.processor;

import java.util.function.UnaryOperator;

/**
 * One way in which Java code holds a member, and the way there from the form that vectors have and back.
 *
 * @param javaType as it stands in the source
 * @param natural whether the member's ROS type follows from it, so that {@code @RosField} needs no value
 * @param boxedList whether it is a list of boxes, of which the processor warns
 */
record VectorCarrier(
        String javaType,
        boolean natural,
        boolean boxedList,
        UnaryOperator<Object> toJava,
        UnaryOperator<Object> fromJava) {}
