package dev.cedros.codec;

import dev.cedros.layout.MessageLayout;

/**
 * The values of one message, without its type: a part of a row of numbers and of a row of objects. See {@link
 * MessageLayout#slot}. Truth values are 0 and 1, numbers without sign are not negative up to 32 bits, floating point numbers
 * are their bits. The objects are String, the sequence of the primitive for its arrays and sequences, a list of strings,
 * and {@link MessageList}.
 *
 * @param numbers the row of numbers, never changed once the message is made
 * @param n where the numbers of the message begin
 * @param objects the row of objects, never changed either
 * @param o where the objects of the message begin
 */
record Frame(long[] numbers, int n, Object[] objects, int o) {
    /** Room for the values of a message. */
    static Frame empty(MessageLayout layout) {
        return new Frame(new long[layout.numbers(0)], 0, new Object[layout.objects(0)], 0);
    }

    long number(int slot) {
        return numbers[n + slot];
    }

    Object object(int slot) {
        return objects[o + slot];
    }
}
