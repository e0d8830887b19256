package dev.cedros.type;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The types that ROS 2 itself puts into what it derives from services and actions. Immutable and thread-safe. */
public final class StandardTypes {
    /** Describes {@code builtin_interfaces/msg/Time}. */
    public static final IndividualTypeDescription TIME =
            type("builtin_interfaces/msg/Time", field("sec", "int32"), field("nanosec", "uint32"));

    /** Describes {@code builtin_interfaces/msg/Duration}. */
    public static final IndividualTypeDescription DURATION =
            type("builtin_interfaces/msg/Duration", field("sec", "int32"), field("nanosec", "uint32"));

    /** Describes {@code unique_identifier_msgs/msg/UUID}. */
    public static final IndividualTypeDescription UUID =
            type("unique_identifier_msgs/msg/UUID", field("uuid", "uint8[16]"));

    /** Describes {@code service_msgs/msg/ServiceEventInfo}. */
    public static final IndividualTypeDescription SERVICE_EVENT_INFO = new IndividualTypeDescription(
            "service_msgs/msg/ServiceEventInfo",
            List.of(
                    field("event_type", "uint8"),
                    field("stamp", TIME.typeName()),
                    field("client_gid", "char[16]"),
                    field("sequence_number", "int64")),
            List.of(
                    constant("REQUEST_SENT", "0"),
                    constant("REQUEST_RECEIVED", "1"),
                    constant("RESPONSE_SENT", "2"),
                    constant("RESPONSE_RECEIVED", "3")));

    private static final Map<String, IndividualTypeDescription> BY_NAME = Stream.of(
                    TIME, DURATION, UUID, SERVICE_EVENT_INFO)
            .collect(Collectors.toUnmodifiableMap(IndividualTypeDescription::typeName, Function.identity()));

    private StandardTypes() {}

    /** The description of one of these types by its full name, if it is one. */
    public static Optional<IndividualTypeDescription> find(String typeName) {
        return Optional.ofNullable(BY_NAME.get(typeName));
    }

    private static IndividualTypeDescription type(String name, Field... fields) {
        return new IndividualTypeDescription(name, List.of(fields), List.of());
    }

    private static Field field(String name, String type) {
        return new Field(name, FieldType.parse(type, ""), "", false);
    }

    private static Constant constant(String name, String value) {
        return new Constant(name, FieldType.of(BaseType.UINT8), value);
    }
}
