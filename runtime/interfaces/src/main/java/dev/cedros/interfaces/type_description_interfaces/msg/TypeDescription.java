package dev.cedros.interfaces.type_description_interfaces.msg;

import dev.cedros.annotations.RosMessage;
import java.util.List;

/**
 * The ROS 2 message {@code type_description_interfaces/msg/TypeDescription}.
 *
 * @param typeDescription {@code type_description_interfaces/msg/IndividualTypeDescription type_description}
 * @param referencedTypeDescriptions {@code type_description_interfaces/msg/IndividualTypeDescription[]
 *     referenced_type_descriptions}
 */
@RosMessage("type_description_interfaces/msg/TypeDescription")
public record TypeDescription(
        IndividualTypeDescription typeDescription,
        List<IndividualTypeDescription> referencedTypeDescriptions) {}
