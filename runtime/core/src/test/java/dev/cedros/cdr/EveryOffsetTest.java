package dev.cedros.cdr;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.BufferTooSmallException;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Each kind of value at each of the eight places modulo 8, in both byte orders, in and from all kinds of memory. */
class EveryOffsetTest {
    private static final List<CdrOptions> OPTIONS = List.of(
            CdrOptions.DEFAULT,
            CdrOptions.DEFAULT.withByteOrder(ByteOrder.BIG_ENDIAN).withWstringForm(WstringForm.TWO_BYTE_UNITS));

    private interface Check {
        void accept(Op op, int prefix, CdrOptions options);
    }

    private static void each(Check check) {
        long seed = Long.getLong("cedros.seed", System.nanoTime());
        System.out.println("EveryOffsetTest seed " + seed + " (-Dcedros.seed=" + seed + ")");
        Random random = new Random(seed);
        List<Op.Sort> sorts = new ArrayList<>(Op.SCALARS);
        sorts.addAll(Op.ARRAYS);
        sorts.addAll(Op.TEXTS);
        for (Op.Sort sort : sorts) {
            for (int prefix = 0; prefix < 8; prefix++) {
                for (CdrOptions options : OPTIONS) {
                    check.accept(sort.random(random), prefix, options);
                }
            }
        }
    }

    private static Consumer<CdrWriter> cursor(Op op, int prefix) {
        return out -> {
            out.writeEncapsulation();
            out.writeInt8Array(ones(prefix));
            op.write().accept(out);
            out.writeInt8((byte) 2);
        };
    }

    private static Consumer<CdrWriter> run(Op op, int prefix) {
        return out -> {
            out.writeEncapsulation();
            out.putInt8Array(out.beginRun(1, prefix), ones(prefix));
            op.put().at(out, out.beginRun(op.alignment(), op.size()));
            out.putInt8(out.beginRun(1, 1), (byte) 2);
        };
    }

    private static byte[] reference(Op op, int prefix, CdrOptions options) {
        ReferenceBytes reference = ReferenceBytes.withHeader(options);
        for (int i = 0; i < prefix; i++) {
            reference.octet(1);
        }
        op.reference().accept(reference);
        reference.octet(2);
        return reference.toByteArray();
    }

    private static byte[] ones(int count) {
        byte[] ones = new byte[count];
        Arrays.fill(ones, (byte) 1);
        return ones;
    }

    private static String describe(Op op, int prefix, CdrOptions options) {
        return op.name() + " after " + prefix + " bytes, " + options;
    }

    @Test
    void writesToAllKindsOfMemory() {
        each((op, prefix, options) -> {
            byte[] expected = reference(op, prefix, options);
            for (Targets target : Targets.values()) {
                String what = target + ": " + describe(op, prefix, options);
                assertArrayEquals(expected, target.write(expected.length, options, cursor(op, prefix)), what);
                if (op.fixed()) {
                    assertArrayEquals(expected, target.write(expected.length, options, run(op, prefix)), what);
                }
            }
        });
    }

    @Test
    void readsFromAllKindsOfMemory() {
        each((op, prefix, options) -> {
            byte[] bytes = reference(op, prefix, options);
            String what = describe(op, prefix, options);
            for (CdrReader in : Targets.readers(bytes, options)) {
                in.readEncapsulation();
                assertEquals(prefix, in.readInt8Array(prefix).length);
                assertTrue(Objects.deepEquals(op.value(), op.read().apply(in)), what);
                assertEquals(2, in.readInt8());
                assertEquals(bytes.length, in.position());
                in.readEnd();
            }
            if (op.fixed()) {
                for (CdrReader in : Targets.readers(bytes, options)) {
                    in.readEncapsulation();
                    in.skip(1, prefix);
                    Object value = op.get().apply(in, in.beginRun(op.alignment(), op.size()));
                    assertTrue(Objects.deepEquals(op.value(), value), what);
                    assertEquals(2, in.getInt8(in.beginRun(1, 1)));
                    assertEquals(0, in.remaining());
                }
            }
        });
    }

    @Test
    void sizesAreExact() {
        each((op, prefix, options) -> {
            byte[] bytes = reference(op, prefix, options);
            long end = op.end().after(prefix, options);
            assertEquals(bytes.length, CdrSize.checked(end + 1), describe(op, prefix, options));
        });
    }

    @Test
    void aBufferOneByteShortIsTooSmall() {
        each((op, prefix, options) -> {
            int size = reference(op, prefix, options).length;
            for (Targets target : Targets.fixed()) {
                BufferTooSmallException e = assertThrows(
                        BufferTooSmallException.class,
                        () -> target.write(size - 1, options, cursor(op, prefix)),
                        describe(op, prefix, options));
                assertEquals(-1, e.needed());
                assertEquals(size - 1, e.available());
            }
        });
    }

    @Test
    void everyShorterBufferIsTooSmall() {
        Consumer<CdrWriter> message = out -> {
            out.writeEncapsulation();
            out.writeString("a");
            out.writeFloat64Array(new double[] {1, 2});
            out.writeStringList(List.of("b", "é"));
            out.writeWstring("c");
        };
        CdrWriter whole = CdrWriter.growing();
        message.accept(whole);
        for (int size = 0; size < whole.size(); size++) {
            int shorter = size;
            for (Targets target : Targets.fixed()) {
                BufferTooSmallException e = assertThrows(
                        BufferTooSmallException.class, () -> target.write(shorter, CdrOptions.DEFAULT, message));
                assertEquals(shorter, e.available());
            }
        }
    }
}
