package dev.cedros.node;

import dev.cedros.cdr.CdrException;
import dev.cedros.node.transport.Sample;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Brings samples to callbacks of the user's, and what goes wrong to the node; nothing is thrown. */
record Delivery<T>(Errors errors, String topic, Decoder<T> decoder) {
    void decoded(Sample sample, BiConsumer<? super T, MessageInfo> callback) {
        MessageInfo info = MessageInfo.of(sample);
        T message;
        try {
            message = decoder.decode(sample.payload());
        } catch (Throwable e) {
            errors.report(NodeError.Kind.DECODE, topic, info, e);
            return;
        } finally {
            release(sample, info);
        }
        try {
            callback.accept(message, info);
        } catch (Throwable e) {
            errors.report(NodeError.Kind.CALLBACK, topic, info, e);
        }
    }

    void lent(Sample sample, Consumer<? super ReceivedSample<T>> callback) {
        ReceivedSample<T> lent = new ReceivedSample<>(sample, decoder);
        try {
            callback.accept(lent);
        } catch (Throwable e) {
            NodeError.Kind kind = e instanceof CdrException ? NodeError.Kind.DECODE : NodeError.Kind.CALLBACK;
            errors.report(kind, topic, MessageInfo.of(sample), e);
        } finally {
            if (!lent.isKept()) {
                release(sample, MessageInfo.of(sample));
            }
        }
    }

    /** Whoever gets the memory back is the user's, too. */
    private void release(Sample sample, MessageInfo info) {
        try {
            sample.close();
        } catch (Throwable e) {
            errors.report(NodeError.Kind.CALLBACK, topic, info, e);
        }
    }
}
