package dev.cedros.benchmarks;

import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.std_msgs.msg.Header;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;

/**
 * What the samples of all packages are made of. Samples are of fixed shape with random values; the same number gives the
 * same message.
 *
 * <p>Names of frames and joints are the same {@code String} objects in all messages of a row, as they are in a real
 * publisher, which keeps its names and makes new numbers.
 */
final class Samples {
    private static final Map<String, String> NAMES = new ConcurrentHashMap<>();

    private Samples() {}

    static Header header(Random random, String frame) {
        return new Header(new Time(random.nextInt(), random.nextInt(1_000_000_000)), frame);
    }

    /** Names that begin alike and are numbered from 0: the same objects each time. */
    static List<String> names(String prefix, int count) {
        return list(count, i -> NAMES.computeIfAbsent(prefix + i, name -> name));
    }

    /** A list as programs build them: an {@link ArrayList}. */
    static <T> List<T> list(int count, IntFunction<T> element) {
        List<T> list = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            list.add(element.apply(i));
        }
        return list;
    }
}
