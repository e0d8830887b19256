package dev.cedros.interfaces.type_description_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import java.util.List;

/**
 * The ROS 2 message {@code type_description_interfaces/msg/IndividualTypeDescription}.
 *
 * @param typeName {@code string<=255 type_name}
 * @param fields {@code type_description_interfaces/msg/Field[] fields}
 */
@RosMessage("type_description_interfaces/msg/IndividualTypeDescription")
public record IndividualTypeDescription(@RosField("string<=255") String typeName, List<Field> fields) {}
