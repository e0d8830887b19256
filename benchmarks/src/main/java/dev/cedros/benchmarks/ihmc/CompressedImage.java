package dev.cedros.benchmarks.ihmc;

import us.ihmc.idl.CDR;
import us.ihmc.idl.IDLSequence;

/** A compressed image. */
final class CompressedImage {
    private final Header header = new Header();
    private final StringBuilder format = new StringBuilder(255);
    private final IDLSequence.Byte data = new IDLSequence.Byte(100, "type_9");

    static void write(CompressedImage data, CDR cdr) {
        Header.write(data.header, cdr);
        cdr.write_type_d(data.format);
        cdr.write_type_e(data.data);
    }

    static void read(CompressedImage data, CDR cdr) {
        Header.read(data.header, cdr);
        cdr.read_type_d(data.format);
        cdr.read_type_e(data.data);
    }
}
