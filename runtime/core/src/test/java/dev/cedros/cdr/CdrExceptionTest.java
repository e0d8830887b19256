package dev.cedros.cdr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.CedrosException;
import dev.cedros.error.InvalidMessageException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class CdrExceptionTest {
    private static final String TYPE = "sensor_msgs/msg/Imu";
    private static final String RUN = "stamp.sec:4 stamp.nanosec:8 x:16 y:24";

    private static CdrReader reader(int length) {
        byte[] data = new byte[length];
        data[1] = 1;
        CdrReader in = CdrReader.of(data);
        in.readEncapsulation();
        return in;
    }

    private static CdrException thrown(Runnable code) {
        return assertThrows(CdrException.class, code::run);
    }

    @Test
    void readsLikeTheStyleGuide() {
        byte[] data = new byte[140];
        data[1] = 1;
        Arrays.fill(data, 14, 16, (byte) 0xFF);
        CdrReader in = CdrReader.of(data);
        in.readEncapsulation();
        in.skip(4, 8);
        CdrException e = thrown(in::readString);
        e.within("std_msgs/msg/Header", "frame_id").within(TYPE, "header");
        assertEquals(
                "sensor_msgs/msg/Imu, byte 16 of 140, field header.frame_id: "
                        + "string length 4294901760 exceeds the 124 bytes left.",
                e.getMessage());
        assertEquals(16, e.offset());
        assertEquals(140, e.length());
        assertEquals(TYPE, e.typeName());
        assertEquals("header.frame_id", e.member());
    }

    @Test
    void showsThePartsThatAreKnown() {
        assertEquals("byte 1 of 2: is odd.", new CdrException("c", "is odd.", 1, 2).getMessage());
        assertEquals("is odd.", new CdrException("c", "is odd.", -1, 2).getMessage());
        assertEquals(
                "field x: is odd.",
                new CdrException("c", "is odd.", -1, 2).within(null, "x").getMessage());
        assertEquals(
                "a/msg/B, field x: is odd.",
                new CdrException("c", "is odd.", -1, 2).within("a/msg/B", "x").getMessage());
        assertEquals(
                "a/msg/B, byte 1 of 2: is odd.",
                new CdrException("c", "is odd.", 1, 2).within("a/msg/B", "").getMessage());
    }

    @Test
    void aShortRunNamesTheMemberAtWhichTheDataEnds() {
        String[] members = {"stamp.sec", "stamp.nanosec", "x", "y"};
        int[] starts = {0, 4, 8, 16};
        int[] ends = {4, 8, 16, 24};
        for (int there = 0; there < 24; there++) {
            CdrReader in = reader(4 + there);
            CdrException e = thrown(() -> in.beginRun(8, 24));
            assertEquals(4, e.offset());
            int left = there;
            assertEquals("the data ends here: 24 bytes needed, " + left + " left.", e.problem());
            e.within(TYPE, RUN);
            int i = 0;
            while (ends[i] <= there) {
                i++;
            }
            assertEquals(members[i], e.member());
            assertEquals(4 + starts[i], e.offset());
            assertEquals(
                    TYPE + ", byte " + (4 + starts[i]) + " of " + (4 + there) + ", field " + members[i]
                            + ": the data ends here: " + (ends[i] - starts[i]) + " bytes needed, "
                            + (there - starts[i]) + " left.",
                    e.getMessage());
        }
    }

    @Test
    void aRunThatStartsBehindTheEndMissesItsFirstMember() {
        CdrReader in = reader(5);
        in.readInt8();
        CdrException e = thrown(() -> in.beginRun(8, 24)).within(TYPE, RUN);
        assertEquals(
                TYPE + ", byte 5 of 5, field stamp.sec: the data ends here: 4 bytes needed, 0 left.", e.getMessage());
    }

    @Test
    void outerLabelsComeBeforeTheMemberOfTheRun() {
        CdrReader in = reader(14);
        CdrException e = thrown(() -> in.beginRun(8, 24))
                .within("geometry_msgs/msg/Point", RUN)
                .within(null, "[3]")
                .within("geometry_msgs/msg/Polygon", "points");
        assertEquals("points[3].x", e.member());
        assertEquals("geometry_msgs/msg/Polygon", e.typeName());
        assertEquals(12, e.offset());
    }

    @Test
    void aBadValueInARunNamesItsMember() {
        byte[] data = new byte[28];
        data[1] = 1;
        Arrays.fill(data, 8, 12, (byte) 0xFF);
        data[13] = 7;
        CdrReader in = CdrReader.of(data, CdrOptions.DEFAULT.withStrictBool(true));
        in.readEncapsulation();
        int at = in.beginRun(8, 24);
        assertEquals(
                "stamp",
                thrown(() -> in.getInstant(at)).within(TYPE, "stamp:8 flags:24").member());
        assertEquals(
                "flag",
                thrown(() -> in.getBool(at + 9))
                        .within(TYPE, "stamp:8 a:9 flag:10 b:24")
                        .member());
        CdrException e = thrown(() -> in.getBoolArray(at + 8, 4)).within(TYPE, "stamp:8 flags:12 b:24");
        assertEquals("flags[1]", e.member());
        assertEquals(13, e.offset());
    }

    @Test
    void aLabelThatIsNoRunIsTakenAsItIs() {
        assertEquals("a:b", new CdrException("c", "p", 0, 0).within(null, "a:b").member());
        assertEquals(
                "a:1 ", new CdrException("c", "p", 0, 0).within(null, "a:1 ").member());
    }

    @Test
    void anExceptionOfTheUsersCodeBecomesTheCause() {
        CdrReader in = reader(20);
        in.readInt32();
        RuntimeException cause = new IllegalArgumentException("negative");
        CdrException e = CdrException.at(cause, in, TYPE, "header");
        assertEquals("constructor-failed", e.code());
        assertSame(cause, e.getCause());
        assertEquals(8, e.offset());
        assertEquals(
                TYPE + ", byte 8 of 20, field header: the value was read, but could not be made: "
                        + "java.lang.IllegalArgumentException: negative",
                e.getMessage());
        CedrosException ours = new InvalidMessageException("null-member", "is null.");
        CdrException second = CdrException.at(ours, in, TYPE, null);
        assertSame(ours, second.getCause());
        assertNull(second.member());
        assertNull(CdrException.at(cause, in, TYPE, "a:4 b:8").member(), "no member of the run is to blame");
    }

    @Test
    void anExceptionAboutOtherBytesBecomesTheCause() {
        CdrReader in = reader(20);
        in.readInt32();
        CdrException made = new CdrException("c", "is odd.", 3, 9);
        CdrException read = thrown(() -> reader(4).readInt32());
        for (CdrException foreign : new CdrException[] {made, read}) {
            CdrException e = CdrException.at(foreign, in, TYPE, "header");
            assertEquals("constructor-failed", e.code());
            assertSame(foreign, e.getCause());
            assertNull(foreign.member(), "it is left as it was");
            assertEquals(8, e.offset());
            assertEquals(20, e.length());
            assertSame(e, CdrException.atIndex(e, in, 2), "it is known to the reader now");
        }
    }

    @Test
    void aMissingReaderIsNamed() {
        InvalidMessageException e = assertThrows(
                InvalidMessageException.class, () -> CdrException.at(new NullPointerException(), null, TYPE, "x"));
        assertEquals("null-member", e.code());
        assertEquals("The reader is null. Give one.", e.getMessage());
    }

    @Test
    void elementsLeaveTheTypeOpen() {
        CdrReader in = reader(20);
        CdrException known = in.failure("c", "is odd.");
        assertSame(known, CdrException.atIndex(known, in, 3));
        assertEquals("[3]", known.member());
        assertNull(known.typeName());
        CdrException.at(known, in, TYPE, "points");
        assertEquals("points[3]", known.member());
        assertEquals(
                "[0]", CdrException.atIndex(new IllegalStateException(), in, 0).member());
    }

    @Test
    void canBeSentElsewhere() throws Exception {
        CdrException e = thrown(() -> reader(10).readFloat64()).within(TYPE, "x");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(e);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            assertEquals(e.getMessage(), ((CdrException) in.readObject()).getMessage());
        }
        assertTrue(e.getMessage().startsWith(TYPE));
    }
}
