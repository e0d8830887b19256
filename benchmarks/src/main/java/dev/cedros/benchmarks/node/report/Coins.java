package dev.cedros.benchmarks.node.report;

/** The binomial distribution of fair coins. */
final class Coins {
    private Coins() {}

    /** How likely it is that of so many coins at most {@code heads} show heads. */
    static double atMost(int heads, int coins) {
        double sum = 0;
        // The logarithm of the number of ways: for a thousand coins it would be too large itself.
        double ways = 0;
        for (int i = 0; i <= heads; i++) {
            sum += Math.exp(ways - coins * Math.log(2));
            ways += Math.log(coins - i) - Math.log(i + 1);
        }
        return sum;
    }
}
