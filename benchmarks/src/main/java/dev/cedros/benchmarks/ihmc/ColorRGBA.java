package dev.cedros.benchmarks.ihmc;

import us.ihmc.idl.CDR;

/** A colour. */
final class ColorRGBA {
    /** The type. */
    static final TopicType<ColorRGBA> TYPE = new TopicType<>() {
        @Override
        public ColorRGBA create() {
            return new ColorRGBA();
        }

        @Override
        public void write(ColorRGBA data, CDR cdr) {
            ColorRGBA.write(data, cdr);
        }

        @Override
        public void read(ColorRGBA data, CDR cdr) {
            ColorRGBA.read(data, cdr);
        }
    };

    private float r;
    private float g;
    private float b;
    private float a;

    static void write(ColorRGBA data, CDR cdr) {
        cdr.write_type_5(data.r);
        cdr.write_type_5(data.g);
        cdr.write_type_5(data.b);
        cdr.write_type_5(data.a);
    }

    static void read(ColorRGBA data, CDR cdr) {
        data.r = cdr.read_type_5();
        data.g = cdr.read_type_5();
        data.b = cdr.read_type_5();
        data.a = cdr.read_type_5();
    }
}
