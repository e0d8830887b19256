package dev.cedros.examples.carriers;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/** Boxes, and unsigned numbers in the Java types of the same width. */
@RosMessage
record BasicTypes(
        Boolean boolValue,
        @RosField("byte") Byte byteValue,
        @RosField("char") byte charValue,
        Float float32Value,
        Double float64Value,
        Byte int8Value,
        @RosField("uint8") byte uint8Value,
        Short int16Value,
        @RosField("uint16") char uint16Value,
        Integer int32Value,
        @RosField("uint32") int uint32Value,
        Long int64Value,
        @RosField("uint64") Long uint64Value) {}
