package dev.cedros.codec;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;

/** The messages for which Java has classes of its own. */
final class KnownTypes {
    private static final String TIME = "builtin_interfaces/msg/Time";
    private static final String DURATION = "builtin_interfaces/msg/Duration";
    private static final String UUID_TYPE = "unique_identifier_msgs/msg/UUID";

    private KnownTypes() {}

    /** The members of the message that a value stands for, if it is of that type; otherwise none. */
    static Map<String, Object> members(String typeName, Object value) {
        if (value instanceof Instant time && typeName.equals(TIME)) {
            return Map.of("sec", time.getEpochSecond(), "nanosec", time.getNano());
        }
        if (value instanceof Duration time && typeName.equals(DURATION)) {
            return Map.of("sec", time.getSeconds(), "nanosec", time.getNano());
        }
        if (value instanceof UUID id && typeName.equals(UUID_TYPE)) {
            byte[] bytes = ByteBuffer.allocate(16)
                    .putLong(id.getMostSignificantBits())
                    .putLong(id.getLeastSignificantBits())
                    .array();
            return Map.of("uuid", bytes);
        }
        return Map.of();
    }
}
