package dev.cedros.node;

import dev.cedros.node.transport.Sample;
import dev.cedros.payload.Payload;

/**
 * A message that is still serialized, with the payload that lends its bytes.
 *
 * <p>A callback that is given one borrows it: after the callback has returned, its payload and all that was decoded from it
 * with {@link #decodeBorrowed} throw {@link dev.cedros.error.PayloadReleasedException}. {@link #keep} makes it the
 * receiver's, to be closed later; samples that were taken are the receiver's from the start. Used by one thread at a time.
 *
 * @param <T> the class of messages
 */
public final class ReceivedSample<T> implements AutoCloseable {
    private final Sample sample;
    private final Decoder<T> decoder;
    private boolean kept;

    ReceivedSample(Sample sample, Decoder<T> decoder) {
        this.sample = sample;
        this.decoder = decoder;
    }

    /** The bytes, encapsulation header included. To pass them on, give them to {@link Publisher#publishRaw(Payload)}. */
    public Payload payload() {
        return sample.payload();
    }

    /** Where the message comes from. */
    public MessageInfo info() {
        return MessageInfo.of(sample);
    }

    /**
     * Decodes a message that owns all that it holds.
     *
     * @throws dev.cedros.cdr.CdrException if the bytes are no message of the type
     */
    public T decode() {
        return decoder.decode(sample.payload());
    }

    /**
     * Decodes a message whose sequences show the payload until it is released; see {@link
     * dev.cedros.codec.MessageType#decodeBorrowed(Payload)} for what is copied all the same.
     *
     * @throws dev.cedros.cdr.CdrException if the bytes are no message of the type
     */
    public T decodeBorrowed() {
        return decoder.decodeBorrowed(sample.payload());
    }

    /** Keeps the sample beyond the callback; whoever does so closes it. Gives this sample. */
    public ReceivedSample<T> keep() {
        kept = true;
        return this;
    }

    boolean isKept() {
        return kept;
    }

    /** Releases the payload. Again, it does nothing. */
    @Override
    public void close() {
        sample.close();
    }
}
