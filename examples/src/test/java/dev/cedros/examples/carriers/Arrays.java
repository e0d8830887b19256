package dev.cedros.examples.carriers;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import java.util.List;

/** Java arrays throughout. */
@RosMessage
record Arrays(
        @RosField("bool[3]") boolean[] boolValues,
        @RosField("byte[3]") byte[] byteValues,
        @RosField("char[3]") int[] charValues,
        @RosField("float32[3]") float[] float32Values,
        @RosField("float64[3]") double[] float64Values,
        @RosField("int8[3]") byte[] int8Values,
        @RosField("uint8[3]") int[] uint8Values,
        @RosField("int16[3]") short[] int16Values,
        @RosField("uint16[3]") int[] uint16Values,
        @RosField("int32[3]") int[] int32Values,
        @RosField("uint32[3]") long[] uint32Values,
        @RosField("int64[3]") long[] int64Values,
        @RosField("uint64[3]") long[] uint64Values,
        @RosField("string[3]") String[] stringValues,
        @RosField("test_msgs/BasicTypes[3]") BasicTypes[] basicTypesValues,
        @RosField("test_msgs/Constants[3]") Constants[] constantsValues,
        @RosField("test_msgs/msg/Defaults[3]") List<Defaults> defaultsValues,

        @RosField(value = "bool[3]", defaultValue = "[false, true, false]")
        boolean[] boolValuesDefault,

        @RosField(value = "byte[3]", defaultValue = "[0, 1, 255]")
        byte[] byteValuesDefault,

        @RosField(value = "char[3]", defaultValue = "[0, 1, 127]")
        byte[] charValuesDefault,

        @RosField(value = "float32[3]", defaultValue = "[1.125, 0.0, -1.125]")
        float[] float32ValuesDefault,

        @RosField(value = "float64[3]", defaultValue = "[3.1415, 0.0, -3.1415]")
        double[] float64ValuesDefault,

        @RosField(value = "int8[3]", defaultValue = "[0, 127, -128]")
        byte[] int8ValuesDefault,

        @RosField(value = "uint8[3]", defaultValue = "[0, 1, 255]")
        byte[] uint8ValuesDefault,

        @RosField(value = "int16[3]", defaultValue = "[0, 32767, -32768]")
        short[] int16ValuesDefault,

        @RosField(value = "uint16[3]", defaultValue = "[0, 1, 65535]")
        char[] uint16ValuesDefault,

        @RosField(value = "int32[3]", defaultValue = "[0, 2147483647, -2147483648]")
        int[] int32ValuesDefault,

        @RosField(value = "uint32[3]", defaultValue = "[0, 1, 4294967295]")
        int[] uint32ValuesDefault,

        @RosField(value = "int64[3]", defaultValue = "[0, 9223372036854775807, -9223372036854775808]")
        long[] int64ValuesDefault,

        @RosField(value = "uint64[3]", defaultValue = "[0, 1, 18446744073709551615]")
        long[] uint64ValuesDefault,

        @RosField(value = "string[3]", defaultValue = "['', 'max value', 'min value']")
        String[] stringValuesDefault,

        int alignmentCheck) {}
