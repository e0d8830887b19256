package dev.cedros.benchmarks;

import dev.cedros.benchmarks.ReflectedRecord.Member;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.type.FieldType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads records by reflection, value by value. It knows the ROS types that the rows need. */
final class ReflectedReader {
    private static final int HEADER_BYTES = 4;

    private final ByteBuffer in;

    private ReflectedReader(byte[] data) {
        this.in = ByteBuffer.wrap(data).order(ByteOrder.LITTLE_ENDIAN).position(HEADER_BYTES);
    }

    /** Reads a little-endian message behind its encapsulation header. */
    static Object read(ReflectedRecord type, byte[] data) {
        return new ReflectedReader(data).message(type);
    }

    private Object message(ReflectedRecord type) {
        Object[] values = new Object[type.members().size()];
        for (int i = 0; i < values.length; i++) {
            Member member = type.members().get(i);
            values[i] = member.type().multiplicity().isSequence()
                    ? sequence(member, count())
                    : single(member.type(), member.nested());
        }
        return type.create(values);
    }

    private Object sequence(Member member, int count) {
        Class<?> type = member.accessor().getReturnType();
        if (type == List.class) {
            List<Object> list = new ArrayList<>(count);
            for (int i = 0; i < count; i++) {
                list.add(single(member.type(), member.nested()));
            }
            return list;
        }
        if (type == ByteSequence.class) {
            byte[] bytes = new byte[count];
            for (int i = 0; i < count; i++) {
                bytes[i] = in.get();
            }
            return ByteSequence.of(bytes);
        }
        return type == FloatSequence.class ? floats(count) : doubles(count);
    }

    private FloatSequence floats(int count) {
        float[] floats = new float[count];
        for (int i = 0; i < count; i++) {
            align(Float.BYTES);
            floats[i] = in.getFloat();
        }
        return FloatSequence.of(floats);
    }

    private DoubleSequence doubles(int count) {
        double[] doubles = new double[count];
        for (int i = 0; i < count; i++) {
            align(Double.BYTES);
            doubles[i] = in.getDouble();
        }
        return DoubleSequence.of(doubles);
    }

    private Object single(FieldType type, @Nullable ReflectedRecord nested) {
        align(Math.max(1, type.base().sizeBytes()));
        return switch (type.base()) {
            case NESTED -> message(Objects.requireNonNull(nested));
            case BOOL -> in.get() != 0;
            case UINT8 -> in.get() & 0xff;
            case INT32 -> in.getInt();
            case UINT32 -> in.getInt() & 0xffff_ffffL;
            case FLOAT32 -> in.getFloat();
            case FLOAT64 -> in.getDouble();
            case STRING -> string();
            default -> throw new IllegalArgumentException("No row has a " + type);
        };
    }

    private String string() {
        byte[] bytes = new byte[count() - 1];
        in.get(bytes).get();
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private int count() {
        align(Integer.BYTES);
        return in.getInt();
    }

    private void align(int bytes) {
        while ((in.position() - HEADER_BYTES) % bytes != 0) {
            in.get();
        }
    }
}
