package dev.cedros.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How all arms are measured: nanoseconds an operation, in three JVMs one after the other. An arm is one way to encode and
 * decode; its class is named after it, its methods after the operations, and its parameter {@code row} after the message.
 *
 * <p>The heap is touched before: the first use of a page of memory takes longer than what most operations take, and on some machines
 * new objects meet new pages for seconds.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
        value = 3,
        jvmArgs = {"-Xms512m", "-Xmx512m", "-Xmn256m", "-XX:+AlwaysPreTouch"})
public abstract class Arm {}
