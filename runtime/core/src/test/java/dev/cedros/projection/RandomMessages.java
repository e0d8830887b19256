package dev.cedros.projection;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import dev.cedros.sequence.BooleanSequence;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.sequence.IntSequence;
import dev.cedros.sequence.LongSequence;
import dev.cedros.sequence.PrimitiveSequence;
import dev.cedros.sequence.ShortSequence;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.TypeDescription;
import java.math.BigInteger;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Makes random types, and random messages of a type: their bytes together with their values. */
public final class RandomMessages {
    private static final List<String> SINGLE = List.of(
            "bool",
            "byte",
            "int8",
            "uint8",
            "int16",
            "uint16",
            "int32",
            "uint32",
            "int64",
            "uint64",
            "float32",
            "float64",
            "string",
            "wstring",
            "string<=9",
            "wstring<=9");

    private final Random random;

    /** Starts from a seed, which the test prints. */
    public RandomMessages(long seed) {
        this.random = new Random(seed);
    }

    /**
     * A message.
     *
     * @param data with header
     * @param value of the members: in the classes that {@link MemberReader#read} gives
     */
    public record Message(byte[] data, Map<String, Object> value) {}

    /** Makes a type that nests others up to three deep. */
    public MessageLayout layout() {
        List<IndividualTypeDescription> types = new ArrayList<>();
        int count = 1 + random.nextInt(4);
        for (int i = 0; i < count; i++) {
            int members = i == 0 ? 1 + random.nextInt(6) : random.nextInt(5);
            List<Field> fields = new ArrayList<>();
            for (int member = 0; member < members; member++) {
                boolean nested = i + 1 < count && random.nextInt(3) == 0;
                String element = nested
                        ? "r_msgs/T" + (i + 1 + random.nextInt(count - i - 1))
                        : SINGLE.get(random.nextInt(SINGLE.size()));
                fields.add(new Field("m" + member, FieldType.parse(element + form(), "r_msgs"), "", false));
            }
            types.add(new IndividualTypeDescription("r_msgs/msg/T" + i, fields, List.of()));
        }
        return MessageLayout.of(new TypeDescription(types.get(0), types.subList(1, count)));
    }

    private String form() {
        return switch (random.nextInt(6)) {
            case 0 -> "[" + (1 + random.nextInt(4)) + "]";
            case 1 -> "[<=" + (1 + random.nextInt(5)) + "]";
            case 2 -> "[]";
            default -> "";
        };
    }

    /** Makes a message of a type in either byte order. */
    public Message message(MessageLayout layout) {
        boolean bigEndian = random.nextInt(4) == 0;
        CdrWriter out = CdrWriter.growing(
                CdrOptions.DEFAULT.withByteOrder(bigEndian ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN));
        out.writeEncapsulation();
        @SuppressWarnings("unchecked")
        Map<String, Object> value = (Map<String, Object>) value(layout, 0, out);
        return new Message(out.toByteArray(), value);
    }

    private Object value(MessageLayout layout, int index, CdrWriter out) {
        byte op = layout.op(index);
        if (op == Op.STRUCT) {
            Map<String, Object> members = new LinkedHashMap<>();
            for (int i = index + 1; i < layout.extent(index); i = layout.extent(i)) {
                if (layout.op(i) == Op.PLACEHOLDER) {
                    out.writeUint8(random.nextInt(256));
                } else {
                    members.put(layout.name(i), value(layout, i, out));
                }
            }
            return members;
        }
        if (Op.isText(op)) {
            return text(op, out);
        }
        if (Op.isNumber(op)) {
            return number(op, out);
        }
        int count = layout.count(index);
        if (Op.isCounted(op)) {
            count = random.nextInt(count == 0 ? 5 : count + 1);
            out.writeCount(count);
        }
        if (Op.hasElements(op)) {
            List<Object> elements = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                elements.add(value(layout, index + 1, out));
            }
            return elements;
        }
        Object[] numbers = new Object[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = number(Op.single(op), out);
        }
        return sequence(Op.single(op), numbers);
    }

    private String text(byte op, CdrWriter out) {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(4);
        for (int i = 0; i < length; i++) {
            text.append("aZ0: \n\"\\'é\u2028日".charAt(random.nextInt(12)));
        }
        if (op == Op.STRING) {
            // Three bytes each at most, and nine is the bound.
            out.writeString(text.toString());
        } else {
            out.writeWstring(text.toString());
        }
        return text.toString();
    }

    private Object number(byte op, CdrWriter out) {
        long bits = random.nextLong();
        switch (op) {
            case Op.BOOL -> {
                out.writeBool((bits & 1) != 0);
                return (bits & 1) != 0;
            }
            case Op.INT8 -> {
                out.writeInt8((byte) bits);
                return (int) (byte) bits;
            }
            case Op.UINT8, Op.BYTE -> {
                out.writeUint8((int) bits & 0xFF);
                return (int) bits & 0xFF;
            }
            case Op.INT16 -> {
                out.writeInt16((short) bits);
                return (int) (short) bits;
            }
            case Op.UINT16 -> {
                out.writeUint16((int) bits & 0xFFFF);
                return (int) bits & 0xFFFF;
            }
            case Op.INT32 -> {
                out.writeInt32((int) bits);
                return (int) bits;
            }
            case Op.UINT32 -> {
                out.writeUint32(bits & 0xFFFF_FFFFL);
                return bits & 0xFFFF_FFFFL;
            }
            case Op.INT64 -> {
                out.writeInt64(bits);
                return bits;
            }
            case Op.UINT64 -> {
                out.writeUint64(bits);
                return new BigInteger(Long.toUnsignedString(bits));
            }
            case Op.FLOAT32 -> {
                float value = random.nextInt(9) == 0 ? Float.NaN : random.nextFloat() * 100 - 50;
                out.writeFloat32(value);
                return value;
            }
            default -> {
                double value = random.nextInt(9) == 0 ? Double.NEGATIVE_INFINITY : random.nextGaussian();
                out.writeFloat64(value);
                return value;
            }
        }
    }

    private static PrimitiveSequence sequence(byte op, Object[] numbers) {
        switch (op) {
            case Op.BOOL -> {
                boolean[] values = new boolean[numbers.length];
                Arrays.setAll(numbers, i -> values[i] = (Boolean) numbers[i]);
                return BooleanSequence.of(values);
            }
            case Op.INT8, Op.UINT8, Op.BYTE -> {
                byte[] values = new byte[numbers.length];
                Arrays.setAll(numbers, i -> values[i] = ((Number) numbers[i]).byteValue());
                return ByteSequence.of(values);
            }
            case Op.INT16, Op.UINT16 -> {
                short[] values = new short[numbers.length];
                Arrays.setAll(numbers, i -> values[i] = ((Number) numbers[i]).shortValue());
                return ShortSequence.of(values);
            }
            case Op.INT32, Op.UINT32 -> {
                return IntSequence.of(Arrays.stream(numbers)
                        .mapToInt(each -> ((Number) each).intValue())
                        .toArray());
            }
            case Op.INT64, Op.UINT64 -> {
                return LongSequence.of(Arrays.stream(numbers)
                        .mapToLong(each -> ((Number) each).longValue())
                        .toArray());
            }
            case Op.FLOAT32 -> {
                float[] values = new float[numbers.length];
                Arrays.setAll(numbers, i -> values[i] = (Float) numbers[i]);
                return FloatSequence.of(values);
            }
            default -> {
                return DoubleSequence.of(Arrays.stream(numbers)
                        .mapToDouble(each -> (Double) each)
                        .toArray());
            }
        }
    }

    /** The elements of a sequence of primitives of a type, each as {@link MemberReader#read} gives a single one. */
    public static List<Object> elements(byte op, PrimitiveSequence sequence) {
        List<Object> elements = new ArrayList<>();
        for (int i = 0; i < sequence.size(); i++) {
            elements.add(element(Op.single(op), sequence, i));
        }
        return elements;
    }

    private static Object element(byte op, PrimitiveSequence sequence, int i) {
        return switch (op) {
            case Op.BOOL -> ((BooleanSequence) sequence).get(i);
            case Op.INT8 -> (int) ((ByteSequence) sequence).get(i);
            case Op.UINT8, Op.BYTE -> ((ByteSequence) sequence).getUnsigned(i);
            case Op.INT16 -> (int) ((ShortSequence) sequence).get(i);
            case Op.UINT16 -> ((ShortSequence) sequence).getUnsigned(i);
            case Op.INT32 -> ((IntSequence) sequence).get(i);
            case Op.UINT32 -> ((IntSequence) sequence).getUnsigned(i);
            case Op.INT64 -> ((LongSequence) sequence).get(i);
            case Op.UINT64 -> new BigInteger(Long.toUnsignedString(((LongSequence) sequence).get(i)));
            case Op.FLOAT32 -> ((FloatSequence) sequence).get(i);
            default -> ((DoubleSequence) sequence).get(i);
        };
    }
}
