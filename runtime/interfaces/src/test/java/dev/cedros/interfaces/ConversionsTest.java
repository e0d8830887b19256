package dev.cedros.interfaces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cedros.error.InvalidMessageException;
import dev.cedros.interfaces.builtin_interfaces.msg.Duration;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.unique_identifier_msgs.msg.UUID;
import dev.cedros.sequence.ByteSequence;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Times, durations and identifiers to and from those of the JDK. */
class ConversionsTest {
    private static final String LATEST = "2038-01-19T03:14:07.999999999Z";
    private static final String EARLIEST = "1901-12-13T20:45:52Z";

    @Test
    void timesAreInstants() {
        Time time = Time.of(Instant.parse("2024-05-01T12:00:00.000000001Z"));
        assertEquals(new Time(1714564800, 1), time);
        assertEquals(Instant.parse("2024-05-01T12:00:00.000000001Z"), time.toInstant());
        assertEquals(1714564800_000000001L, time.toNanos());
        assertEquals(time, Time.of(time.toNanos()));
    }

    @Test
    void timesBeforeTheEpochHaveNanosecondsAboveZero() {
        assertEquals(new Time(-1, 999_999_999), Time.of(-1));
        assertEquals(new Time(-1, 999_999_999), Time.of(Instant.EPOCH.minusNanos(1)));
        assertEquals(-1, new Time(-1, 999_999_999).toNanos());
        assertEquals(new Duration(-2, 500_000_000), Duration.of(java.time.Duration.ofMillis(-1500)));
        assertEquals(java.time.Duration.ofMillis(-1500), new Duration(-2, 500_000_000).toDuration());
    }

    @Test
    void timesReachAsFarAsInt32() {
        assertEquals(Instant.parse(LATEST), Time.of(Instant.parse(LATEST)).toInstant());
        assertEquals(Instant.parse(EARLIEST), Time.of(Instant.parse(EARLIEST)).toInstant());
        outOfRange("sec", () -> Time.of(Instant.parse(LATEST).plusNanos(1)));
        outOfRange("sec", () -> Time.of(Instant.parse(EARLIEST).minusNanos(1)));
        outOfRange("sec", () -> Time.of(Instant.MAX));
        outOfRange("sec", () -> Time.of(Long.MAX_VALUE));
        outOfRange("sec", () -> Time.of(Long.MIN_VALUE));
        outOfRange("sec", () -> Duration.of(java.time.Duration.ofSeconds(Long.MIN_VALUE)));
        outOfRange("sec", () -> Duration.of(java.time.Duration.ofSeconds(1L << 31)));
    }

    @Test
    void whatASenderGotWrongIsCarriedOver() {
        Time time = new Time(Integer.MAX_VALUE, 4_294_967_295L);
        assertEquals(Instant.ofEpochSecond(Integer.MAX_VALUE + 4L, 294_967_295), time.toInstant());
        assertEquals(2147483651_294967295L, time.toNanos());
        assertEquals(-2147483648_000000000L, new Duration(Integer.MIN_VALUE, 0).toNanos());
        outOfRange("nanosec", () -> new Time(0, 4_294_967_296L).toNanos());
        outOfRange("nanosec", () -> new Duration(0, -1).toNanos());
    }

    @Test
    void identifiersHaveTheirBytesInOrder() {
        java.util.UUID jdk = java.util.UUID.fromString("00112233-4455-6677-8899-aabbccddeeff");
        UUID uuid = UUID.of(jdk);
        assertEquals(0x11, uuid.uuid().get(1));
        assertEquals(0xff, uuid.uuid().getUnsigned(15));
        assertEquals(jdk, uuid.toUuid());
        InvalidMessageException e =
                assertThrows(InvalidMessageException.class, () -> new UUID(ByteSequence.of(new byte[3])).toUuid());
        assertEquals("array-length", e.code());
    }

    private static void outOfRange(String member, Executable conversion) {
        InvalidMessageException e = assertThrows(InvalidMessageException.class, conversion);
        assertEquals("out-of-range", e.code());
        assertEquals(member, e.member());
    }
}
