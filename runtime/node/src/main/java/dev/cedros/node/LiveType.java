package dev.cedros.node;

import dev.cedros.codec.MessageType;
import dev.cedros.codec.Messages;
import dev.cedros.error.TypeMismatchException;
import dev.cedros.payload.Payload;

/**
 * A type known by its name, which is looked up for each message: what is registered anew counts from then on, as long as it is the
 * type with which the endpoint was announced. Bytes of one type are never read or written as those of another.
 */
final class LiveType implements Decoder<Object> {
    private final MessageType<?> announced;

    LiveType(String typeName) {
        announced = Messages.type(typeName);
    }

    /** The type as it is when the endpoint is opened. */
    MessageType<?> announced() {
        return announced;
    }

    @Override
    public Object decode(Payload payload) {
        return current().decode(payload);
    }

    @Override
    public Object decodeBorrowed(Payload payload) {
        return current().decodeBorrowed(payload);
    }

    /** Encodes a message of the class of the type, or its values. */
    byte[] encode(Object message) {
        return Messages.encode(current().typeName(), message);
    }

    private MessageType<?> current() {
        MessageType<?> current = Messages.type(announced.typeName());
        if (!current.typeHash().equals(announced.typeHash())) {
            throw new TypeMismatchException(announced.typeName() + " was registered anew, with hash "
                    + current.typeHash() + "; the topic was opened when it had " + announced.typeHash()
                    + ". Open another publisher or subscription.");
        }
        return current;
    }
}
