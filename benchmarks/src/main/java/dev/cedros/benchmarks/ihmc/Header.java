package dev.cedros.benchmarks.ihmc;

import us.ihmc.idl.CDR;

/** When and where. */
final class Header {
    private final Time stamp = new Time();
    private final StringBuilder frameId = new StringBuilder(255);

    static void write(Header data, CDR cdr) {
        Time.write(data.stamp, cdr);
        cdr.write_type_d(data.frameId);
    }

    static void read(Header data, CDR cdr) {
        Time.read(data.stamp, cdr);
        cdr.read_type_d(data.frameId);
    }
}
