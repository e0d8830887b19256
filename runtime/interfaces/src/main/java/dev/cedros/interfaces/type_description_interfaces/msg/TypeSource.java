package dev.cedros.interfaces.type_description_interfaces.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code type_description_interfaces/msg/TypeSource}.
 *
 * @param typeName {@code string type_name}
 * @param encoding {@code string encoding}
 * @param rawFileContents {@code string raw_file_contents}
 */
@RosMessage("type_description_interfaces/msg/TypeSource")
public record TypeSource(String typeName, String encoding, String rawFileContents) {}
