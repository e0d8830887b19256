package dev.cedros.benchmarks.node;

/** Measures the jobs of one part. */
interface Measurement {
    /** Measures a job. */
    void measure(Job job, Recorder out) throws InterruptedException;
}
