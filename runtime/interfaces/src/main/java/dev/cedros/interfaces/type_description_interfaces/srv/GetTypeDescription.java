package dev.cedros.interfaces.type_description_interfaces.srv;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosService;
import dev.cedros.interfaces.type_description_interfaces.msg.KeyValue;
import dev.cedros.interfaces.type_description_interfaces.msg.TypeDescription;
import dev.cedros.interfaces.type_description_interfaces.msg.TypeSource;
import java.util.List;

/** The ROS 2 service {@code type_description_interfaces/srv/GetTypeDescription}. */
@RosService("type_description_interfaces/srv/GetTypeDescription")
public final class GetTypeDescription {
    /**
     * The request of {@code type_description_interfaces/srv/GetTypeDescription}.
     *
     * @param typeName {@code string type_name}
     * @param typeHash {@code string type_hash}
     * @param includeTypeSources {@code bool include_type_sources}
     */
    public record Request(
            String typeName,
            String typeHash,
            @RosField(defaultValue = "true") boolean includeTypeSources) {}

    /**
     * The response of {@code type_description_interfaces/srv/GetTypeDescription}.
     *
     * @param successful {@code bool successful}
     * @param failureReason {@code string failure_reason}
     * @param typeDescription {@code type_description_interfaces/msg/TypeDescription type_description}
     * @param typeSources {@code type_description_interfaces/msg/TypeSource[] type_sources}
     * @param extraInformation {@code type_description_interfaces/msg/KeyValue[] extra_information}
     */
    public record Response(
            boolean successful,
            String failureReason,
            TypeDescription typeDescription,
            List<TypeSource> typeSources,
            List<KeyValue> extraInformation) {}

    private GetTypeDescription() {}
}
