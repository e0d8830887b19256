package dev.cedros.importer;

import dev.cedros.type.IndividualTypeDescription;
import java.util.List;

/** Writes the conversions of the messages for which the JDK has a class of its own. */
final class StandardMethods {
    private static final List<String> STAMP = List.of("int32 sec", "uint32 nanosec");
    private static final List<String> BYTES = List.of("uint8[16] uuid");

    private static final String OF_TIME = """
                /**
                 * {@return the message for %1$s of the JDK, to the nanosecond} Seconds are rounded towards negative infinity,
                 * so that nanoseconds are never negative.
                 *
                 * @param %6$s any from %5$s
                 * @throws %3$s with code {@code out-of-range} for all others
                 */
                public static %4$s of(%2$s %6$s) {
                    return of(%6$s.%7$s(), %6$s.getNano());
                }

                /**
                 * {@return the message for a number of nanoseconds%8$s}
                 *
                 * @param nanos negative ones become negative seconds and nanoseconds above zero
                 * @throws %3$s with code {@code out-of-range} if these are more seconds than an int32 holds
                 */
                public static %4$s of(long nanos) {
                    return of(%9$s.floorDiv(nanos, 1_000_000_000L), %9$s.floorMod(nanos, 1_000_000_000L));
                }

                private static %4$s of(long seconds, long nanos) {
                    if (seconds != (int) seconds) {
                        throw %3$s.outOfRange(seconds, "int32", "-2147483648 to 2147483647")
                                .within("%10$s", "sec");
                    }
                    return new %4$s((int) seconds, nanos);
                }

            """;

    private static final String TO_TIME = """
                /** {@return this message as %1$s of the JDK} A second of nanoseconds and more carries over. */
                public %2$s to%11$s() {
                    return %2$s.%12$s(sec, nanosec);
                }

                /**
                 * {@return this message as a number of nanoseconds%8$s} It fits whatever the two members hold.
                 *
                 * @throws %3$s with code {@code out-of-range} if {@code nanosec} does not fit uint32
                 */
                public long toNanos() {
                    if (nanosec != (nanosec & 0xffffffffL)) {
                        throw %3$s.outOfRange(nanosec, "uint32", "0 to 4294967295")
                                .within("%10$s", "nanosec");
                    }
                    return sec * 1_000_000_000L + nanosec;
                }

            """;

    private final MessageWriter message;
    private final String name;

    private StandardMethods(MessageWriter message, String name) {
        this.message = message;
        this.name = name;
    }

    /** Appends the conversions of a message, if it has any; each has an empty line after it. */
    static void append(MessageWriter message, String name) {
        IndividualTypeDescription type = message.type();
        List<String> members = type.fields().stream()
                .map(field -> field.type() + " " + field.name())
                .toList();
        StandardMethods methods = new StandardMethods(message, name);
        switch (type.typeName()) {
            case "builtin_interfaces/msg/Time" -> methods.instant(members);
            case "builtin_interfaces/msg/Duration" -> methods.duration(members);
            case "unique_identifier_msgs/msg/UUID" -> methods.uuid(members);
            default -> {}
        }
    }

    private void instant(List<String> members) {
        String range = "1901-12-13T20:45:52Z to 2038-01-19T03:14:07.999999999Z";
        time(members, "Instant", "an instant", range, "getEpochSecond", "ofEpochSecond", " since the epoch");
    }

    private void duration(List<String> members) {
        String range = "-2147483648 to 2147483647.999999999 seconds";
        time(members, "Duration", "a duration", range, "getSeconds", "ofSeconds", "");
    }

    private void time(
            List<String> members,
            String jdkClass,
            String what,
            String range,
            String seconds,
            String factory,
            String since) {
        if (!members.equals(STAMP)) {
            return;
        }
        message.source()
                .append((OF_TIME + TO_TIME)
                        .formatted(
                                what,
                                message.imports().name("java.time", jdkClass),
                                message.imports().name("dev.cedros.error", "InvalidMessageException"),
                                name,
                                range,
                                what.substring(what.indexOf(' ') + 1),
                                seconds,
                                since,
                                message.imports().name("java.lang", "Math"),
                                message.type().typeName(),
                                jdkClass,
                                factory));
    }

    private void uuid(List<String> members) {
        if (members.equals(BYTES)) {
            message.source().append("""
                /**
                 * {@return the message for an identifier of the JDK: its 16 bytes, the most significant one first}
                 *
                 * @param uuid any identifier
                 */
                public static %1$s of(%2$s uuid) {
                    return new %1$s(%3$s.of(%4$s.allocate(16)
                            .putLong(uuid.getMostSignificantBits())
                            .putLong(uuid.getLeastSignificantBits())
                            .array()));
                }

                /**
                 * {@return this message as an identifier of the JDK}
                 *
                 * @throws %5$s with code {@code array-length} if it has not 16 bytes
                 */
                public %2$s toUuid() {
                    %6$s.checkLength(uuid.size(), 16);
                    %4$s bytes = uuid.asBuffer();
                    return new %2$s(bytes.getLong(), bytes.getLong());
                }

            """.formatted(
                            name,
                            message.imports().name("java.util", "UUID"),
                            message.imports().name("dev.cedros.sequence", "ByteSequence"),
                            message.imports().name("java.nio", "ByteBuffer"),
                            message.imports().name("dev.cedros.error", "InvalidMessageException"),
                            message.imports().name("dev.cedros.error", "Checks")));
        }
    }
}
