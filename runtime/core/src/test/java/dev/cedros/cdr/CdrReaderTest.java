package dev.cedros.cdr;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.InvalidMessageException;
import dev.cedros.payload.Payload;
import dev.cedros.sequence.BooleanSequence;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CdrReaderTest {
    private static final String TOO_SHORT = "CDR data too short: missing encapsulation header";
    private static final CdrOptions STRICT = CdrOptions.DEFAULT.withStrictBool(true);

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex.replace(" ", ""));
    }

    private static CdrReader message(String hex, CdrOptions options) {
        CdrReader in = CdrReader.of(bytes(hex), options);
        in.readEncapsulation();
        return in;
    }

    private static CdrReader message(String hex) {
        return message(hex, CdrOptions.DEFAULT);
    }

    private static CdrException refused(String hex, Consumer<CdrReader> read) {
        return refused(hex, CdrOptions.DEFAULT, read);
    }

    private static CdrException refused(String hex, CdrOptions options, Consumer<CdrReader> read) {
        CdrReader in = message(hex, options);
        return assertThrows(CdrException.class, () -> read.accept(in));
    }

    @Test
    void theHeaderDecidesTheByteOrderWhateverTheOptionsSay() {
        for (ByteOrder order : List.of(ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN)) {
            CdrOptions options = CdrOptions.DEFAULT.withByteOrder(order);
            assertEquals(1, message("00010000 01000000", options).readInt32());
            assertEquals(1, message("00000000 00000001", options).readInt32());
        }
        assertEquals(
                1,
                CdrReader.of(bytes("00000001"), CdrOptions.DEFAULT.withByteOrder(ByteOrder.BIG_ENDIAN))
                        .readInt32());
    }

    @Test
    void alignmentCountsFromBehindTheHeader() {
        CdrReader in = message("00010000 01000000 00000000 000000000000f03f");
        assertEquals(4, in.position());
        assertEquals(1, in.readInt8());
        assertEquals(1.0, in.readFloat64());
        assertEquals(20, in.position());
        assertEquals(0, in.remaining());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "00", "0001", "000100"})
    void aHeaderTooShortHasOneMessageOnEveryPath(String hex) {
        byte[] data = bytes(hex);
        for (Runnable attempt : List.<Runnable>of(
                () -> CdrReader.of(data).readEncapsulation(),
                () -> CdrReader.of(data, 0, data.length, STRICT).readEncapsulation(),
                () -> CdrReader.of(ByteBuffer.wrap(data)).readEncapsulation(),
                () -> CdrReader.of(ByteBuffer.allocateDirect(data.length)).readEncapsulation(),
                () -> CdrReader.of(Payload.of(data)).readEncapsulation(),
                () -> Encapsulation.read(data, 0, data.length))) {
            CdrException e = assertThrows(CdrException.class, attempt::run);
            assertEquals("header-too-short", e.code());
            assertEquals(TOO_SHORT, e.getMessage());
            assertEquals(TOO_SHORT, e.problem());
            assertEquals(0, e.offset());
            assertEquals(data.length, e.length());
            e.within("sensor_msgs/msg/Imu", "header");
            assertEquals(TOO_SHORT, e.getMessage());
            assertEquals("sensor_msgs/msg/Imu", e.typeName());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0002, PL_CDR_BE (0x0002)",
        "0003, PL_CDR_LE (0x0003)",
        "0006, PLAIN_CDR2_BE (0x0006)",
        "0007, PLAIN_CDR2_LE (0x0007)",
        "0008, D_CDR2_BE (0x0008)",
        "0009, D_CDR2_LE (0x0009)",
        "000a, PL_CDR2_BE (0x000a)",
        "000b, PL_CDR2_LE (0x000b)",
        "0004, 0x0004",
        "000c, 0x000c",
        "0100, 0x0100",
        "8001, 0x8001",
        "ffff, 0xffff",
    })
    void anotherEncapsulationIsNamed(String id, String name) {
        CdrReader in = CdrReader.of(bytes(id + "0000" + "00000000"));
        CdrException e = assertThrows(CdrException.class, in::readEncapsulation);
        assertEquals("unsupported-encapsulation", e.code());
        assertEquals(
                "byte 0 of 8: the encapsulation " + name
                        + " is not supported. CDR_LE (0x0001) and CDR_BE (0x0000) are."
                        + (name.startsWith("0x")
                                ? " If these are the first bytes of the message itself, its header of four bytes is"
                                        + " missing."
                                : ""),
                e.getMessage());
    }

    @Test
    void theOptionBytesOfTheHeaderAreNotLookedAt() {
        assertEquals(1, message("0001ffff 01000000").readInt32());
        assertEquals(1, message("00010003 01000000").readInt32());
    }

    @Test
    void upToThreeBytesOfAnyValueMayFollow() {
        for (String rest : List.of("", "ff", "ffff", "ffffff")) {
            message("00010000" + rest).readEnd();
        }
        CdrException e = refused("00010000 01 ffffffff", in -> {
            in.readInt8();
            in.readEnd();
        });
        assertEquals("trailing-bytes", e.code());
        assertEquals(5, e.offset());
        assertEquals(
                "byte 5 of 9: 4 bytes follow the last member; the sender's type may be another. "
                        + "CdrOptions.withAllowTrailingBytes accepts them.",
                e.getMessage());
        message("00010000 ffffffff", CdrOptions.DEFAULT.withAllowTrailingBytes(true))
                .readEnd();
    }

    @Test
    void rangesOutsideOfTheArrayAreErrors() {
        byte[] data = new byte[8];
        int[][] ranges = {
            {-1, 4}, {0, 9}, {8, 1}, {9, 0}, {4, 5}, {0, -1}, {Integer.MAX_VALUE, 1}, {1, Integer.MAX_VALUE}
        };
        for (int[] range : ranges) {
            for (Runnable attempt : List.<Runnable>of(
                    () -> CdrReader.of(data, range[0], range[1], CdrOptions.DEFAULT),
                    () -> Encapsulation.read(data, range[0], range[1]))) {
                CdrException e = assertThrows(CdrException.class, attempt::run);
                assertEquals("array-range", e.code());
                assertEquals(-1, e.offset());
                assertEquals(
                        range[1] + " bytes from offset " + range[0] + " on do not lie inside an array of 8 bytes.",
                        e.getMessage());
            }
        }
        assertEquals(0, CdrReader.of(data, 8, 0, CdrOptions.DEFAULT).remaining());
    }

    @Test
    void nullsAreNamed() {
        assertNull("array to read", () -> CdrReader.of((byte[]) null));
        assertNull("array to read", () -> CdrReader.of((byte[]) null, CdrOptions.DEFAULT));
        assertNull("array to read", () -> CdrReader.of(null, 0, 0, CdrOptions.DEFAULT));
        assertNull("array to read", () -> Encapsulation.read(null, 0, 0));
        assertNull("buffer to read", () -> CdrReader.of((ByteBuffer) null));
        assertNull("payload to read", () -> CdrReader.of((Payload) null));
        assertNull("options argument", () -> CdrReader.of(new byte[0], null));
        assertNull("options argument", () -> CdrReader.of(new byte[0], 0, 0, null));
        assertNull("options argument", () -> CdrReader.of(ByteBuffer.allocate(0), null));
        assertNull("options argument", () -> CdrReader.of(Payload.empty(), null));
    }

    private static void assertNull(String what, Runnable attempt) {
        InvalidMessageException e = assertThrows(InvalidMessageException.class, attempt::run);
        assertEquals("null-member", e.code());
        assertEquals("The " + what + " is null. Give one.", e.getMessage());
    }

    @Test
    void aValueCutOffSaysWhatIsMissing() {
        CdrException e = refused("00010000 00 000000 0000", in -> {
            in.readInt8();
            in.readInt32();
        });
        assertEquals("truncated", e.code());
        assertEquals(8, e.offset());
        assertEquals(10, e.length());
        assertEquals("byte 8 of 10: the data ends here: 4 bytes needed, 2 left.", e.getMessage());
        CdrException padded = refused("00010000 00", in -> {
            in.readInt8();
            in.readFloat64();
        });
        assertEquals("byte 5 of 5: the data ends here: 8 bytes needed, 0 left.", padded.getMessage());
        assertEquals(
                "byte 4 of 4: the data ends here: 1 byte needed, 0 left.",
                refused("00010000", CdrReader::readBool).getMessage());
    }

    @Test
    void elementsCutOffSayWhatIsMissing() {
        List<IntFunction<Consumer<CdrReader>>> reads = List.of(
                n -> in -> in.readInt32Array(n),
                n -> in -> in.readUint32Array(n),
                n -> in -> in.readFloat32Array(n),
                n -> in -> in.readIntSequence(n),
                n -> in -> in.readFloatSequence(n));
        for (IntFunction<Consumer<CdrReader>> read : reads) {
            assertEquals(
                    "byte 4 of 10: the data ends here: 8 bytes needed, 6 left.",
                    refused("00010000 0000 0000 0000", read.apply(2)).getMessage());
            assertEquals(
                    "byte 4 of 10: the data ends here: 8589934588 bytes needed, 6 left.",
                    refused("00010000 0000 0000 0000", read.apply(Integer.MAX_VALUE))
                            .getMessage());
        }
    }

    @Test
    void noElementsNeedNoPadding() {
        CdrReader in = message("00010000 0707");
        in.readInt8();
        assertEquals(0, in.readFloat64Array(0).length);
        assertEquals(0, in.readLongSequence(0).size());
        assertEquals(0, in.readStringArray(0).length);
        assertEquals(List.of(), in.readWstringList(0));
        in.skip(8, 0);
        assertEquals(5, in.position());
        assertEquals(7, in.readInt8());
    }

    @Test
    void skippingStepsOverPaddingAndBytes() {
        CdrReader in = message("00010000 01000000 02000000 0300");
        in.skip(1, 1);
        in.skip(4, 4);
        assertEquals(3, in.readInt16());
        CdrException e = refused("00010000 01", r -> r.skip(4, 1L << 40));
        assertEquals("byte 4 of 5: the data ends here: 1099511627776 bytes needed, 1 left.", e.getMessage());
        assertEquals(
                "truncated",
                refused("00010000 01", r -> {
                            r.skip(1, 1);
                            r.skip(8, 1);
                        })
                        .code());
    }

    @ParameterizedTest
    @CsvSource({
        "ffffffff, 1, 'sequence length 4294967295 exceeds the 8 bytes left.'",
        "ffffff7f, 1, 'sequence length 2147483647 exceeds the 8 bytes left.'",
        "00000080, 8, 'sequence length 2147483648, at least 8 bytes each, exceeds the 8 bytes left.'",
        "09000000, 1, 'sequence length 9 exceeds the 8 bytes left.'",
        "02000000, 8, 'sequence length 2, at least 8 bytes each, exceeds the 8 bytes left.'",
        "ffffff7f, 2147483647, 'sequence length 2147483647, at least 2147483647 bytes each, exceeds the 8 bytes left.'",
    })
    void aCountIsCheckedAgainstTheBytesLeft(String count, int elementSize, String problem) {
        String hex = "00010000" + count + "0000000000000000";
        CdrException e = refused(hex, in -> in.readCount(elementSize));
        assertEquals("sequence-length", e.code());
        assertEquals(8, e.offset());
        assertEquals(problem, e.problem());
        CdrException bounded = refused(hex, in -> in.readCount(elementSize, Integer.MAX_VALUE));
        boolean beyondEveryBound = Integer.reverseBytes(Integer.parseUnsignedInt(count, 16)) < 0;
        assertEquals(beyondEveryBound ? "sequence-bound" : "sequence-length", bounded.code());
        assertEquals(8, bounded.offset());
    }

    @Test
    void aCountIsCheckedAgainstItsBoundFirst() {
        assertEquals(2, message("00010000 02000000 0000").readCount(1, 2));
        assertEquals(0, message("00010000 00000000").readCount(8, 0));
        CdrException e = refused("00010000 03000000", in -> in.readCount(1, 2));
        assertEquals("byte 8 of 8: sequence length 3 exceeds the bound 2.", e.getMessage());
        assertEquals("sequence-bound", e.code());
        assertEquals(
                "sequence length 4294967295 exceeds the bound 2.",
                refused("00010000 ffffffff", in -> in.readCount(1, 2)).problem());
    }

    @Test
    void aFixedArrayIsCheckedBeforeItIsMade() {
        CdrReader in = message("00010000 00000000");
        in.checkCount(1, 4);
        in.checkCount(0, 8);
        CdrException e = assertThrows(CdrException.class, () -> in.checkCount(Integer.MAX_VALUE, 8));
        assertEquals("byte 4 of 8: the data ends here: 17179869176 bytes needed, 4 left.", e.getMessage());
    }

    @Test
    void anyNonZeroByteIsTrueUnlessStrict() {
        String hex = "00010000 00 01 02 80 ff";
        boolean[] expected = {false, true, true, true, true};
        CdrReader in = message(hex);
        for (boolean value : expected) {
            assertEquals(value, in.readBool());
        }
        assertArrayEquals(expected, message(hex).readBoolArray(5));
        assertEquals(BooleanSequence.of(expected), message(hex).readBooleanSequence(5));

        CdrReader strict = message(hex, STRICT);
        assertFalse(strict.readBool());
        assertTrue(strict.readBool());
        CdrException single = assertThrows(CdrException.class, strict::readBool);
        assertEquals("bool-value", single.code());
        assertEquals("byte 6 of 9: a bool has the value 2; only 0 and 1 are allowed.", single.getMessage());
        for (CdrException e : List.of(
                refused(hex, STRICT, r -> r.readBoolArray(5)), refused(hex, STRICT, r -> r.readBooleanSequence(5)))) {
            assertEquals("byte 6 of 9, field [2]: a bool has the value 2; only 0 and 1 are allowed.", e.getMessage());
        }
        assertEquals(2, message(hex, STRICT).readBoolArray(2).length);
        assertEquals(
                "a bool has the value 255; only 0 and 1 are allowed.",
                refused("00010000 ff", STRICT, CdrReader::readBool).problem());
    }

    @Test
    void timesHaveLessThanASecondOfNanoseconds() {
        assertEquals(
                Instant.ofEpochSecond(-1, 999_999_999),
                message("00010000 ffffffff ffc99a3b").readInstant());
        assertEquals(
                Duration.ofSeconds(-1, 999_999_999),
                message("00010000 ffffffff ffc99a3b").readDuration());
        assertEquals(
                Instant.ofEpochSecond(Integer.MIN_VALUE),
                message("00010000 00000080 00000000").readInstant());
        for (String nanos : List.of("00ca9a3b", "ffffffff", "00000080")) {
            for (Consumer<CdrReader> read :
                    List.<Consumer<CdrReader>>of(CdrReader::readInstant, CdrReader::readDuration)) {
                CdrException e = refused("00010000 01000000" + nanos, read);
                assertEquals("nanosec-range", e.code());
                assertEquals(8, e.offset());
            }
        }
        assertEquals(
                "byte 8 of 12: nanosec is 4294967295; it must be below 1000000000.",
                refused("00010000 01000000 ffffffff", CdrReader::readInstant).getMessage());
    }

    @Test
    void uuidsHaveOneByteOrder() {
        UUID id = UUID.fromString("00112233-4455-6677-8899-aabbccddeeff");
        String hex = "00112233445566778899aabbccddeeff";
        assertEquals(id, message("00010000" + hex).readUuid());
        assertEquals(id, message("00000000" + hex).readUuid());
    }

    @Test
    void unsignedValuesAreWide() {
        CdrReader in = message("00010000 ff00 ffff ffffffff ffff");
        assertEquals(255, in.readUint8());
        assertEquals(65535, in.readUint16());
        assertEquals(4294967295L, in.readUint32());
        assertArrayEquals(new int[] {255, 255}, in.readUint8Array(2));
        assertArrayEquals(new char[] {0xFFFF}, message("00010000 ffff").readUint16CharArray(1));
    }

    @Test
    void nanBitsAreKept() {
        CdrReader in = message("00010000 0100807f 00000000 010000000000f47f");
        assertEquals(0x7F800001, Float.floatToRawIntBits(in.readFloat32()));
        assertEquals(0x7FF4000000000001L, Double.doubleToRawLongBits(in.readFloat64()));
    }

    @Test
    void valuesDoNotShareTheArray() {
        byte[] data = bytes("00010000 01020304");
        CdrReader in = CdrReader.of(data);
        in.readEncapsulation();
        byte[] read = in.readInt8Array(2);
        var sequence = in.readByteSequence(2);
        Arrays.fill(data, (byte) 9);
        assertArrayEquals(new byte[] {1, 2}, read);
        assertArrayEquals(new byte[] {3, 4}, sequence.toArray());
    }

    @Test
    void codesOfOthersHaveAPlace() {
        CdrReader in = message("00010000 05060708");
        int at = in.beginRun(1, 2);
        CdrException here = in.failure("enum-value", "5 is no Colour.");
        assertEquals("byte 6 of 8: 5 is no Colour.", here.getMessage());
        CdrException there = in.failureAt(at + 1, "enum-value", "6 is no Colour.");
        assertEquals("enum-value", there.code());
        assertEquals(
                "byte 5 of 8, field b: 6 is no Colour.",
                there.within(null, "a:1 b:2").getMessage());
        CdrException unknown = in.unknownEnumNumber(at, "Colour", "5");
        assertEquals("enum-value", unknown.code());
        assertEquals(
                "byte 4 of 8, field a: Colour has no constant for 5. Add one, or name a fallback in @RosEnum.",
                unknown.within(null, "a:1 b:2").getMessage());
    }
}
