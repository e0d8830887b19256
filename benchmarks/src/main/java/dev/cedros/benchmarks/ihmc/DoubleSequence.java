package dev.cedros.benchmarks.ihmc;

import java.util.Arrays;
import us.ihmc.idl.CDR;
import us.ihmc.idl.IDLSequence;

/** A sequence of numbers in an array that grows. */
public final class DoubleSequence implements IDLSequence {
    private double[] elements = new double[10];
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
        return elements.length;
    }

    @Override
    public void readElement(int index, CDR cdr) {
        if (size == elements.length) {
            elements = Arrays.copyOf(elements, size * 2);
        }
        elements[size++] = cdr.read_type_6();
    }

    @Override
    public void writeElement(int index, CDR cdr) {
        cdr.write_type_6(elements[index]);
    }
}
