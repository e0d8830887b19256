package dev.cedros.benchmarks.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Where and when a run was made, and how.
 *
 * @param facts what to know of it, by name, in the order of the report
 */
public record Machine(Map<String, String> facts) {
    /** The member that tells the line of the machine from those of samples. */
    private static final String MARK = "Date (UTC)";

    /** This machine, now. */
    public static Machine here() {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put(MARK, Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
        facts.put(
                "CPU", value(Path.of("/proc/cpuinfo"), "model name").orElse(System.getProperty("os.arch", "unknown")));
        facts.put("Cores", Integer.toString(Runtime.getRuntime().availableProcessors()));
        value(Path.of("/proc/meminfo"), "MemTotal").ifPresent(memory -> facts.put("Memory", memory));
        text(Path.of("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"))
                .ifPresent(governor -> facts.put("CPU governor", governor.strip()));
        facts.put("OS", distribution() + property("os.name") + " " + kernel());
        facts.put("JVM", property("java.vm.name") + " " + property("java.vm.version") + ", " + property("java.vendor"));
        text(Path.of("/proc/loadavg"))
                .ifPresent(load -> facts.put("Load at the start", load.substring(0, load.indexOf(' '))));
        return new Machine(facts);
    }

    /** This machine with one more fact. */
    public Machine with(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(facts);
        more.put(name, value);
        return new Machine(more);
    }

    /** The line of the raw file. */
    public String toLine() {
        return FlatJson.write(facts);
    }

    /** Whether a line of the raw file is one of a machine. */
    public static boolean isIn(Map<String, Object> members) {
        return members.containsKey(MARK);
    }

    /** The machine of a line of the raw file. */
    public static Machine from(Map<String, Object> members) {
        Map<String, String> facts = new LinkedHashMap<>();
        members.forEach((name, value) -> facts.put(name, value.toString()));
        return new Machine(facts);
    }

    /** The first two numbers; the rest says who built it. */
    private static String kernel() {
        return property("os.version").replaceFirst("^(\\d+\\.\\d+).*$", "$1");
    }

    private static String distribution() {
        return text(Path.of("/etc/os-release"))
                .flatMap(text -> text.lines()
                        .filter(line -> line.startsWith("PRETTY_NAME="))
                        .map(line -> line.substring(line.indexOf('=') + 1).replace("\"", "") + ", ")
                        .findFirst())
                .orElse("");
    }

    private static Optional<String> value(Path file, String name) {
        return text(file)
                .flatMap(text -> text.lines()
                        .filter(line -> line.startsWith(name) && line.contains(":"))
                        .map(line -> line.substring(line.indexOf(':') + 1).strip())
                        .findFirst());
    }

    private static Optional<String> text(Path file) {
        try {
            return Optional.of(Files.readString(file)).filter(text -> !text.isBlank());
        } catch (IOException e) {
            // Only Linux has these files, and not everywhere all of them: the report then says less.
            return Optional.empty();
        }
    }

    private static String property(String name) {
        return System.getProperty(name, "unknown");
    }
}
