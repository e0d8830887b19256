package dev.cedros.benchmarks.ihmc;

import us.ihmc.idl.CDR;

/** An orientation. */
final class Quaternion {
    private double x;
    private double y;
    private double z;
    private double w;

    static void write(Quaternion data, CDR cdr) {
        cdr.write_type_6(data.x);
        cdr.write_type_6(data.y);
        cdr.write_type_6(data.z);
        cdr.write_type_6(data.w);
    }

    static void read(Quaternion data, CDR cdr) {
        data.x = cdr.read_type_6();
        data.y = cdr.read_type_6();
        data.z = cdr.read_type_6();
        data.w = cdr.read_type_6();
    }
}
