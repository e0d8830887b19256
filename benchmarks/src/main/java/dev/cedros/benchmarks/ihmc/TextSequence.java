package dev.cedros.benchmarks.ihmc;

import java.util.ArrayList;
import java.util.List;
import us.ihmc.idl.CDR;
import us.ihmc.idl.IDLSequence;

/** A sequence of texts that keeps the objects it has had, for the next message. */
public final class TextSequence implements IDLSequence {
    private final List<StringBuilder> elements = new ArrayList<>();
    private int size;

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
            elements.add(new StringBuilder());
        }
        cdr.read_type_d(elements.get(size++));
    }

    @Override
    public void writeElement(int index, CDR cdr) {
        cdr.write_type_d(elements.get(index));
    }
}
