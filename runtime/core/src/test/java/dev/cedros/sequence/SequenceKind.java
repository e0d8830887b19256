package dev.cedros.sequence;

import dev.cedros.payload.Lease;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * One of the seven kinds of sequence, called by the names of its methods, so that one test serves all and sees that all have
 * the same methods. Elements are boxed and arrays are objects here; the model on the wire is computed by shifting.
 */
record SequenceKind(Class<? extends PrimitiveSequence> type, Class<?> element, Class<?> box, int size) {
    static final List<SequenceKind> ALL = List.of(
            new SequenceKind(BooleanSequence.class, boolean.class, Boolean.class, 1),
            new SequenceKind(ByteSequence.class, byte.class, Byte.class, 1),
            new SequenceKind(ShortSequence.class, short.class, Short.class, 2),
            new SequenceKind(IntSequence.class, int.class, Integer.class, 4),
            new SequenceKind(LongSequence.class, long.class, Long.class, 8),
            new SequenceKind(FloatSequence.class, float.class, Float.class, 4),
            new SequenceKind(DoubleSequence.class, double.class, Double.class, 8));

    Object newArray(int length) {
        return Array.newInstance(element, length);
    }

    Object randomArray(Random random, int length) {
        Object array = newArray(length);
        for (int i = 0; i < length; i++) {
            Array.set(array, i, fromBits(random.nextInt(4) == 0 ? random.nextInt(3) - 1 : random.nextLong()));
        }
        return array;
    }

    private Object fromBits(long bits) {
        return switch (type.getSimpleName()) {
            case "BooleanSequence" -> (bits & 1) != 0;
            case "ByteSequence" -> (byte) bits;
            case "ShortSequence" -> (short) bits;
            case "IntSequence" -> (int) bits;
            case "LongSequence" -> bits;
            case "FloatSequence" -> Float.intBitsToFloat((int) bits);
            default -> Double.longBitsToDouble(bits);
        };
    }

    private long toBits(Object value) {
        if (value instanceof Boolean flag) {
            return flag ? 1 : 0;
        }
        if (value instanceof Float number) {
            return Float.floatToRawIntBits(number);
        }
        return value instanceof Double number ? Double.doubleToRawLongBits(number) : ((Number) value).longValue();
    }

    /** Gives an element that is not equal to {@code value}. */
    Object other(Object value) {
        Object other = fromBits(toBits(value) ^ 1);
        return other.equals(value) ? fromBits(0) : other;
    }

    byte[] wire(Object array, boolean bigEndian) {
        byte[] bytes = new byte[Array.getLength(array) * size];
        for (int i = 0; i < Array.getLength(array); i++) {
            long bits = toBits(Array.get(array, i));
            for (int j = 0; j < size; j++) {
                bytes[i * size + j] = (byte) (bits >>> 8 * (bigEndian ? size - 1 - j : j));
            }
        }
        return bytes;
    }

    PrimitiveSequence of(Object array) {
        return (PrimitiveSequence) call(type, null, "of", new Class<?>[] {array.getClass()}, array);
    }

    PrimitiveSequence empty() {
        return (PrimitiveSequence) call(type, null, "empty", new Class<?>[0]);
    }

    PrimitiveSequence fromWire(byte[] source, int offset, int count, boolean bigEndian) {
        Class<?>[] types = {byte[].class, int.class, int.class, boolean.class};
        return (PrimitiveSequence) call(type, null, "fromWire", types, source, offset, count, bigEndian);
    }

    PrimitiveSequence view(byte[] source, int offset, int count, @Nullable Lease lease) {
        Class<?>[] types = {byte[].class, int.class, int.class, Lease.class};
        return (PrimitiveSequence) call(type, null, "view", types, source, offset, count, lease);
    }

    void toWire(PrimitiveSequence sequence, byte[] target, int offset, boolean bigEndian) {
        Class<?>[] types = {byte[].class, int.class, boolean.class};
        call(type, sequence, "toWire", types, target, offset, bigEndian);
    }

    Object get(PrimitiveSequence sequence, int index) {
        return call(type, sequence, "get", new Class<?>[] {int.class}, index);
    }

    Object toArray(PrimitiveSequence sequence) {
        return call(type, sequence, "toArray", new Class<?>[0]);
    }

    void copyTo(PrimitiveSequence sequence, Object target, int targetStart) {
        Class<?>[] types = {target.getClass(), int.class};
        call(type, sequence, "copyTo", types, target, targetStart);
    }

    void copyTo(PrimitiveSequence sequence, int start, Object target, int targetStart, int count) {
        Class<?>[] types = {int.class, target.getClass(), int.class, int.class};
        call(type, sequence, "copyTo", types, start, target, targetStart, count);
    }

    boolean hasBuffers() {
        return type != BooleanSequence.class;
    }

    Object asBuffer(PrimitiveSequence sequence) {
        return call(type, sequence, "asBuffer", new Class<?>[0]);
    }

    Object stream(PrimitiveSequence sequence) {
        return call(type, sequence, "stream", new Class<?>[0]);
    }

    Object builder() {
        return call(type, null, "builder", new Class<?>[0]);
    }

    Object builder(int capacity) {
        return call(type, null, "builder", new Class<?>[] {int.class}, capacity);
    }

    void add(Object builder, Object value) {
        call(builder.getClass(), builder, "add", new Class<?>[] {element}, value);
    }

    void addAll(Object builder, Object arrayOrSequence) {
        call(builder.getClass(), builder, "addAll", new Class<?>[] {arrayOrSequence.getClass()}, arrayOrSequence);
    }

    PrimitiveSequence build(Object builder) {
        return (PrimitiveSequence) call(builder.getClass(), builder, "build", new Class<?>[0]);
    }

    private static Object call(
            Class<?> owner, @Nullable Object target, String method, Class<?>[] types, Object... arguments) {
        try {
            return owner.getMethod(method, types).invoke(target, arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException thrown) {
                throw thrown;
            }
            throw new AssertionError(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(owner.getSimpleName() + " has no public " + method, e);
        }
    }

    @Override
    public String toString() {
        return type.getSimpleName();
    }
}
