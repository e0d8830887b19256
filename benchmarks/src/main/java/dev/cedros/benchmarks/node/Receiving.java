package dev.cedros.benchmarks.node;

import dev.cedros.codec.MessageType;
import dev.cedros.codec.TypeRegistry;
import dev.cedros.node.SubscriptionBuilder;
import java.util.function.Consumer;

/**
 * A way to receive messages.
 *
 * @param <T> the message
 */
interface Receiving<T> {
    /** Makes the subscription; {@code callback} gets the decoded messages. */
    void open(SubscriptionBuilder<T> subscription, Consumer<? super T> callback);

    /** A typed subscription, whose codec is called directly. */
    static <T> Receiving<T> typed() {
        return SubscriptionBuilder::to;
    }

    /** A subscription that borrows samples and has the codec of the type decode them: what the registry saves nothing of. */
    static <T> Receiving<T> borrowing() {
        return (subscription, callback) -> subscription.borrowing(sample -> callback.accept(sample.decode()));
    }

    /** A subscription that borrows samples and finds the codec by the name of the type, for each message anew. */
    static <T> Receiving<T> registry(MessageType<T> type) {
        // A text of its own, as it comes with a connection.
        String name = String.valueOf(type.typeName().toCharArray());
        Class<T> javaType = type.javaType();
        return (subscription, callback) -> subscription.borrowing(
                sample -> callback.accept(javaType.cast(TypeRegistry.global().decode(name, sample.payload()))));
    }

    /** A subscription that decodes to sequences that show the payload. */
    static <T> Receiving<T> borrowed() {
        return (subscription, callback) -> subscription.borrowing(sample -> callback.accept(sample.decodeBorrowed()));
    }
}
