package dev.cedros.examples.corpus;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.sequence.BooleanSequence;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.IntSequence;
import dev.cedros.sequence.ShortSequence;
import java.util.List;

/** One message for each small definition in the collection of faults that others had to mend. */
final class Reports {
    private Reports() {}

    @RosMessage("report_msgs/msg/B01")
    record B01(DoubleSequence a, @RosField("uint8") int b) {}

    @RosMessage("report_msgs/msg/B03")
    record B03(
            @RosField("uint8") int h,
            DoubleSequence a,
            @RosField("uint8") int t) {}

    @RosMessage("report_msgs/msg/B05")
    record B05(
            @RosField("uint8[3]") ByteSequence a,
            @RosField("uint32") long b,
            @RosField("uint16[3]") ShortSequence c,
            double d) {}

    @RosMessage("report_msgs/msg/B07")
    record B07(
            @RosField("string[3]") List<String> s,
            @RosField("uint8") int e) {}

    @RosMessage("report_msgs/msg/B09")
    record B09(@RosField("uint8[]") ByteSequence a, int n) {}

    @RosMessage("report_msgs/msg/B10")
    record B10(dev.cedros.interfaces.std_msgs.msg.Empty e, int v) {}

    @RosMessage("report_msgs/msg/B12")
    record B12(String a, int b) {}

    @RosMessage("report_msgs/msg/B14")
    record B14(String s) {}

    @RosMessage("report_msgs/msg/B16")
    record B16(String s) {}

    @RosMessage("report_msgs/msg/B17")
    record B17(String s, String t) {}

    @RosMessage("report_msgs/msg/B19")
    record B19(@RosField("string<=4") String s) {}

    @RosMessage("report_msgs/msg/B21")
    record B21(
            @RosField("uint32[]") IntSequence s,
            @RosField("uint32") long after) {}

    @RosMessage("report_msgs/msg/B22")
    record B22(DoubleSequence a) {}

    @RosMessage("report_msgs/msg/B25")
    record B25(@RosField("uint8[<=3]") ByteSequence a) {}

    @RosMessage("report_msgs/msg/B28")
    record B28(String data) {}

    @RosMessage("report_msgs/msg/B30")
    record B30(String a, @RosField("uint32") long b) {}

    @RosMessage("report_msgs/msg/B32")
    record B32(
            @RosField("uint8") int h,
            DoubleSequence d,
            @RosField("int16[2]") ShortSequence s) {}

    @RosMessage("report_msgs/msg/B34")
    record B34(@RosField("uint64") long u, long i) {}

    @RosMessage("report_msgs/msg/B36")
    record B36(float s, DoubleSequence a) {}

    @RosMessage("report_msgs/msg/B38")
    record B38(boolean a, @RosField("bool[3]") BooleanSequence b) {}

    @RosMessage("report_msgs/msg/B39")
    record B39(
            @RosField(value = "byte", defaultValue = "255") int b) {}

    @RosMessage("report_msgs/msg/B40")
    record B40(
            @RosField(value = "string<=22", defaultValue = "\"Hello world!\"")
            String s,

            @RosField("int32[<=5]") IntSequence a,
            @RosField("string<=3[<=2]") List<String> b) {}

    @RosMessage("report_msgs/msg/B42")
    record B42(double lon, double lat) {}

    @RosMessage("report_msgs/msg/B44")
    record B44(@RosField("uint8") int x) {
        public static final String S = "x # y";
    }

    @RosMessage("report_msgs/msg/B46")
    record B46(
            @RosField(value = "uint8", defaultValue = "0x10")
            int x) {
        public static final boolean A = true;
        public static final float B = -1.5e-3f;
        public static final double C = .5;
        public static final double D = 1.;

        @RosField("uint8")
        public static final int H = 0x1F;

        public static final byte N = -5;
    }

    @RosMessage("report_msgs/B48")
    record B48(
            @RosField("std_msgs/Header") Header h,
            @RosField("uint8") int x) {}

    /** A header of another package than std_msgs. */
    @RosMessage("c_msgs/Header")
    record OwnHeader(@RosField("uint8") int own) {}

    @RosMessage("c_msgs/msg/Top")
    record B50(@RosField("c_msgs/msg/Header") OwnHeader h) {}

    @RosMessage("report_msgs/msg/B54")
    record B54(
            @RosField(value = "uint8", name = "class") int clazz,
            @RosField(name = "default") int defaultNumber,
            @RosField(value = "uint8", name = "int") int intNumber,
            @RosField(name = "null") boolean nullFlag,
            @RosField(name = "enum") String enumName) {}
}
