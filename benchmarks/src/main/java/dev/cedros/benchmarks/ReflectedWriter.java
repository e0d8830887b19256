package dev.cedros.benchmarks;

import dev.cedros.benchmarks.ReflectedRecord.Member;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.type.FieldType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes records by reflection, value by value. It knows the ROS types that the rows need. */
final class ReflectedWriter {
    private static final int HEADER_BYTES = 4;
    private static final int LITTLE_ENDIAN_CDR = 0x0001_0000;

    private final ByteBuffer out;

    private ReflectedWriter(byte[] buffer) {
        this.out = ByteBuffer.wrap(buffer);
        out.putInt(LITTLE_ENDIAN_CDR).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Writes a message with its encapsulation header to the start of the buffer and gives the number of bytes. */
    static int write(ReflectedRecord type, Object message, byte[] buffer) {
        ReflectedWriter writer = new ReflectedWriter(buffer);
        writer.message(type, message);
        return writer.out.position();
    }

    private void message(ReflectedRecord type, Object message) {
        if (type.members().isEmpty()) {
            out.put((byte) 0);
        }
        for (Member member : type.members()) {
            Object value = member.value(message);
            if (member.type().multiplicity().isSequence()) {
                sequence(member, value);
            } else {
                single(member.type(), member.nested(), value);
            }
        }
    }

    private void sequence(Member member, Object value) {
        if (value instanceof List<?> list) {
            count(list.size());
            for (Object element : list) {
                single(member.type(), member.nested(), element);
            }
        } else if (value instanceof ByteSequence bytes) {
            count(bytes.size());
            for (int i = 0; i < bytes.size(); i++) {
                out.put(bytes.get(i));
            }
        } else if (value instanceof FloatSequence floats) {
            count(floats.size());
            for (int i = 0; i < floats.size(); i++) {
                align(Float.BYTES);
                out.putFloat(floats.get(i));
            }
        } else {
            DoubleSequence doubles = (DoubleSequence) value;
            count(doubles.size());
            for (int i = 0; i < doubles.size(); i++) {
                align(Double.BYTES);
                out.putDouble(doubles.get(i));
            }
        }
    }

    private void single(FieldType type, @Nullable ReflectedRecord nested, Object value) {
        align(Math.max(1, type.base().sizeBytes()));
        switch (type.base()) {
            case NESTED -> message(Objects.requireNonNull(nested), value);
            case BOOL -> out.put((byte) ((Boolean) value ? 1 : 0));
            case UINT8 -> out.put(((Integer) value).byteValue());
            case INT32 -> out.putInt((Integer) value);
            case UINT32 -> out.putInt(((Long) value).intValue());
            case FLOAT32 -> out.putFloat((Float) value);
            case FLOAT64 -> out.putDouble((Double) value);
            case STRING -> string((String) value);
            default -> throw new IllegalArgumentException("No row has a " + type);
        }
    }

    private void string(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        count(bytes.length + 1);
        out.put(bytes).put((byte) 0);
    }

    private void count(int count) {
        align(Integer.BYTES);
        out.putInt(count);
    }

    private void align(int bytes) {
        while ((out.position() - HEADER_BYTES) % bytes != 0) {
            out.put((byte) 0);
        }
    }
}
