package dev.cedros.benchmarks.ihmc;

import us.ihmc.idl.CDR;

/** A position or a vector. */
final class Point {
    /** The type. */
    static final TopicType<Point> TYPE = new TopicType<>() {
        @Override
        public Point create() {
            return new Point();
        }

        @Override
        public void write(Point data, CDR cdr) {
            Point.write(data, cdr);
        }

        @Override
        public void read(Point data, CDR cdr) {
            Point.read(data, cdr);
        }
    };

    private double x;
    private double y;
    private double z;

    static void write(Point data, CDR cdr) {
        cdr.write_type_6(data.x);
        cdr.write_type_6(data.y);
        cdr.write_type_6(data.z);
    }

    static void read(Point data, CDR cdr) {
        data.x = cdr.read_type_6();
        data.y = cdr.read_type_6();
        data.z = cdr.read_type_6();
    }
}
