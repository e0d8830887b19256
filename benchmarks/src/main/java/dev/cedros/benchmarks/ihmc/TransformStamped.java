package dev.cedros.benchmarks.ihmc;

import us.ihmc.idl.CDR;

/** A transform with its frames. */
final class TransformStamped {
    /** The type. */
    static final TopicType<TransformStamped> TYPE = new TopicType<>() {
        @Override
        public TransformStamped create() {
            return new TransformStamped();
        }

        @Override
        public void write(TransformStamped data, CDR cdr) {
            TransformStamped.write(data, cdr);
        }

        @Override
        public void read(TransformStamped data, CDR cdr) {
            TransformStamped.read(data, cdr);
        }
    };

    private final Header header = new Header();
    private final StringBuilder childFrameId = new StringBuilder(255);
    private final Pose transform = new Pose();

    static void write(TransformStamped data, CDR cdr) {
        Header.write(data.header, cdr);
        cdr.write_type_d(data.childFrameId);
        Pose.write(data.transform, cdr);
    }

    static void read(TransformStamped data, CDR cdr) {
        Header.read(data.header, cdr);
        cdr.read_type_d(data.childFrameId);
        Pose.read(data.transform, cdr);
    }
}
