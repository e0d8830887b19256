package dev.cedros.benchmarks.node.report;

/**
 * How likely it is that one of two things that do not differ comes out ahead so often, or more: the exact two-sided sign test.
 *
 * @param ahead how often the first was smaller
 * @param behind how often it was larger; ties count for neither
 */
record SignTest(int ahead, int behind) {
    /** Counts pairs, which stand at the same places. */
    static SignTest of(double[] first, double[] second) {
        int ahead = 0;
        int behind = 0;
        for (int i = 0; i < Math.min(first.length, second.length); i++) {
            if (first[i] < second[i]) {
                ahead++;
            } else if (first[i] > second[i]) {
                behind++;
            }
        }
        return new SignTest(ahead, behind);
    }

    /** From 0 to 1. */
    double probability() {
        int pairs = ahead + behind;
        return Math.min(1, 2 * Coins.atMost(Math.min(ahead, behind), pairs));
    }
}
