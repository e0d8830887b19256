package dev.cedros.examples.carriers.names;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * A message called Byte.
 *
 * @param data the byte
 */
@RosMessage
public record Byte(@RosField("byte") byte data) {}
