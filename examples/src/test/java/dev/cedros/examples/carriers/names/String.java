package dev.cedros.examples.carriers.names;

import dev.cedros.annotations.RosMessage;

/**
 * A message called String.
 *
 * @param data the text
 */
@RosMessage
public record String(java.lang.String data) {}
