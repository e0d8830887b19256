package dev.cedros.node;

import dev.cedros.codec.MessageType;
import dev.cedros.payload.Payload;

/** How the payloads of one endpoint become messages. */
interface Decoder<T> {
    T decode(Payload payload);

    T decodeBorrowed(Payload payload);

    /** Calls the codec of a type; no name is looked up. */
    static <T> Decoder<T> of(MessageType<T> type) {
        return new Decoder<>() {
            @Override
            public T decode(Payload payload) {
                return type.decode(payload);
            }

            @Override
            public T decodeBorrowed(Payload payload) {
                return type.decodeBorrowed(payload);
            }
        };
    }
}
