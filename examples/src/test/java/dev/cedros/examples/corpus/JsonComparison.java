package dev.cedros.examples.corpus;

import com.fasterxml.jackson.databind.JsonNode;
import dev.cedros.sequence.BooleanSequence;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.sequence.IntSequence;
import dev.cedros.sequence.LongSequence;
import dev.cedros.sequence.ShortSequence;
import java.lang.reflect.Array;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * Compares a decoded value with its JSON form. Integers are compared at the width of the Java type, so that 255 is the
 * same as the byte -1, but not the same as the int -1.
 */
final class JsonComparison {
    private JsonComparison() {}

    /** Fails with the path of the first difference. */
    static void assertSame(Object value, JsonNode json) {
        compare("", value, json);
    }

    private static void compare(String path, Object value, JsonNode json) {
        if (value instanceof String text) {
            check(path, json.isTextual() && json.textValue().equals(text), value, json);
        } else if (value instanceof Boolean flag) {
            check(path, json.isBoolean() && json.booleanValue() == flag, value, json);
        } else if (value instanceof Number || value instanceof Character) {
            check(path, sameNumber(value, json), value, json);
        } else if (value instanceof Optional<?> optional) {
            compareElements(path, optional.stream().toList(), json);
        } else if (value instanceof Instant instant) {
            compareTime(path, instant.getEpochSecond(), instant.getNano(), json);
        } else if (value instanceof Duration duration) {
            compareTime(path, duration.getSeconds(), duration.getNano(), json);
        } else if (value instanceof UUID uuid) {
            byte[] bytes = ByteBuffer.allocate(16)
                    .putLong(uuid.getMostSignificantBits())
                    .putLong(uuid.getLeastSignificantBits())
                    .array();
            compare(path + ".uuid", bytes, json.path("uuid"));
        } else if (elements(value) != null) {
            compareElements(path, elements(value), json);
        } else {
            compareMembers(path, value, json);
        }
    }

    private static void compareMembers(String path, Object message, JsonNode json) {
        Members members = Members.of(message.getClass());
        List<String> names = new ArrayList<>();
        json.fieldNames().forEachRemaining(names::add);
        check(path, json.isObject() && names.equals(members.names()), members.names(), json);
        for (Members.Member member : members.list()) {
            compare(path + "." + member.rosName(), member.value(message), json.get(member.rosName()));
        }
    }

    private static void compareElements(String path, List<?> elements, JsonNode json) {
        if (json.isObject() && json.has("$base64")) {
            byte[] expected = Base64.getDecoder().decode(json.get("$base64").textValue());
            check(path + ".length", expected.length == elements.size(), elements.size(), json);
            for (int i = 0; i < expected.length; i++) {
                check(
                        path + "[" + i + "]",
                        ((Number) elements.get(i)).byteValue() == expected[i],
                        elements.get(i),
                        json);
            }
            return;
        }
        check(path + ".length", json.isArray() && json.size() == elements.size(), elements, json);
        for (int i = 0; i < elements.size(); i++) {
            compare(path + "[" + i + "]", elements.get(i), json.get(i));
        }
    }

    private static void compareTime(String path, long seconds, int nanos, JsonNode json) {
        boolean same =
                json.path("sec").asLong() == seconds && json.path("nanosec").asLong() == nanos;
        check(path, same && json.size() == 2, seconds + " s " + nanos + " ns", json);
    }

    private static boolean sameNumber(Object value, JsonNode json) {
        if (value instanceof Float || value instanceof Double) {
            double expected = json.isTextual() ? Double.parseDouble(json.textValue()) : json.doubleValue();
            return (json.isNumber() || json.isTextual())
                    && Double.compare(((Number) value).doubleValue(), expected) == 0;
        }
        if (!json.isIntegralNumber() && !(json.isTextual() && value instanceof Long)) {
            return false;
        }
        BigInteger expected = json.isTextual() ? new BigInteger(json.textValue()) : json.bigIntegerValue();
        if (value instanceof Character c) {
            return expected.equals(BigInteger.valueOf(c));
        }
        int width = value instanceof Byte ? 8 : value instanceof Short ? 16 : value instanceof Integer ? 32 : 64;
        BigInteger actual = BigInteger.valueOf(((Number) value).longValue());
        BigInteger unsigned = actual.signum() < 0 ? actual.add(BigInteger.ONE.shiftLeft(width)) : actual;
        return expected.equals(actual) || expected.equals(unsigned);
    }

    private static List<?> elements(Object value) {
        if (value instanceof List<?> list) {
            return list;
        }
        Object array = value.getClass().isArray() ? value : array(value);
        if (array == null) {
            return null;
        }
        List<Object> elements = new ArrayList<>();
        for (int i = 0; i < Array.getLength(array); i++) {
            elements.add(Array.get(array, i));
        }
        return elements;
    }

    private static Object array(Object value) {
        if (value instanceof BooleanSequence sequence) {
            return sequence.toArray();
        }
        if (value instanceof ByteSequence sequence) {
            return sequence.toArray();
        }
        if (value instanceof ShortSequence sequence) {
            return sequence.toArray();
        }
        if (value instanceof IntSequence sequence) {
            return sequence.toArray();
        }
        if (value instanceof LongSequence sequence) {
            return sequence.toArray();
        }
        if (value instanceof FloatSequence sequence) {
            return sequence.toArray();
        }
        return value instanceof DoubleSequence sequence ? sequence.toArray() : null;
    }

    private static void check(String path, boolean same, Object value, JsonNode json) {
        if (!same) {
            String expected = json == null ? "nothing" : json.toString();
            String shown = expected.length() > 200 ? expected.substring(0, 200) + "..." : expected;
            throw new AssertionError(path + ": expected " + shown + ", decoded " + value);
        }
    }
}
