package dev.cedros.cdr;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The members of a run and where each ends, as generated code hands them over in one string: {@code "stamp.sec:4
 * stamp.nanosec:8 x:16"}. Only parsed when something went wrong. Padding counts to the member after it.
 */
final class RunLabel {
    private static final Pattern FORM = Pattern.compile("[^ :]+:\\d{1,9}( [^ :]+:\\d{1,9})*");

    private final String[] members;
    private final int[] ends;

    private RunLabel(String[] members, int[] ends) {
        this.members = members;
        this.ends = ends;
    }

    /** Whether a label lists the members of a run; otherwise it names one member. */
    static boolean matches(String label) {
        return label.indexOf(':') >= 0 && FORM.matcher(label).matches();
    }

    static RunLabel parse(String label) {
        String[] parts = label.split(" ", -1);
        int[] ends = new int[parts.length];
        for (int i = 0; i < parts.length; i++) {
            int colon = parts[i].lastIndexOf(':');
            ends[i] = Integer.parseInt(parts[i].substring(colon + 1));
            parts[i] = parts[i].substring(0, colon);
        }
        return new RunLabel(parts, ends);
    }

    /** The number of bytes up to the end of the last member. */
    int size() {
        return ends[ends.length - 1];
    }

    String member(int index) {
        return members[index];
    }

    int start(int index) {
        return index == 0 ? 0 : ends[index - 1];
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
