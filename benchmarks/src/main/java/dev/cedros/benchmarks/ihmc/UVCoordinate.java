package dev.cedros.benchmarks.ihmc;

import us.ihmc.idl.CDR;

/** A place in a texture. */
final class UVCoordinate {
    /** The type. */
    static final TopicType<UVCoordinate> TYPE = new TopicType<>() {
        @Override
        public UVCoordinate create() {
            return new UVCoordinate();
        }

        @Override
        public void write(UVCoordinate data, CDR cdr) {
            UVCoordinate.write(data, cdr);
        }

        @Override
        public void read(UVCoordinate data, CDR cdr) {
            UVCoordinate.read(data, cdr);
        }
    };

    private float u;
    private float v;

    static void write(UVCoordinate data, CDR cdr) {
        cdr.write_type_5(data.u);
        cdr.write_type_5(data.v);
    }

    static void read(UVCoordinate data, CDR cdr) {
        data.u = cdr.read_type_5();
        data.v = cdr.read_type_5();
    }
}
