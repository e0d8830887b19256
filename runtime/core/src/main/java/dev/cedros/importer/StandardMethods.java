package dev.cedros.importer;

import dev.cedros.type.IndividualTypeDescription;
import java.util.List;

/** Writes the conversions of the messages for which the JDK has a class of its own. */
final class StandardMethods {
    private static final List<String> STAMP = List.of("int32 sec", "uint32 nanosec");
    private static final List<String> BYTES = List.of("uint8[16] uuid");

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
            case "builtin_interfaces/msg/Time" -> {
                if (members.equals(STAMP)) {
                    methods.time("Instant", "instant", "getEpochSecond", "ofEpochSecond");
                }
            }
            case "builtin_interfaces/msg/Duration" -> {
                if (members.equals(STAMP)) {
                    methods.time("Duration", "duration", "getSeconds", "ofSeconds");
                }
            }
            case "unique_identifier_msgs/msg/UUID" -> {
                if (members.equals(BYTES)) {
                    methods.uuid();
                }
            }
            default -> {}
        }
    }

    private void time(String jdkClass, String what, String seconds, String factory) {
        String jdk = message.imports().name("java.time", jdkClass);
        String invalid = message.imports().name("dev.cedros.error", "InvalidMessageException");
        String math = message.imports().name("java.lang", "Math");
        String limits = jdkClass.equals("Instant")
                ? "before 1901-12-13T20:45:52Z or after 2038-01-19T03:14:07.999999999Z"
                : "2^31 seconds long or longer, or shorter than -2^31 seconds";
        message.source().append("""
                            /**
                             * The message for %1$s of the JDK, to the nanosecond. Seconds are rounded towards negative infinity, so that
                             * nanoseconds are never negative.
                             *
                             * @throws %3$s with code {@code out-of-range} for one that is
                             *     %5$s
                             */
                            public static %4$s of(%2$s %6$s) {
                                return of(%6$s.%7$s(), %6$s.getNano());
                            }

                            /**
                             * The message for a number of nanoseconds%8$s.
                             *
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

                            /** This message as %1$s of the JDK; a second or more of nanoseconds is carried over into the seconds. */
                            public %2$s to%11$s() {
                                return %2$s.%12$s(sec, nanosec);
                            }

                            /**
                             * This message as a number of nanoseconds%8$s. It fits whatever the two members hold.
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

                        """.formatted(
                        jdkClass.equals("Instant") ? "an instant" : "a duration",
                        jdk,
                        invalid,
                        name,
                        limits,
                        what,
                        seconds,
                        jdkClass.equals("Instant") ? " since the epoch" : "",
                        math,
                        message.type().typeName(),
                        jdkClass,
                        factory));
    }

    private void uuid() {
        String jdk = message.imports().name("java.util", "UUID");
        String buffer = message.imports().name("java.nio", "ByteBuffer");
        String sequence = message.imports().name("dev.cedros.sequence", "ByteSequence");
        String invalid = message.imports().name("dev.cedros.error", "InvalidMessageException");
        message.source().append("""
                            /** The message for an identifier of the JDK: its 16 bytes, the most significant one first. */
                            public static %1$s of(%2$s uuid) {
                                return new %1$s(%3$s.of(%4$s.allocate(16)
                                        .putLong(uuid.getMostSignificantBits())
                                        .putLong(uuid.getLeastSignificantBits())
                                        .array()));
                            }

                            /**
                             * This message as an identifier of the JDK.
                             *
                             * @throws %5$s with code {@code array-length} if it has not 16 bytes
                             */
                            public %2$s toUuid() {
                                %5$s.checkLength(uuid.size(), 16);
                                %4$s bytes = uuid.asBuffer();
                                return new %2$s(bytes.getLong(), bytes.getLong());
                            }

                        """.formatted(name, jdk, sequence, buffer, invalid));
    }
}
