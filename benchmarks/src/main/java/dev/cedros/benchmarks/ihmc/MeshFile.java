package dev.cedros.benchmarks.ihmc;

import us.ihmc.idl.CDR;
import us.ihmc.idl.IDLSequence;

/** A file with a mesh. */
final class MeshFile {
    private final StringBuilder filename = new StringBuilder(255);
    private final IDLSequence.Byte data = new IDLSequence.Byte(100, "type_9");

    static void write(MeshFile data, CDR cdr) {
        cdr.write_type_d(data.filename);
        cdr.write_type_e(data.data);
    }

    static void read(MeshFile data, CDR cdr) {
        cdr.read_type_d(data.filename);
        cdr.read_type_e(data.data);
    }
}
