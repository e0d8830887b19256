package dev.cedros.examples.corpus;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.interfaces.geometry_msgs.msg.Quaternion;
import dev.cedros.interfaces.geometry_msgs.msg.QuaternionCodec;
import dev.cedros.interfaces.nav_msgs.msg.Odometry;
import dev.cedros.interfaces.nav_msgs.msg.OdometryCodec;
import dev.cedros.interfaces.rcl_interfaces.msg.ParameterDescriptorCodec;
import dev.cedros.interfaces.sensor_msgs.msg.NavSatFixCodec;
import dev.cedros.interfaces.test_msgs.msg.ArraysCodec;
import dev.cedros.interfaces.test_msgs.msg.Defaults;
import dev.cedros.interfaces.test_msgs.msg.DefaultsCodec;
import dev.cedros.interfaces.test_msgs.msg.Strings;
import dev.cedros.interfaces.test_msgs.msg.StringsCodec;
import dev.cedros.interfaces.test_msgs.msg.WStrings;
import dev.cedros.interfaces.test_msgs.msg.WStringsCodec;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.LongSequence;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code defaults()} gives: the default values of the ROS definitions, and zero for the rest. */
class DefaultsTest {
    @Test
    void numbers() {
        assertEquals(
                new Defaults(
                        true,
                        50,
                        100,
                        1.125f,
                        1.125,
                        (byte) -50,
                        200,
                        (short) -1000,
                        2000,
                        -30000,
                        60000,
                        -40000000,
                        50000000),
                DefaultsCodec.defaults());
    }

    @Test
    void arrays() {
        dev.cedros.interfaces.test_msgs.msg.Arrays arrays = ArraysCodec.defaults();
        assertEquals("[false, false, false]", arrays.boolValues().toString());
        assertEquals("[false, true, false]", arrays.boolValuesDefault().toString());
        assertEquals(255, arrays.byteValuesDefault().getUnsigned(2));
        assertEquals(LongSequence.of(0, 1, -1), arrays.uint64ValuesDefault());
        assertEquals(DoubleSequence.of(3.1415, 0, -3.1415), arrays.float64ValuesDefault());
        assertEquals(List.of("", "", ""), arrays.stringValues());
        assertEquals(List.of("", "max value", "min value"), arrays.stringValuesDefault());
        assertEquals(3, arrays.constantsValues().size());
        Defaults defaults = DefaultsCodec.defaults();
        assertEquals(List.of(defaults, defaults, defaults), arrays.defaultsValues());
    }

    @Test
    void strings() {
        Strings strings = StringsCodec.defaults();
        assertEquals("", strings.stringValue());
        assertEquals("Hello world!", strings.stringValueDefault1());
        assertEquals("Hello'world!", strings.stringValueDefault2());
        assertEquals("Hello\"world!", strings.stringValueDefault3());
        assertEquals("Hello'world!", strings.stringValueDefault4());
        assertEquals("Hello\"world!", strings.boundedStringValueDefault5());
        WStrings wide = WStringsCodec.defaults();
        assertEquals("Hell\u00f6 w\u00f6rld!", wide.wstringValueDefault2());
        assertEquals("\u30cf\u30ed\u30fc\u30ef\u30fc\u30eb\u30c9", wide.wstringValueDefault3());
        assertEquals(List.of("", "", ""), wide.arrayOfWstrings());
        assertEquals(List.of(), wide.boundedSequenceOfWstrings());
    }

    @Test
    void nested() {
        assertEquals(new Quaternion(0, 0, 0, 1), QuaternionCodec.defaults());
        Odometry odometry = OdometryCodec.defaults();
        assertEquals(new Quaternion(0, 0, 0, 1), odometry.pose().pose().orientation());
        assertEquals(DoubleSequence.of(new double[36]), odometry.pose().covariance());
        assertEquals("", odometry.header().frameId());
        assertEquals(-2, NavSatFixCodec.defaults().status().status());
        assertEquals(Optional.empty(), ParameterDescriptorCodec.defaults().integerRange());
    }

    static List<CodecUnderTest> codecs() {
        return CodecsUnderTest.all();
    }

    @ParameterizedTest
    @MethodSource("codecs")
    void defaultsSurviveEncodingAndAreNoLargerThanAnyMessage(CodecUnderTest codec) {
        Object defaults = codec.defaults();
        byte[] bytes = codec.encode(defaults, CdrOptions.DEFAULT);
        assertEquals(bytes.length, codec.serializedSize(defaults));
        assertTrue(codec.minSize() <= bytes.length && bytes.length <= codec.maxSize());
        Object back = codec.decode(bytes, CdrOptions.DEFAULT);
        assertTrue(codec.equal(defaults, back));
        assertEquals(codec.hash(defaults), codec.hash(back));
        assertArrayEquals(bytes, codec.encode(codec.copy(back), CdrOptions.DEFAULT));
    }
}
