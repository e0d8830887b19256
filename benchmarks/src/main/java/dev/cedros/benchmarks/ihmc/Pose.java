package dev.cedros.benchmarks.ihmc;

import us.ihmc.idl.CDR;

/** Position and orientation; a transform is the same on the wire. */
final class Pose {
    private final Point position = new Point();
    private final Quaternion orientation = new Quaternion();

    static void write(Pose data, CDR cdr) {
        Point.write(data.position, cdr);
        Quaternion.write(data.orientation, cdr);
    }

    static void read(Pose data, CDR cdr) {
        Point.read(data.position, cdr);
        Quaternion.read(data.orientation, cdr);
    }
}
