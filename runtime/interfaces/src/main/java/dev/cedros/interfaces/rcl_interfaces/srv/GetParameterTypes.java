package dev.cedros.interfaces.rcl_interfaces.srv;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosService;
import dev.cedros.sequence.ByteSequence;
import java.util.List;

/** The ROS 2 service {@code rcl_interfaces/srv/GetParameterTypes}. */
@RosService("rcl_interfaces/srv/GetParameterTypes")
public final class GetParameterTypes {
    /**
     * The request of {@code rcl_interfaces/srv/GetParameterTypes}.
     *
     * @param names {@code string[] names}
     */
    public record Request(List<String> names) {}

    /**
     * The response of {@code rcl_interfaces/srv/GetParameterTypes}.
     *
     * @param types {@code uint8[] types}
     */
    public record Response(@RosField("uint8[]") ByteSequence types) {}

    private GetParameterTypes() {}
}
