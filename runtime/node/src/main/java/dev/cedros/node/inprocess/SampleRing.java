package dev.cedros.node.inprocess;

import dev.cedros.node.transport.Sample;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Messages in the order in which they came, with their ways. It grows as needed, never shrinks, and knows no locks. */
final class SampleRing {
    private static final int FIRST_CAPACITY = 16;

    private @Nullable Sample[] samples = new Sample[FIRST_CAPACITY];
    private @Nullable Channel[] channels = new Channel[FIRST_CAPACITY];

    /** The number of each message among those that came the same way. */
    private long[] numbers = new long[FIRST_CAPACITY];

    private int head;
    private int size;

    int size() {
        return size;
    }

    void add(Sample sample, Channel channel, long number) {
        if (size == samples.length) {
            grow();
        }
        int at = (head + size) & (samples.length - 1);
        samples[at] = sample;
        channels[at] = channel;
        numbers[at] = number;
        size++;
    }

    /** The way of the oldest message, of which there has to be one. */
    @SuppressWarnings("NullAway") // All places that are in use are filled.
    Channel channel() {
        return channels[head];
    }

    /** The number of the oldest message. */
    long number() {
        return numbers[head];
    }

    /** Takes the oldest message out, of which there has to be one. */
    @SuppressWarnings("NullAway") // All places that are in use are filled.
    Sample remove() {
        Sample sample = samples[head];
        samples[head] = null;
        channels[head] = null;
        head = (head + 1) & (samples.length - 1);
        size--;
        return sample;
    }

    private void grow() {
        int capacity = samples.length;
        @Nullable Sample[] moreSamples = Arrays.copyOfRange(samples, head, head + 2 * capacity);
        @Nullable Channel[] moreChannels = Arrays.copyOfRange(channels, head, head + 2 * capacity);
        long[] moreNumbers = Arrays.copyOfRange(numbers, head, head + 2 * capacity);
        System.arraycopy(samples, 0, moreSamples, capacity - head, head);
        System.arraycopy(channels, 0, moreChannels, capacity - head, head);
        System.arraycopy(numbers, 0, moreNumbers, capacity - head, head);
        samples = moreSamples;
        channels = moreChannels;
        numbers = moreNumbers;
        head = 0;
    }
}
