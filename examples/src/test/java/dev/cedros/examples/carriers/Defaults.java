package dev.cedros.examples.carriers;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/** A class of bare fields, some narrow, with the default values of its ROS type. */
@RosMessage
class Defaults {
    @RosField(defaultValue = "true")
    boolean boolValue;

    @RosField(value = "byte", defaultValue = "50")
    byte byteValue;

    @RosField(value = "char", defaultValue = "100")
    int charValue;

    @RosField(defaultValue = "1.125")
    float float32Value;

    @RosField(defaultValue = "1.125")
    double float64Value;

    @RosField(defaultValue = "-50")
    byte int8Value;

    @RosField(value = "uint8", defaultValue = "200")
    byte uint8Value;

    @RosField(defaultValue = "-1000")
    short int16Value;

    @RosField(value = "uint16", defaultValue = "2000")
    short uint16Value;

    @RosField(defaultValue = "-30000")
    int int32Value;

    @RosField(value = "uint32", defaultValue = "60000")
    int uint32Value;

    @RosField(defaultValue = "-40000000")
    long int64Value;

    @RosField(value = "uint64", defaultValue = "50000000")
    long uint64Value;

    transient int scratch;
}
