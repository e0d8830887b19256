package dev.cedros.benchmarks.report;

/** One process of a run. */
sealed interface Step {
    /** Which of the interleaved passes this belongs to, from 1; 0 is the pass that counts allocations. */
    int fork();

    /** What is measured, for the log. */
    String title();

    /** About how long it takes. */
    double seconds();

    /**
     * All that the native harness measures of one row.
     *
     * @param fork the pass
     * @param row the row
     */
    record Native(int fork, String row) implements Step {
        @Override
        public String title() {
            return "native " + row;
        }

        @Override
        public double seconds() {
            return 2.8;
        }
    }

    /**
     * One JVM for one JMH method.
     *
     * @param fork the pass
     * @param bench the method and its parameters
     * @param times how long and how often it is measured
     */
    record Jmh(int fork, Bench bench, Times times) implements Step {
        @Override
        public String title() {
            return bench.arm() + "." + bench.op() + " " + bench.row();
        }

        @Override
        public double seconds() {
            return times.seconds();
        }
    }

    /**
     * The iterations of a JVM. Steady state shows within a second, as each JVM runs one method of one message.
     *
     * @param warmups iterations that are thrown away
     * @param warmupMillis how long each takes
     * @param iterations iterations that count
     * @param millis how long each takes
     * @param kind what is measured
     */
    record Times(int warmups, int warmupMillis, int iterations, int millis, Kind kind) {
        /** What iterations measure. */
        enum Kind {
            /** As many calls as fit in an iteration. */
            AVERAGE,
            /** Calls one by one, so that there are percentiles; it adds to each what the clock takes. */
            SINGLE_CALLS,
            /** The bytes that a call allocates. */
            ALLOCATION
        }

        private static final double JVM_SECONDS = 0.7;

        /** What goals and charts need. */
        static final Times FULL = new Times(3, 200, 4, 100, Kind.AVERAGE);

        /** What is only told beside it, and quick runs. */
        static final Times BRIEF = new Times(2, 250, 3, 100, Kind.AVERAGE);

        static final Times SINGLE_CALLS = new Times(2, 250, 3, 100, Kind.SINGLE_CALLS);

        /**
         * Allocation is the same in each call, once the code is compiled; that of JMH, which is taken away, is not: several
         * iterations show how far it strays.
         */
        static final Times ALLOCATION = new Times(2, 100, 4, 100, Kind.ALLOCATION);

        double seconds() {
            return JVM_SECONDS + (warmups * warmupMillis + iterations * millis) / 1000.0;
        }
    }
}
