package dev.cedros.benchmarks.ihmc;

import us.ihmc.idl.CDR;

/** An instant or a span of time. */
final class Time {
    private int sec;
    private long nanosec;

    static void write(Time data, CDR cdr) {
        cdr.write_type_2(data.sec);
        cdr.write_type_4(data.nanosec);
    }

    static void read(Time data, CDR cdr) {
        data.sec = cdr.read_type_2();
        data.nanosec = cdr.read_type_4();
    }
}
