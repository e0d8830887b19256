package dev.cedros.examples.corpus;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.examples.msgs.builtin_interfaces.Duration;
import dev.cedros.examples.msgs.builtin_interfaces.Time;
import dev.cedros.sequence.BooleanSequence;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.sequence.IntSequence;
import dev.cedros.sequence.LongSequence;
import dev.cedros.sequence.ShortSequence;
import java.util.List;

/** Messages of test_msgs, in the Java types that stand first in the mapping. */
final class TestMsgs {
    private TestMsgs() {}

    @RosMessage("test_msgs/msg/Arrays")
    record Arrays(
            @RosField("bool[3]") BooleanSequence boolValues,
            @RosField("byte[3]") ByteSequence byteValues,
            @RosField("char[3]") ByteSequence charValues,
            @RosField("float32[3]") FloatSequence float32Values,
            @RosField("float64[3]") DoubleSequence float64Values,
            @RosField("int8[3]") ByteSequence int8Values,
            @RosField("uint8[3]") ByteSequence uint8Values,
            @RosField("int16[3]") ShortSequence int16Values,
            @RosField("uint16[3]") ShortSequence uint16Values,
            @RosField("int32[3]") IntSequence int32Values,
            @RosField("uint32[3]") IntSequence uint32Values,
            @RosField("int64[3]") LongSequence int64Values,
            @RosField("uint64[3]") LongSequence uint64Values,
            @RosField("string[3]") List<String> stringValues,
            @RosField("test_msgs/BasicTypes[3]") List<BasicTypes> basicTypesValues,
            @RosField("test_msgs/Constants[3]") List<Constants> constantsValues,
            @RosField("test_msgs/Defaults[3]") List<Defaults> defaultsValues,

            @RosField(value = "bool[3]", defaultValue = "[false, true, false]")
            BooleanSequence boolValuesDefault,

            @RosField(value = "byte[3]", defaultValue = "[0, 1, 255]")
            ByteSequence byteValuesDefault,

            @RosField(value = "char[3]", defaultValue = "[0, 1, 127]")
            ByteSequence charValuesDefault,

            @RosField(value = "float32[3]", defaultValue = "[1.125, 0.0, -1.125]")
            FloatSequence float32ValuesDefault,

            @RosField(value = "float64[3]", defaultValue = "[3.1415, 0.0, -3.1415]")
            DoubleSequence float64ValuesDefault,

            @RosField(value = "int8[3]", defaultValue = "[0, 127, -128]")
            ByteSequence int8ValuesDefault,

            @RosField(value = "uint8[3]", defaultValue = "[0, 1, 255]")
            ByteSequence uint8ValuesDefault,

            @RosField(value = "int16[3]", defaultValue = "[0, 32767, -32768]")
            ShortSequence int16ValuesDefault,

            @RosField(value = "uint16[3]", defaultValue = "[0, 1, 65535]")
            ShortSequence uint16ValuesDefault,

            @RosField(value = "int32[3]", defaultValue = "[0, 2147483647, -2147483648]")
            IntSequence int32ValuesDefault,

            @RosField(value = "uint32[3]", defaultValue = "[0, 1, 4294967295]")
            IntSequence uint32ValuesDefault,

            @RosField(value = "int64[3]", defaultValue = "[0, 9223372036854775807, -9223372036854775808]")
            LongSequence int64ValuesDefault,

            @RosField(value = "uint64[3]", defaultValue = "[0, 1, 18446744073709551615]")
            LongSequence uint64ValuesDefault,

            @RosField(value = "string[3]", defaultValue = "[\"\", \"max value\", \"min value\"]")
            List<String> stringValuesDefault,

            int alignmentCheck) {}

    @RosMessage("test_msgs/msg/BasicTypes")
    record BasicTypes(
            boolean boolValue,
            @RosField("byte") int byteValue,
            @RosField("char") int charValue,
            float float32Value,
            double float64Value,
            byte int8Value,
            @RosField("uint8") int uint8Value,
            short int16Value,
            @RosField("uint16") int uint16Value,
            int int32Value,
            @RosField("uint32") long uint32Value,
            long int64Value,
            @RosField("uint64") long uint64Value) {}

    @RosMessage("test_msgs/msg/Strings")
    record Strings(
            String stringValue,
            @RosField(defaultValue = "\"Hello world!\"") String stringValueDefault1,
            @RosField(defaultValue = "\"Hello'world!\"") String stringValueDefault2,
            @RosField(defaultValue = "'Hello\"world!'") String stringValueDefault3,
            @RosField(defaultValue = "'Hello\\'world!'") String stringValueDefault4,
            @RosField(defaultValue = "\"Hello\\\"world!\"") String stringValueDefault5,
            @RosField("string<=22") String boundedStringValue,

            @RosField(value = "string<=22", defaultValue = "\"Hello world!\"")
            String boundedStringValueDefault1,

            @RosField(value = "string<=22", defaultValue = "\"Hello'world!\"")
            String boundedStringValueDefault2,

            @RosField(value = "string<=22", defaultValue = "'Hello\"world!'")
            String boundedStringValueDefault3,

            @RosField(value = "string<=22", defaultValue = "'Hello\\'world!'")
            String boundedStringValueDefault4,

            @RosField(value = "string<=22", defaultValue = "\"Hello\\\"world!\"")
            String boundedStringValueDefault5) {
        public static final String STRING_CONST = "Hello world!";
    }

    @RosMessage("test_msgs/msg/WStrings")
    record WStrings(
            @RosField("wstring") String wstringValue,

            @RosField(value = "wstring", defaultValue = "\"Hello world!\"")
            String wstringValueDefault1,

            @RosField(value = "wstring", defaultValue = "\"Hellö wörld!\"")
            String wstringValueDefault2,

            @RosField(value = "wstring", defaultValue = "\"ハローワールド\"")
            String wstringValueDefault3,

            @RosField("wstring[3]") List<String> arrayOfWstrings,
            @RosField("wstring[<=3]") List<String> boundedSequenceOfWstrings,
            @RosField("wstring[]") List<String> unboundedSequenceOfWstrings) {}

    @RosMessage("test_msgs/msg/Empty")
    record Empty() {}

    @RosMessage("test_msgs/msg/Builtins")
    record Builtins(Duration durationValue, Time timeValue) {}

    @RosMessage("test_msgs/msg/Constants")
    record Constants() {
        public static final boolean BOOL_CONST = true;

        @RosField("byte")
        public static final int BYTE_CONST = 50;

        @RosField("char")
        public static final int CHAR_CONST = 100;

        public static final float FLOAT32_CONST = 1.125f;
        public static final double FLOAT64_CONST = 1.125;
        public static final byte INT8_CONST = -50;

        @RosField("uint8")
        public static final int UINT8_CONST = 200;

        public static final short INT16_CONST = -1000;

        @RosField("uint16")
        public static final int UINT16_CONST = 2000;

        public static final int INT32_CONST = -30000;

        @RosField("uint32")
        public static final long UINT32_CONST = 60000L;

        public static final long INT64_CONST = -40000000L;

        @RosField("uint64")
        public static final long UINT64_CONST = 50000000L;
    }

    @RosMessage("test_msgs/msg/Defaults")
    record Defaults(
            @RosField(defaultValue = "true") boolean boolValue,
            @RosField(value = "byte", defaultValue = "50") int byteValue,
            @RosField(value = "char", defaultValue = "100") int charValue,
            @RosField(defaultValue = "1.125") float float32Value,
            @RosField(defaultValue = "1.125") double float64Value,
            @RosField(defaultValue = "-50") byte int8Value,
            @RosField(value = "uint8", defaultValue = "200") int uint8Value,
            @RosField(defaultValue = "-1000") short int16Value,

            @RosField(value = "uint16", defaultValue = "2000")
            int uint16Value,

            @RosField(defaultValue = "-30000") int int32Value,

            @RosField(value = "uint32", defaultValue = "60000")
            long uint32Value,

            @RosField(defaultValue = "-40000000") long int64Value,

            @RosField(value = "uint64", defaultValue = "50000000")
            long uint64Value) {}
}
