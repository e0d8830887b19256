package dev.cedros.benchmarks.ihmc;

import java.util.ArrayList;
import java.util.List;
import us.ihmc.idl.CDR;
import us.ihmc.idl.IDLSequence;

/** A sequence of messages that keeps the objects it has had, for the next message. */
public final class ObjectSequence<T> implements IDLSequence {
    private final TopicType<T> type;
    private final List<T> elements = new ArrayList<>();
    private int size;

    ObjectSequence(TopicType<T> type) {
        this.type = type;
    }

    @Override
    public void resetQuick() {
        size = 0;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public int capacity() {
        return elements.size();
    }

    @Override
    public void readElement(int index, CDR cdr) {
        if (size == elements.size()) {
            elements.add(type.create());
        }
        type.read(elements.get(size++), cdr);
    }

    @Override
    public void writeElement(int index, CDR cdr) {
        type.write(elements.get(index), cdr);
    }
}
