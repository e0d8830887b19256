package dev.cedros.examples.corpus;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosService;

/** A service of test_msgs. Its Java name differs from its ROS name, which is that of a message too. */
@RosService("test_msgs/srv/BasicTypes")
final class BasicTypesService {
    private BasicTypesService() {}

    record Request(
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
            @RosField("uint64") long uint64Value,
            String stringValue) {}

    record Response(
            boolean boolValue,
            @RosField("byte") byte byteValue,
            @RosField("char") byte charValue,
            float float32Value,
            double float64Value,
            byte int8Value,
            @RosField("uint8") byte uint8Value,
            short int16Value,
            @RosField("uint16") char uint16Value,
            int int32Value,
            @RosField("uint32") int uint32Value,
            long int64Value,
            @RosField("uint64") long uint64Value,
            String stringValue) {}
}
