package dev.cedros.codec;

import dev.cedros.layout.MessageLayout;
import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;

/**
 * An array or sequence of messages: the values of all elements one after the other in two rows. The elements are views that
 * are made when they are asked for. Immutable.
 */
final class MessageList extends AbstractList<DynamicMessage> implements RandomAccess {
    final int size;
    final long[] numbers;
    final Object[] objects;

    /** How many numbers and objects an element has. */
    final int numberStride;

    final int objectStride;

    private final MessageLayout layout;
    private final int struct;

    /** Makes room for elements whose message stands at {@code struct} in a layout. */
    MessageList(MessageLayout layout, int struct, int size) {
        this.layout = layout;
        this.struct = struct;
        this.size = size;
        this.numberStride = layout.numbers(struct);
        this.objectStride = layout.objects(struct);
        this.numbers = new long[Math.multiplyExact(size, numberStride)];
        this.objects = new Object[Math.multiplyExact(size, objectStride)];
    }

    /** A list with the same elements that may be changed before anyone sees it. */
    MessageList copy() {
        MessageList copy = new MessageList(layout, struct, size);
        System.arraycopy(numbers, 0, copy.numbers, 0, numbers.length);
        System.arraycopy(objects, 0, copy.objects, 0, objects.length);
        return copy;
    }

    MessageLayout elementLayout() {
        return layout.nested(struct);
    }

    Frame frame(int index) {
        return new Frame(numbers, index * numberStride, objects, index * objectStride);
    }

    @Override
    public DynamicMessage get(int index) {
        Objects.checkIndex(index, size);
        return new DynamicMessage(elementLayout(), frame(index));
    }

    @Override
    public int size() {
        return size;
    }
}
