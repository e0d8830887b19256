package dev.cedros.interfaces.service_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.sequence.ByteSequence;

/**
 * The ROS 2 message {@code service_msgs/msg/ServiceEventInfo}.
 *
 * @param eventType {@code uint8 event_type}
 * @param stamp {@code builtin_interfaces/msg/Time stamp}
 * @param clientGid {@code uint8[16] client_gid}
 * @param sequenceNumber {@code int64 sequence_number}
 */
@RosMessage("service_msgs/msg/ServiceEventInfo")
public record ServiceEventInfo(
        @RosField("uint8") int eventType,
        Time stamp,
        @RosField("uint8[16]") ByteSequence clientGid,
        long sequenceNumber) {

    /** {@code uint8 REQUEST_SENT=0} */
    @RosField("uint8")
    public static final int REQUEST_SENT = 0;

    /** {@code uint8 REQUEST_RECEIVED=1} */
    @RosField("uint8")
    public static final int REQUEST_RECEIVED = 1;

    /** {@code uint8 RESPONSE_SENT=2} */
    @RosField("uint8")
    public static final int RESPONSE_SENT = 2;

    /** {@code uint8 RESPONSE_RECEIVED=3} */
    @RosField("uint8")
    public static final int RESPONSE_RECEIVED = 3;
}
