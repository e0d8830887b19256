package dev.cedros.examples.corpus;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.sequence.ByteSequence;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Sizes of structs that take more or fewer bytes depending on where they start. */
class OffsetsTest {
    private static final int HEADER = 4;
    private static final Offsets.Five FIVE = new Offsets.Five(1, 2, 3, 4, 5, 0.5);
    private static final Offsets.Four FOUR = new Offsets.Four(0xFFFF_FFFFL, -2);

    /**
     * A message that holds one of the two structs.
     *
     * @param kind the struct, {@code Five} or {@code Four}
     * @param form what it is in: nothing, {@code Array} or {@code Sequence}
     * @param padding the bytes before it
     */
    record Case(String kind, String form, int padding) {
        CodecUnderTest codec() throws ClassNotFoundException {
            return CodecUnderTest.of(Class.forName(Offsets.class.getName() + "$" + kind + form + "At" + padding));
        }

        Object message() throws ReflectiveOperationException {
            Object element = kind.equals("Five") ? FIVE : FOUR;
            List<Object> arguments = new ArrayList<>();
            if (padding > 0) {
                arguments.add(ByteSequence.of(new byte[padding]));
            }
            arguments.add(form.isEmpty() ? element : List.of(element, element, element));
            Constructor<?> constructor = codec().message().getDeclaredConstructors()[0];
            return constructor.newInstance(arguments.toArray());
        }

        /** Where the message ends, counted from the byte after the header, by the rules of XCDR1. */
        int end() {
            int at = form.equals("Sequence") ? align(padding, 4) + 4 : padding;
            for (int i = 0; i < (form.isEmpty() ? 1 : 3); i++) {
                at = align(kind.equals("Five") ? at + 5 : align(at, 4) + 4, 8) + 8;
            }
            return at;
        }

        private static int align(int at, int alignment) {
            return (at + alignment - 1) / alignment * alignment;
        }
    }

    static List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        for (String kind : List.of("Five", "Four")) {
            IntStream.range(0, 8).forEach(k -> cases.add(new Case(kind, "", k)));
            IntStream.range(0, 8).forEach(k -> cases.add(new Case(kind, "Array", k)));
            IntStream.range(0, 2).forEach(k -> cases.add(new Case(kind, "Sequence", k)));
        }
        return cases;
    }

    @ParameterizedTest
    @MethodSource("cases")
    void computedSizeIsBytesWrittenIsBytesRead(Case each) throws ReflectiveOperationException {
        CodecUnderTest codec = each.codec();
        Object message = each.message();
        byte[] bytes = codec.encode(message, CdrOptions.DEFAULT);
        assertEquals(HEADER + each.end(), bytes.length);
        assertEquals(bytes.length, codec.serializedSize(message));
        CdrReader reader = CdrReader.of(bytes);
        reader.readEncapsulation();
        assertEquals(message, codec.read(reader));
        assertEquals(bytes.length, reader.position());
        if (!each.form().equals("Sequence")) {
            assertEquals(bytes.length, codec.minSize());
            assertEquals(bytes.length, codec.maxSize());
        }
        assertTrue(codec.serializedSizeEstimate(message) >= bytes.length);
    }

    @ParameterizedTest
    @CsvSource({"0, 16, 16", "4, 20, 12", "1, 15, 15", "2, 14, 14", "3, 13, 13", "5, 19, 19", "6, 18, 18", "7, 17, 17"})
    void sizeDependsOnTheStart(int start, int five, int four) {
        assertEquals(five, new Case("Five", "", start).end() - start);
        assertEquals(four, new Case("Four", "", start).end() - start);
    }

    @Test
    void codecsWriteAndReadFromAnyStart() {
        for (int start = 0; start < 8; start++) {
            CdrWriter out = CdrWriter.growing();
            out.writeEncapsulation();
            for (int i = 0; i < start; i++) {
                out.writeUint8(i);
            }
            Offsets_FiveCodec.write(FIVE, out);
            int between = out.size();
            Offsets_FourCodec.write(FOUR, out);
            byte[] bytes = out.toByteArray();
            assertEquals(HEADER + new Case("Five", "", start).end(), between);

            CdrReader in = CdrReader.of(bytes);
            in.readEncapsulation();
            for (int i = 0; i < start; i++) {
                assertEquals(i, in.readUint8());
            }
            assertEquals(FIVE, Offsets_FiveCodec.read(in));
            assertEquals(between, in.position());
            assertEquals(FOUR, Offsets_FourCodec.read(in));
            assertEquals(bytes.length, in.position());
            in.readEnd();
        }
    }

    @Test
    void alignmentPaddingIsZeroedInAReusedBuffer() {
        byte[] buffer = new byte[64];
        java.util.Arrays.fill(buffer, (byte) 0x55);
        int written = Offsets_FiveCodec.encode(FIVE, buffer, 1);
        assertArrayEquals(Offsets_FiveCodec.encode(FIVE), java.util.Arrays.copyOfRange(buffer, 1, 1 + written));
        assertEquals(0x55, buffer[1 + written]);
    }
}
