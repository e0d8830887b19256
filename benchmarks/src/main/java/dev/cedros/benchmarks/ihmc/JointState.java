package dev.cedros.benchmarks.ihmc;

import us.ihmc.idl.CDR;

/** Joints. */
public final class JointState {
    /** The type. */
    public static final TopicType<JointState> TYPE = new TopicType<>() {
        @Override
        public JointState create() {
            return new JointState();
        }

        @Override
        public void write(JointState data, CDR cdr) {
            JointState.write(data, cdr);
        }

        @Override
        public void read(JointState data, CDR cdr) {
            JointState.read(data, cdr);
        }
    };

    private final Header header = new Header();
    private final TextSequence name = new TextSequence();
    private final DoubleSequence position = new DoubleSequence();
    private final DoubleSequence velocity = new DoubleSequence();
    private final DoubleSequence effort = new DoubleSequence();

    static void write(JointState data, CDR cdr) {
        Header.write(data.header, cdr);
        cdr.write_type_e(data.name);
        cdr.write_type_e(data.position);
        cdr.write_type_e(data.velocity);
        cdr.write_type_e(data.effort);
    }

    static void read(JointState data, CDR cdr) {
        Header.read(data.header, cdr);
        cdr.read_type_e(data.name);
        cdr.read_type_e(data.position);
        cdr.read_type_e(data.velocity);
        cdr.read_type_e(data.effort);
    }
}
