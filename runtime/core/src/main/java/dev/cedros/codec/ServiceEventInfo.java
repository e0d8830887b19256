package dev.cedros.codec;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.ByteSequence;
import java.time.Instant;

/**
 * Which step of which service call an event tells of: {@code service_msgs/msg/ServiceEventInfo}.
 *
 * <p>Immutable; values are checked when they are encoded.
 *
 * @param eventType one of the constants of this class, from 0 to 255
 * @param stamp when the step happened
 * @param clientGid the 16 bytes that identify the client
 * @param sequenceNumber the number of the call among those of the client
 */
@RosMessage("service_msgs/msg/ServiceEventInfo")
public record ServiceEventInfo(
        @RosField("uint8") int eventType,
        Instant stamp,
        @RosField("char[16]") ByteSequence clientGid,
        long sequenceNumber) {
    /** The client sent its request. */
    @RosField("uint8")
    public static final int REQUEST_SENT = 0;

    /** The service received the request. */
    @RosField("uint8")
    public static final int REQUEST_RECEIVED = 1;

    /** The service sent its response. */
    @RosField("uint8")
    public static final int RESPONSE_SENT = 2;

    /** The client received the response. */
    @RosField("uint8")
    public static final int RESPONSE_RECEIVED = 3;
}
