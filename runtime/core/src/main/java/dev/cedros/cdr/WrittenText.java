package dev.cedros.cdr;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Short strings that were written lately, found by identity. It saves looking at each char, once for the size and once for the
 * copy.
 *
 * <p>A string has two places, which its hash gives; strings keep that once it was asked for. Before that the writer guesses: the
 * next message of a type mostly has the same string at the same index of the buffer, and to find out takes neither its hash nor
 * its length.
 *
 * <p>The tables are shared by all threads without locks: entries are immutable, and a lost update costs a look at the chars.
 * They keep at most 2048 entries alive.
 */
final class WrittenText {
    private static final int MAX_LENGTH = 64;
    private static final int SETS = 512;

    /** Fills free places, so that a search need not ask for null. Nobody else has this string: it is no literal. */
    private static final KnownText NONE = new KnownText("free".repeat(2));

    // Two arrays, not one with neighbours: the compiler then knows that no index is outside.
    private static final KnownText[] FIRSTS = free(SETS);
    private static final KnownText[] SECONDS = free(SETS);
    private static final int INDEXES = 1024;
    private static final KnownText[] GUESSES = free(INDEXES);

    private static final @Nullable String[] SEEN = new String[SETS];
    private static final @Nullable String[] SEEN_BEFORE = new String[SETS];
    private static final Patience PATIENCE = new Patience(SETS);

    private WrittenText() {}

    /** The entry of a string that is to be written at an index, which is mostly a multiple of four; null if it has none. */
    static @Nullable KnownText find(String value, int at) {
        int index = index(at);
        KnownText guess = GUESSES[index];
        if (isSame(guess.value(), value)) {
            return guess;
        }
        KnownText known = find(value);
        // Nothing is noted of wrong guesses: where strings change all the time, that would cost more than the search.
        if (known != null && isFree(guess)) {
            GUESSES[index] = known;
        }
        return known;
    }

    /** The entry of a string, or null if it has none. */
    static @Nullable KnownText find(String value) {
        if (value.length() > MAX_LENGTH) {
            return null;
        }
        int set = set(value);
        KnownText known = FIRSTS[set];
        return isSame(known.value(), value) ? known : findSecond(value, set);
    }

    private static @Nullable KnownText findSecond(String value, int set) {
        KnownText known = SECONDS[set];
        return isSame(known.value(), value) ? known : null;
    }

    /** Takes note of a string that was written at an index; if it was lately written before, it gets an entry. */
    static void learn(String value, int at) {
        if (value.length() > MAX_LENGTH) {
            return;
        }
        int set = set(value);
        if (!isSame(SEEN[set], value) && !isSame(SEEN_BEFORE[set], value)) {
            SEEN_BEFORE[set] = SEEN[set];
            SEEN[set] = value;
        } else if (isFree(FIRSTS[set])) {
            FIRSTS[set] = guessed(value, at);
        } else if (isFree(SECONDS[set])) {
            SECONDS[set] = guessed(value, at);
        } else if (PATIENCE.isOver(set)) {
            FIRSTS[set] = guessed(value, at);
        }
    }

    /** A new entry, which becomes the guess where the string stands. */
    private static KnownText guessed(String value, int at) {
        KnownText entry = new KnownText(value);
        GUESSES[index(at)] = entry;
        return entry;
    }

    private static boolean isFree(KnownText place) {
        return isSame(place.value(), NONE.value());
    }

    @SuppressWarnings("ReferenceEquality") // Equal strings would have to be compared char by char.
    private static boolean isSame(@Nullable String one, String other) {
        return one == other;
    }

    private static int set(String value) {
        return value.hashCode() & (SETS - 1);
    }

    private static int index(int at) {
        return (at >>> 2) & (INDEXES - 1);
    }

    private static KnownText[] free(int count) {
        KnownText[] places = new KnownText[count];
        Arrays.fill(places, NONE);
        return places;
    }
}
