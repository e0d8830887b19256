package dev.cedros.examples.node;

import dev.cedros.annotations.RosMessage;

/**
 * What is said: a text, as {@code ros2 topic pub} sends it.
 *
 * @param data the text
 */
@RosMessage("std_msgs/msg/String")
public record Chat(String data) {}
