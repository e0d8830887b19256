package dev.cedros.benchmarks.ihmc;

import us.ihmc.idl.CDR;

/** Many transforms. */
public final class TFMessage {
    /** The type. */
    public static final TopicType<TFMessage> TYPE = new TopicType<>() {
        @Override
        public TFMessage create() {
            return new TFMessage();
        }

        @Override
        public void write(TFMessage data, CDR cdr) {
            TFMessage.write(data, cdr);
        }

        @Override
        public void read(TFMessage data, CDR cdr) {
            TFMessage.read(data, cdr);
        }
    };

    private final ObjectSequence<TransformStamped> transforms = new ObjectSequence<>(TransformStamped.TYPE);

    static void write(TFMessage data, CDR cdr) {
        cdr.write_type_e(data.transforms);
    }

    static void read(TFMessage data, CDR cdr) {
        cdr.read_type_e(data.transforms);
    }
}
