package dev.cedros.interfaces;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.type.BaseType;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.Multiplicity;
import dev.cedros.type.TypeDescription;
import java.nio.charset.StandardCharsets;
import java.util.Random;

/**
 * Writes made-up values of a type, member by member along its description. The same seed gives the same value, whatever the
 * byte order and wherever it starts.
 */
final class RandomBytes {
    private static final String[] LETTERS = {
        "a", "Z", "0", " ", "\n", "\0", "\u00e9", "\u07ff", "\u0800", "\u6f22", "\uffff", "\ud83d\ude00"
    };
    private static final double[] NUMBERS = {
        0, -0d, 1.5, Double.NaN, Double.NEGATIVE_INFINITY, Double.MIN_VALUE, Double.MAX_VALUE, Float.MIN_VALUE
    };

    private final TypeDescription description;
    private final Random random;
    private final CdrWriter out;
    private final boolean javaTimes;

    private RandomBytes(TypeDescription description, Random random, CdrWriter out) {
        this.description = description;
        this.random = random;
        this.out = out;
        // What ROS derives from services and actions has times of java.time, which refuse a second of nanoseconds.
        this.javaTimes = !description.typeName().contains("/msg/");
    }

    /** A value with its header, behind so many other bytes. */
    static byte[] of(TypeDescription description, long seed, CdrOptions options, int start) {
        CdrWriter out = CdrWriter.growing(options);
        out.writeEncapsulation();
        for (int i = 0; i < start; i++) {
            out.writeUint8(0xee);
        }
        new RandomBytes(description, new Random(seed), out).message(description.type(), 0);
        return out.toByteArray();
    }

    private void message(IndividualTypeDescription type, int depth) {
        if (type.fields().isEmpty()) {
            out.writeUint8(0);
        }
        for (Field field : type.fields()) {
            if (javaTimes && field.name().equals("nanosec")) {
                out.writeUint32(random.nextInt(1_000_000_000));
            } else {
                elements(field.type(), depth);
            }
        }
    }

    private void elements(FieldType type, int depth) {
        if (type.multiplicity() == Multiplicity.SINGLE) {
            element(type, depth);
            return;
        }
        int count = (int) type.capacity();
        if (type.multiplicity() != Multiplicity.ARRAY) {
            // Deep down a few elements are enough, or values would grow without end.
            int most = depth > 1 ? 2 : 4;
            int bound = count == 0 ? most : Math.min(most, count);
            count = random.nextInt(bound + 1);
            out.writeCount(count);
        }
        for (int i = 0; i < count; i++) {
            element(type, depth);
        }
    }

    private void element(FieldType type, int depth) {
        long bits = random.nextInt(4) == 0 ? random.nextInt(3) - 1 : random.nextLong();
        switch (type.base()) {
            case NESTED -> message(description.referenced(type.nestedTypeName()), depth + 1);
            case BOOL -> out.writeBool(random.nextBoolean());
            case INT8 -> out.writeInt8((byte) bits);
            case UINT8, BYTE -> out.writeUint8((int) bits & 0xff);
            case INT16 -> out.writeInt16((short) bits);
            case UINT16 -> out.writeUint16((int) bits & 0xffff);
            case INT32 -> out.writeInt32((int) bits);
            case UINT32 -> out.writeUint32(bits & 0xffffffffL);
            case INT64 -> out.writeInt64(bits);
            case UINT64 -> out.writeUint64(bits);
            case FLOAT32 -> out.writeFloat32((float) number());
            case FLOAT64 -> out.writeFloat64(number());
            case STRING, BOUNDED_STRING -> out.writeString(text(type));
            case WSTRING, BOUNDED_WSTRING -> out.writeWstring(text(type));
        }
    }

    private double number() {
        return random.nextInt(3) == 0 ? NUMBERS[random.nextInt(NUMBERS.length)] : random.nextGaussian();
    }

    private String text(FieldType type) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(6); i > 0; i--) {
            String letter = LETTERS[random.nextInt(LETTERS.length)];
            if (type.stringCapacity() == 0 || length(type, text + letter) <= type.stringCapacity()) {
                text.append(letter);
            }
        }
        return text.toString();
    }

    private static int length(FieldType type, String text) {
        boolean wide = type.base() == BaseType.WSTRING || type.base() == BaseType.BOUNDED_WSTRING;
        return wide ? text.length() : text.getBytes(StandardCharsets.UTF_8).length;
    }
}
