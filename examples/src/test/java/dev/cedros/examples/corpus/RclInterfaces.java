package dev.cedros.examples.corpus;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.examples.msgs.builtin_interfaces.Time;
import dev.cedros.sequence.BooleanSequence;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.LongSequence;
import java.util.List;
import java.util.Optional;

/** Messages of rcl_interfaces, in the Java types that stand first in the mapping. */
final class RclInterfaces {
    private RclInterfaces() {}

    @RosMessage("rcl_interfaces/msg/Log")
    record Log(
            Time stamp,
            @RosField("uint8") int level,
            String name,
            String msg,
            String file,
            String function,
            @RosField("uint32") long line) {
        @RosField("uint8")
        public static final int DEBUG = 10;

        @RosField("uint8")
        public static final int INFO = 20;

        @RosField("uint8")
        public static final int WARN = 30;

        @RosField("uint8")
        public static final int ERROR = 40;

        @RosField("uint8")
        public static final int FATAL = 50;
    }

    @RosMessage("rcl_interfaces/msg/Parameter")
    record Parameter(String name, ParameterValue value) {}

    @RosMessage("rcl_interfaces/msg/ParameterValue")
    record ParameterValue(
            @RosField("uint8") int type,
            boolean boolValue,
            long integerValue,
            double doubleValue,
            String stringValue,
            @RosField("byte[]") ByteSequence byteArrayValue,
            BooleanSequence boolArrayValue,
            LongSequence integerArrayValue,
            DoubleSequence doubleArrayValue,
            List<String> stringArrayValue) {}

    @RosMessage("rcl_interfaces/msg/ParameterEvent")
    record ParameterEvent(
            Time stamp,
            String node,
            List<Parameter> newParameters,
            List<Parameter> changedParameters,
            List<Parameter> deletedParameters) {}

    @RosMessage("rcl_interfaces/msg/ParameterDescriptor")
    record ParameterDescriptor(
            String name,
            @RosField("uint8") int type,
            String description,
            String additionalConstraints,
            @RosField(defaultValue = "false") boolean readOnly,
            @RosField(defaultValue = "false") boolean dynamicTyping,
            Optional<FloatingPointRange> floatingPointRange,
            Optional<IntegerRange> integerRange) {}

    @RosMessage("rcl_interfaces/msg/FloatingPointRange")
    record FloatingPointRange(double fromValue, double toValue, double step) {}

    @RosMessage("rcl_interfaces/msg/IntegerRange")
    record IntegerRange(
            long fromValue,
            long toValue,
            @RosField("uint64") long step) {}
}
