package dev.cedros.interfaces.unique_identifier_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.error.Checks;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.sequence.ByteSequence;
import java.nio.ByteBuffer;

/**
 * The ROS 2 message {@code unique_identifier_msgs/msg/UUID}.
 *
 * @param uuid {@code uint8[16] uuid}
 */
@RosMessage("unique_identifier_msgs/msg/UUID")
public record UUID(@RosField("uint8[16]") ByteSequence uuid) {
    /**
     * {@return the message for an identifier of the JDK: its 16 bytes, the most significant one first}
     *
     * @param uuid any identifier
     */
    public static UUID of(java.util.UUID uuid) {
        return new UUID(ByteSequence.of(ByteBuffer.allocate(16)
                .putLong(uuid.getMostSignificantBits())
                .putLong(uuid.getLeastSignificantBits())
                .array()));
    }

    /**
     * {@return this message as an identifier of the JDK}
     *
     * @throws InvalidMessageException with code {@code array-length} if it has not 16 bytes
     */
    public java.util.UUID toUuid() {
        Checks.checkLength(uuid.size(), 16);
        ByteBuffer bytes = uuid.asBuffer();
        return new java.util.UUID(bytes.getLong(), bytes.getLong());
    }
}
