package dev.cedros.codec;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.error.BufferTooSmallException;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.error.TypeMismatchException;
import dev.cedros.payload.Payload;
import dev.cedros.sequence.BooleanSequence;
import dev.cedros.type.hash.TypeHash;
import dev.cedros.type.msg.SchemaParser;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LayoutCodecTest {
    private static LayoutCodec codec(String schema) {
        return LayoutCodec.of(SchemaParser.parse("acme_msgs/msg/Top", schema));
    }

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex.replace(" ", ""));
    }

    private static CdrException refused(LayoutCodec codec, String hex, CdrOptions options) {
        return assertThrows(CdrException.class, () -> codec.decode(bytes(hex), options));
    }

    @Test
    void knowsWhatATypeIs() {
        LayoutCodec codec = codec("uint8 a\nfloat64[2] b\n");
        assertEquals("acme_msgs/msg/Top", codec.typeName());
        assertEquals(DynamicMessage.class, codec.javaType());
        assertEquals(TypeHash.of(codec.description()), codec.typeHash());
        assertEquals(28, codec.minSize());
        assertEquals(28, codec.maxSize());
        assertFalse(codec.isKeyed());
        assertEquals("acme_msgs/msg/Top", codec.toString());
        assertEquals(28, codec.serializedSizeEstimate(codec.defaults()));
        assertEquals(Integer.MAX_VALUE, codec("string s\n").maxSize());
        assertSame(codec.defaults(), codec.defaults());
    }

    @Test
    void aMessageWithoutMembersIsOneByte() {
        LayoutCodec empty = codec("");
        assertArrayEquals(bytes("00010000 00"), empty.encode(empty.defaults()));
        assertEquals(empty.defaults(), empty.decode(bytes("00010000 ff")));
        CdrException e = refused(empty, "00010000", CdrOptions.DEFAULT);
        assertEquals("truncated", e.code());
        assertEquals(null, e.member());
        LayoutCodec around = codec("Empty e\nint32 v\n================\nMSG: acme_msgs/Empty\n");
        assertEquals(2, around.decode(bytes("00010000 07000000 02000000")).intAt("v"));
        assertArrayEquals(
                bytes("00010000 00000000 02000000"), around.encode(DynamicMessage.of(around.layout(), Map.of("v", 2))));
        assertEquals("e", refused(around, "00010000", CdrOptions.DEFAULT).member());
    }

    @Test
    void errorsNameMemberAndOffset() {
        LayoutCodec codec = codec("""
                uint32 a
                uint8 b
                Part[] parts
                bool[2] flags
                ================
                MSG: acme_msgs/Part
                string name
                Inner inner
                ================
                MSG: acme_msgs/Inner
                uint32 x
                uint16 y
                uint16 z
                """);
        CdrException padding = refused(codec, "00010000 01000000", CdrOptions.DEFAULT);
        assertEquals(
                "acme_msgs/msg/Top, byte 8 of 8, field b: the data ends here: 1 byte needed, 0 left.",
                padding.getMessage());
        CdrException huge = refused(codec, "00010000 01000000 02000000 ffffffff", CdrOptions.DEFAULT);
        assertEquals("sequence-length", huge.code());
        assertEquals("parts", huge.member());
        CdrException text = refused(
                codec,
                "00010000 01000000 02000000 02000000 00000000 01000000 02000300 ffffffff 00000000 00000000",
                CdrOptions.DEFAULT);
        assertEquals("string-length", text.code());
        assertEquals("parts[1].name", text.member());
        CdrException inner = refused(
                codec, "00010000 01000000 02000000 01000000 03000000 616200 00 01000000 0200 03", CdrOptions.DEFAULT);
        assertEquals("parts[0].inner.z", inner.member());
        assertEquals(30, inner.offset());
        CdrOptions strict = CdrOptions.DEFAULT.withStrictBool(true);
        assertEquals(
                BooleanSequence.of(true, true),
                codec.decode(bytes("00010000 01000000 02000000 00000000 01ff")).sequenceAt("flags"));
        CdrException bool = refused(codec, "00010000 01000000 02000000 00000000 01ff", strict);
        assertEquals("bool-value", bool.code());
        assertEquals("flags[1]", bool.member());
        assertEquals(17, bool.offset());
        CdrException trailing = refused(codec, "00010000 01000000 02000000 00000000 0101 00000000", CdrOptions.DEFAULT);
        assertEquals("trailing-bytes", trailing.code());
        assertEquals(null, trailing.member());
        for (int length = 0; length < 4; length++) {
            byte[] cut = new byte[length];
            CdrException e = assertThrows(CdrException.class, () -> codec.decode(cut));
            assertEquals("CDR data too short: missing encapsulation header", e.getMessage());
        }
        assertEquals(
                "unsupported-encapsulation",
                refused(codec, "00030000 00000000", CdrOptions.DEFAULT).code());
    }

    @Test
    void elementsOfFixedSizeNameTheOneThatIsWrong() {
        LayoutCodec codec = codec("P[] p\n================\nMSG: acme_msgs/P\nfloat64 x\nbool b\nuint8[7] rest\n");
        String one = "0000000000000000 01 00000000000000";
        String head = "00010000 02000000 00000000";
        assertEquals(2, codec.decode(bytes(head + one + one)).sizeAt("p"));
        CdrOptions strict = CdrOptions.DEFAULT.withStrictBool(true);
        CdrException bool = refused(codec, head + one + one.replace(" 01", " 02"), strict);
        assertEquals("p[1].b", bool.member());
        assertEquals(4 + 8 + 16 + 8, bool.offset());
        // Without the padding the count seems to fit.
        CdrException cut = refused(codec, head + one + one.substring(0, 26), CdrOptions.DEFAULT);
        assertEquals("p[1].rest", cut.member());
    }

    @Test
    void wrongMessagesAreRefused() {
        LayoutCodec codec = codec("uint8 a\n");
        LayoutCodec other = codec("uint16 a\n");
        TypeMismatchException e = assertThrows(TypeMismatchException.class, () -> codec.encode(other.defaults()));
        assertEquals("type-mismatch", e.code());
        assertEquals(
                "acme_msgs/msg/Top: the message is of another definition: acme_msgs/msg/Top.a is uint8 here and uint16"
                        + " there. Use the codec of its own layout.",
                e.getMessage());
        DynamicMessage same = codec("uint8 B=3\nuint8 a 3\n").defaults();
        assertArrayEquals(bytes("00010000 03"), codec.encode(same), "constants and defaults do not make another type");
        assertEquals(same, codec.decode(codec.encode(same)));
        assertEquals(same, DynamicMessage.of(codec.layout(), Map.of("a", 3)));
        assertEquals(3, same.intAt(codec.layout().path("a")));
        for (InvalidMessageException missing : List.of(
                assertThrows(InvalidMessageException.class, () -> codec.encode(null)),
                assertThrows(InvalidMessageException.class, () -> codec.serializedSize(null)),
                assertThrows(InvalidMessageException.class, () -> codec.copy(null)))) {
            assertEquals("null-member", missing.code());
            assertEquals("acme_msgs/msg/Top", missing.typeName());
        }
        assertTrue(codec.equal(null, null));
        assertFalse(codec.equal(codec.defaults(), null));
        assertEquals(0, codec.hash(null));
        assertFalse(codec.equal(codec.defaults(), other.defaults()));
    }

    @Test
    void smallBuffersTellWhatTheyLack() {
        LayoutCodec codec = codec("string s\n");
        DynamicMessage message = DynamicMessage.of(codec.layout(), Map.of("s", "four"));
        BufferTooSmallException e =
                assertThrows(BufferTooSmallException.class, () -> codec.encode(message, new byte[12], 0));
        assertEquals(13, e.needed());
        assertEquals(12, e.available());
        assertEquals("acme_msgs/msg/Top", e.typeName());
        ByteBuffer buffer = ByteBuffer.allocateDirect(20).position(3);
        codec.encode(message, buffer);
        assertEquals(16, buffer.position());
        assertEquals(message, codec.decode(buffer.flip().position(3)));
        byte[] data = new byte[15];
        assertEquals(13, codec.encode(message, data, 2));
        assertEquals(message, codec.decode(data, 2, 13));
    }

    @Test
    void textThatGrewWhenItWasReplacedIsStillAMessage() {
        LayoutCodec codec = codec("string<=2 s\n");
        CdrOptions replacing = CdrOptions.DEFAULT.withReplaceMalformedUtf8(true);
        DynamicMessage message = codec.decode(bytes("00010000 03000000 ffff00"), replacing);
        assertEquals("\ufffd\ufffd", message.textAt("s"));
        assertEquals(
                "string-bound",
                assertThrows(InvalidMessageException.class, () -> codec.encode(message))
                        .code());
        assertEquals("acme_msgs/msg/Top {s=\ufffd\ufffd}", message.toString());
    }

    @Test
    void keysAreRefusedWhereThereAreNone() {
        LayoutCodec codec = codec("uint8 a\n");
        DynamicMessage message = codec.defaults();
        for (InvalidMessageException e : List.of(
                assertThrows(InvalidMessageException.class, () -> codec.keyHash(message)),
                assertThrows(InvalidMessageException.class, () -> codec.keyHash(Payload.of(codec.encode(message)))),
                assertThrows(InvalidMessageException.class, () -> codec.encodeKey(message)),
                assertThrows(InvalidMessageException.class, codec::keyMaxSize))) {
            assertEquals("no-key", e.code());
            assertEquals("acme_msgs/msg/Top", e.typeName());
        }
    }

    @Test
    void membersAreReadAndWrittenInsideOfOtherData() {
        LayoutCodec codec = codec("uint8 a\nfloat64 b\n");
        DynamicMessage message = DynamicMessage.of(codec.layout(), Map.of("a", 1, "b", 2.5));
        CdrWriter out = CdrWriter.growing();
        out.writeEncapsulation();
        out.writeUint32(7);
        codec.write(message, out);
        codec.write(message, out);
        CdrReader in = CdrReader.of(out.toByteArray());
        in.readEncapsulation();
        assertEquals(7, in.readUint32());
        assertEquals(message, codec.read(in));
        assertEquals(message, codec.read(in));
        in.readEnd();
    }

    @Test
    void oneCodecServesManyThreads() throws InterruptedException {
        LayoutCodec codec = LayoutCodec.of(DynamicMessageTest.LAYOUT);
        DynamicMessage message = DynamicMessage.of(codec.layout(), DynamicMessageTest.values());
        byte[] bytes = codec.encode(message);
        Thread[] threads = new Thread[4];
        boolean[] right = new boolean[threads.length];
        for (int i = 0; i < threads.length; i++) {
            int own = i;
            threads[i] = new Thread(() -> {
                boolean all = true;
                for (int round = 0; round < 500; round++) {
                    all &= Arrays.equals(bytes, codec.encode(codec.decode(bytes)));
                }
                right[own] = all;
            });
            threads[i].start();
        }
        for (int i = 0; i < threads.length; i++) {
            threads[i].join();
            assertTrue(right[i]);
        }
    }
}
