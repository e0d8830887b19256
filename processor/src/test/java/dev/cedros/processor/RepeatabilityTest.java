package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same sources give the same codecs, and nothing that the strictest compiler minds. */
class RepeatabilityTest {
    static final List<String> SOURCES = List.of("""
        package acme;
        import dev.cedros.annotations.*;
        import dev.cedros.sequence.*;
        import java.time.*;
        import java.util.*;
        @RosMessage("acme/Imu")
        public record Imu(
                @RosKey String frameId, Instant stamp, Duration age, UUID id, @RosField("float64[9]") double[] cov,
                List<? extends Point> points, Optional<Point> maybe, OptionalInt tries, IntSequence numbers,
                @RosField("uint32") long count, @RosField("wstring<=5[]") List<String> names, Level level,
                @RosField("byte[3]") byte[] raw, char unit, Level[] levels, @SuppressWarnings("cedros:boxed-list") List<Float> boxes) {
            public static final int MAX = 3;
        }
        """, """
        package acme;
        import dev.cedros.annotations.*;
        @RosMessage("acme/Point")
        public class Point {
            private double x;
            public @RosField("uint8") int y;
            public Point() {}
            public double getX() { return x; }
            public void setX(double x) { this.x = x; }
        }
        """, """
        package acme;
        import dev.cedros.annotations.*;
        @RosEnum(fallback = "OTHER")
        public enum Level {
            @RosEnum.Value(1) LOW, OTHER
        }
        """, """
        package acme;
        import dev.cedros.annotations.*;
        @RosService("acme/Add")
        public interface Add {
            record Request(long a) {}
            record Response() {}
        }
        """, """
        package acme;
        import dev.cedros.annotations.*;
        @RosAction("acme/Dock")
        public interface Dock {
            record Goal(Point point) {}
            record Result(boolean docked) {}
            record Feedback(float distance) {}
        }
        """, """
        package acme;
        import dev.cedros.annotations.*;
        @RosMessage("acme/Chosen")
        final class Chosen {
            @RosIgnore Object cache;
            final String string;
            @RosConstructor Chosen(String string) { this.string = string; }
            Chosen() { this(""); }
        }
        """);

    @TempDir
    Path folder;

    @Test
    void orderLocaleAndTimeDoNotMatter() {
        Map<String, String> first = compile("first", SOURCES);
        List<String> reversed = new ArrayList<>(SOURCES);
        Collections.reverse(reversed);
        Locale locale = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("tr-TR"));
            TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
            assertEquals(first, compile("second", reversed));
        } finally {
            Locale.setDefault(locale);
            TimeZone.setDefault(zone);
        }
        assertEquals(2 * 16 + 2 + 1, first.size(), first.keySet()::toString);
        first.values().forEach(source -> assertFalse(source.contains("\r")));
    }

    @Test
    void compilersDoNotMatter() {
        Build.Result eclipse = Build.eclipse(folder.resolve("eclipse")).compile(SOURCES.toArray(String[]::new));
        assertTrue(eclipse.succeeded(), eclipse.diagnostics()::toString);
        assertEquals(compile("javac", SOURCES), eclipse.sources());
    }

    private Map<String, String> compile(String name, List<String> sources) {
        Build.Result result = Build.javac(folder.resolve(name))
                .options("-Xlint:all", "-Werror")
                .compile(sources.toArray(String[]::new));
        assertTrue(result.succeeded(), result.diagnostics()::toString);
        assertEquals(List.of(), result.diagnostics());
        return result.sources();
    }

    @Test
    void namedModule() {
        List<String> sources = new ArrayList<>(SOURCES);
        sources.add("""
            module acme {
                requires transitive dev.cedros.runtime;
                exports acme;
                provides dev.cedros.codec.MessageIndex with acme.Index;
            }
            """);
        String modulePath = Build.home(dev.cedros.annotations.RosMessage.class)
                + java.io.File.pathSeparator
                + Build.home(dev.cedros.cdr.CdrReader.class);
        Build.Result result = Build.javac(folder)
                .only()
                .options("-Xlint:all", "-Werror", "-Acedros.index=acme.Index", "--module-path", modulePath)
                .compile(sources.toArray(String[]::new));
        assertEquals(List.of(), result.diagnostics());
        assertTrue(result.succeeded());
    }

    @Test
    void codecsUseNoReflectionAndNoMaps() {
        compile("plain", SOURCES).forEach((path, source) -> {
            for (String word : List.of("java.lang.reflect", "Class.forName", "getClass(", "Map", "ServiceLoader")) {
                assertFalse(source.contains(word), () -> path + " contains " + word);
            }
        });
    }
}
