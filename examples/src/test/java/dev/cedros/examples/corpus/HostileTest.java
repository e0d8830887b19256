package dev.cedros.examples.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.WstringForm;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.interfaces.geometry_msgs.msg.PoseArray;
import dev.cedros.interfaces.rcl_interfaces.msg.ParameterDescriptor;
import dev.cedros.interfaces.rmw_dds_common.msg.NodeEntitiesInfo;
import dev.cedros.interfaces.sensor_msgs.msg.JoyFeedbackArray;
import dev.cedros.interfaces.shape_msgs.msg.SolidPrimitive;
import dev.cedros.interfaces.std_msgs.msg.MultiArrayLayout;
import dev.cedros.interfaces.test_msgs.msg.WStrings;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Damages valid payloads. Whatever comes out of decoding must be a value or a {@link CdrException}, and the memory it takes
 * must be in proportion to the bytes that came in.
 */
class HostileTest {
    /** A decoded object takes more than its bytes, most of all where it is many short strings or small objects. */
    private static final long FACTOR = 8;

    /** An exception with its stack trace, and the arguments of the reflective call. */
    private static final long CONSTANT_BYTES = 16 * 1024;

    private static final long SEED = Long.getLong("cedros.seed", System.nanoTime());

    private static final int SHORT_BYTES = 160;
    private static final int LONG_BYTES = 1024;

    /** The values that a byte of a longer payload is changed to: the ends of every range, and one bit. */
    private static final int[] VALUES = {0x00, 0x01, 0x02, 0x7f, 0x80, 0xfe, 0xff};

    /**
     * A valid payload.
     *
     * @param name where it is from
     * @param codec the codec of its type
     * @param bytes the payload
     * @param options how it is decoded
     */
    record Seed(String name, CodecUnderTest codec, byte[] bytes, CdrOptions options) {
        @Override
        public String toString() {
            return name + ", " + bytes.length + " bytes";
        }
    }

    static List<Seed> seeds() throws IOException {
        List<Seed> seeds = new ArrayList<>();
        CdrOptions twoByte = CdrOptions.DEFAULT.withWstringForm(WstringForm.TWO_BYTE_UNITS);
        for (HostileSeeds.Message message : HostileSeeds.all()) {
            CodecUnderTest codec = message.codec();
            String name = codec + " made here";
            byte[] bytes = codec.encode(message.value(), CdrOptions.DEFAULT);
            seeds.add(new Seed(name, codec, bytes, CdrOptions.DEFAULT));
            byte[] bigEndian = codec.encode(message.value(), CdrOptions.DEFAULT.withByteOrder(ByteOrder.BIG_ENDIAN));
            seeds.add(new Seed(name + ", big-endian", codec, bigEndian, CdrOptions.DEFAULT));
            if (codec.typeName().equals("test_msgs/msg/WStrings")) {
                byte[] narrow = codec.encode(message.value(), twoByte);
                seeds.add(new Seed(name + ", two-byte units", codec, narrow, twoByte));
            }
            recorded(codec).ifPresent(seeds::add);
        }
        return seeds;
    }

    /** The synthetic payload with random values, or else the first recorded one. */
    private static Optional<Seed> recorded(CodecUnderTest codec) throws IOException {
        Optional<Path> corpus = Corpus.folder();
        String folder = codec.typeName().replaceAll("/(msg|srv)/", "__");
        for (String file : List.of("synthetic/ros2/" + folder + "/3.cdr", "payloads/" + folder + "/0.cdr")) {
            Optional<Path> payload = corpus.map(path -> path.resolve(file)).filter(Files::exists);
            if (payload.isPresent()) {
                byte[] bytes = Files.readAllBytes(payload.get());
                return Optional.of(new Seed(codec + " <- " + file, codec, bytes, CdrOptions.DEFAULT));
            }
        }
        return Optional.empty();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("seeds")
    void cutAtEveryLength(Seed seed) {
        byte[] bytes = seed.bytes();
        for (int length = 0; length < bytes.length; length++) {
            decode(seed, Arrays.copyOf(bytes, length), "cut to " + length);
        }
    }

    /**
     * Payloads of up to 160 bytes: every byte takes all 255 other values. Longer ones: each of the first 1024 bytes, and
     * every 61st after them, takes seven values and each of its bits flipped.
     */
    @ParameterizedTest(name = "{0}")
    @MethodSource("seeds")
    void anyByteChanged(Seed seed) {
        byte[] bytes = seed.bytes().clone();
        for (int at = 0; at < bytes.length; at += at < LONG_BYTES ? 1 : 61) {
            byte original = bytes[at];
            for (byte value : replacements(original, bytes.length)) {
                bytes[at] = value;
                decode(seed, bytes, "byte " + at + " = " + HexFormat.of().toHexDigits(value));
            }
            bytes[at] = original;
        }
    }

    /** Whatever stands at a place where a count or a length may stand becomes one of the largest numbers. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("seeds")
    void hugeCountsEverywhere(Seed seed) {
        boolean bigEndian = seed.bytes()[1] == 0;
        for (int at = 4; at + 4 <= seed.bytes().length; at += at < LONG_BYTES ? 4 : 60) {
            for (int count : new int[] {0xFFFF_FFFF, 0x7FFF_FFFF, 0x8000_0000, 0x0FFF_FFFF, 0x0001_0000}) {
                byte[] bytes = seed.bytes().clone();
                ByteBuffer.wrap(bytes)
                        .order(bigEndian ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN)
                        .putInt(at, count);
                decode(seed, bytes, "count " + Integer.toHexString(count) + " at " + at);
            }
        }
    }

    static List<CorpusTest.Case> payloads() throws IOException {
        System.out.println("HostileTest: seed of the random damage is " + SEED);
        return CorpusTest.cases();
    }

    /** Every payload of the corpus up to 64 KiB, with one to four random bytes at random places, a hundred times. */
    @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
    @MethodSource("payloads")
    void randomDamage(CorpusTest.Case each) throws IOException {
        byte[] bytes = Files.readAllBytes(each.payload());
        if (bytes.length > 1 << 16) {
            return;
        }
        Random random = new Random(SEED ^ Arrays.hashCode(bytes));
        Seed seed = new Seed(each.toString(), each.codec(), bytes, CdrOptions.DEFAULT);
        for (int round = 0; round < 100; round++) {
            byte[] damaged = bytes.clone();
            for (int i = random.nextInt(4); i >= 0; i--) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
            }
            decode(seed, damaged, "round " + round);
        }
    }

    private static byte[] replacements(byte original, int length) {
        byte[] all = new byte[256];
        int count = 0;
        if (length <= SHORT_BYTES) {
            for (int value = 0; value < 256; value++) {
                all[count++] = (byte) value;
            }
        } else {
            for (int value : VALUES) {
                all[count++] = (byte) value;
            }
            for (int bit = 0; bit < 8; bit++) {
                all[count++] = (byte) (original ^ 1 << bit);
            }
        }
        return Arrays.copyOf(all, count);
    }

    private static void decode(Seed seed, byte[] bytes, String damage) {
        long limit = FACTOR * bytes.length + CONSTANT_BYTES;
        long allocated = allocatedByDecoding(seed, bytes, damage);
        if (allocated > limit) {
            // What is loaded or initialised once does not count: it does not happen again.
            allocated = allocatedByDecoding(seed, bytes, damage);
        }
        long measured = allocated;
        assertTrue(
                measured <= limit,
                () -> damage + ": " + measured + " bytes allocated for " + bytes.length + " bytes of input");
    }

    private static long allocatedByDecoding(Seed seed, byte[] bytes, String damage) {
        long before = Allocation.bytes();
        try {
            Object value = seed.codec().decode(bytes, seed.options());
            long allocated = Allocation.bytes() - before;
            assertUsable(seed, value, damage);
            return allocated;
        } catch (CdrException e) {
            return Allocation.bytes() - before;
        } catch (RuntimeException | Error e) {
            return fail(damage + " gives neither a value nor a CdrException", e);
        }
    }

    /** A value that was decoded can be encoded, and comes back the same. */
    private static void assertUsable(Seed seed, Object value, String damage) {
        try {
            byte[] again = seed.codec().encode(value, seed.options());
            assertTrue(seed.codec().equal(value, seed.codec().decode(again, seed.options())), damage);
        } catch (InvalidMessageException e) {
            // A number without a constant became the fallback constant, which has no number.
            assertEquals("enum-value", e.code(), () -> damage + ": " + e.getMessage());
        }
    }

    /**
     * A payload that ends in a count or length for which there are no elements.
     *
     * @param codec the codec of its type
     * @param hex what stands before the count
     */
    record Prefix(CodecUnderTest codec, String hex) {
        @Override
        public String toString() {
            return codec + " " + hex;
        }
    }

    static List<Prefix> prefixes() {
        List<Prefix> prefixes = new ArrayList<>();
        String layout = "00010000" + "00000000" + "00000000";
        for (CodecUnderTest codec : CodecsUnderTest.all()) {
            if (codec.typeName().matches("std_msgs/msg/\\w+MultiArray")) {
                prefixes.add(new Prefix(codec, layout));
            }
        }
        String header = "00010000" + "0000000000000000" + "0100000000000000";
        prefixes.add(new Prefix(CodecUnderTest.of(dev.cedros.interfaces.std_msgs.msg.String.class), "00010000"));
        prefixes.add(new Prefix(CodecUnderTest.of(WStrings.class), "00010000"));
        prefixes.add(new Prefix(CodecUnderTest.of(MultiArrayLayout.class), "00010000"));
        prefixes.add(new Prefix(CodecUnderTest.of(JoyFeedbackArray.class), "00010000"));
        prefixes.add(new Prefix(CodecUnderTest.of(dev.cedros.interfaces.sensor_msgs.msg.JointState.class), header));
        prefixes.add(new Prefix(CodecUnderTest.of(PoseArray.class), header));
        prefixes.add(new Prefix(CodecUnderTest.of(SolidPrimitive.class), "00010000" + "01000000"));
        String descriptor = "00010000" + "0100000000000000" + "0100000000000000" + "0100000000000000";
        prefixes.add(new Prefix(CodecUnderTest.of(ParameterDescriptor.class), descriptor));
        prefixes.add(new Prefix(
                CodecUnderTest.of(NodeEntitiesInfo.class), "00010000" + "0100000000000000" + "0100000000000000"));
        return prefixes;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("prefixes")
    void hugeCountWithoutElementsFailsAtOnce(Prefix prefix) {
        for (String count : List.of("ffffffff", "ffffff7f")) {
            byte[] bytes = HexFormat.of().parseHex(prefix.hex() + count);
            CodecUnderTest codec = prefix.codec();
            long least = Long.MAX_VALUE;
            for (int i = 0; i < 3; i++) {
                // What is loaded or initialised once does not count.
                long before = Allocation.bytes();
                assertThrows(CdrException.class, () -> codec.decode(bytes, CdrOptions.DEFAULT));
                least = Math.min(least, Allocation.bytes() - before);
            }
            long allocated = least;
            assertTrue(allocated <= CONSTANT_BYTES, () -> allocated + " bytes allocated");
        }
    }
}
