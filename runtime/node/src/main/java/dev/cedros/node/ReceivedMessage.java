package dev.cedros.node;

/**
 * A message with what is known of its way.
 *
 * @param <T> the class of messages
 * @param message the message, which owns all that it holds
 * @param info where it comes from
 */
public record ReceivedMessage<T>(T message, MessageInfo info) {}
