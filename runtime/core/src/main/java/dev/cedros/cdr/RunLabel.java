package dev.cedros.cdr;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The members of a run and where each ends, as generated code hands them over in one string: {@code "stamp.sec:4
 * stamp.nanosec:8 x:16"}. Where padding precedes a member, it says where it starts as well: {@code "flag:1 names:4-8"}.
 * Only parsed when something went wrong.
 */
final class RunLabel {
    private static final Pattern FORM = Pattern.compile("[^ :]+:\\d{1,9}( [^ :]+:(\\d{1,9}-)?\\d{1,9})*");

    private final String[] members;
    private final int[] starts;
    private final int[] ends;

    private RunLabel(String[] members, int[] starts, int[] ends) {
        this.members = members;
        this.starts = starts;
        this.ends = ends;
    }

    /** Whether a label lists the members of a run; otherwise it names one member. */
    static boolean matches(String label) {
        return label.indexOf(':') >= 0 && FORM.matcher(label).matches();
    }

    static RunLabel parse(String label) {
        String[] parts = label.split(" ", -1);
        int[] starts = new int[parts.length];
        int[] ends = new int[parts.length];
        for (int i = 0; i < parts.length; i++) {
            int colon = parts[i].lastIndexOf(':');
            int dash = parts[i].indexOf('-', colon);
            int before = i == 0 ? 0 : ends[i - 1];
            starts[i] = dash < 0 ? before : Integer.parseInt(parts[i].substring(colon + 1, dash));
            ends[i] = Integer.parseInt(parts[i].substring(Math.max(colon, dash) + 1));
            parts[i] = parts[i].substring(0, colon);
        }
        return new RunLabel(parts, starts, ends);
    }

    /** The number of bytes up to the end of the last member. */
    int size() {
        return ends[ends.length - 1];
    }

    String member(int index) {
        return members[index];
    }

    int start(int index) {
        return starts[index];
    }

    int end(int index) {
        return ends[index];
    }

    /** The first member with bytes at {@code offset} or behind it; -1 if there is none. */
    int indexEndingAfter(int offset) {
        for (int i = 0; i < ends.length; i++) {
            if (ends[i] > offset) {
                return i;
            }
        }
        return -1;
    }

    /** The member that holds the byte at {@code offset}; null if the offset lies outside of the run. */
    @Nullable
    String memberEndingAfter(int offset) {
        int index = offset < 0 ? -1 : indexEndingAfter(offset);
        return index < 0 ? null : members[index];
    }
}
