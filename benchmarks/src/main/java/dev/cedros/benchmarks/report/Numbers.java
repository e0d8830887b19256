package dev.cedros.benchmarks.report;

import java.util.Locale;

/** Numbers as the report shows them: no more digits than the measurement carries. */
public final class Numbers {
    private static final double GIB = 1 << 30;
    private static final long LEAST_BYTES_WITH_RATE = 4096;

    private Numbers() {}

    /** Three digits, and whole numbers with their thousands apart. */
    public static String plain(double value) {
        if (value == 0) {
            return "0";
        }
        int decimals = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
        return String.format(Locale.ROOT, "%,." + decimals + "f", value);
    }

    /** A round number of an axis. */
    static String tick(double value) {
        String text = plain(value);
        return text.contains(".") ? text.replaceFirst("\\.?0+$", "") : text;
    }

    /** The median with its spread behind it. */
    public static String withSpread(Stat stat) {
        return plain(stat.median()) + " (" + plain(stat.low()) + "–" + plain(stat.high()) + ")";
    }

    /** How many times as long the other took, with {@code ≈} before it where that may be noise. */
    static String times(Stat other, Stat own) {
        return (own.isNoiseAgainst(other) ? "≈ " : "") + plain(other.median() / own.median()) + "×";
    }

    /** The rate of a message of this many bytes, or nothing for one too small to speak of rates. */
    static String rate(long bytes, Stat time) {
        return bytes < LEAST_BYTES_WITH_RATE ? "" : plain(bytes / time.median() * 1e9 / GIB);
    }

    /** A count of bytes in full. */
    public static String bytes(long bytes) {
        return String.format(Locale.ROOT, "%,d", bytes);
    }
}
