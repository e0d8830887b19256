package dev.cedros.node.transport;

/** Something that an engine tells the owner of a writer or reader. */
public sealed interface EndpointEvent {
    /** Which kind of event it is, for {@code switch}. */
    enum Kind {
        /** {@link Matched}. */
        MATCHED,
        /** {@link IncompatibleQos}. */
        INCOMPATIBLE_QOS,
        /** {@link IncompatibleType}. */
        INCOMPATIBLE_TYPE,
        /** {@link MessagesLost}. */
        MESSAGES_LOST
    }

    /** Which kind of event it is. */
    Kind kind();

    /**
     * A counterpart came or went.
     *
     * @param current how many there are now
     * @param change by how many there are more, or less, than before
     */
    record Matched(int current, int change) implements EndpointEvent {
        @Override
        public Kind kind() {
            return Kind.MATCHED;
        }
    }

    /**
     * A counterpart was not connected, because the one does not offer what the other one asks for.
     *
     * @param policy the first policy on which they disagree, as ROS calls it: {@code reliability}, {@code durability}
     * @param remote the counterpart
     */
    record IncompatibleQos(String policy, GraphEndpoint remote) implements EndpointEvent {
        @Override
        public Kind kind() {
            return Kind.INCOMPATIBLE_QOS;
        }
    }

    /**
     * A counterpart was not connected, because it means another type by the same topic: another name or another hash.
     *
     * @param remote the counterpart
     */
    record IncompatibleType(GraphEndpoint remote) implements EndpointEvent {
        @Override
        public Kind kind() {
            return Kind.INCOMPATIBLE_TYPE;
        }
    }

    /**
     * Messages of a writer will never be taken by this reader, as gaps in their sequence numbers show.
     *
     * @param count how many are missing before the message that was just taken
     * @param total how many were lost since the reader was opened, by all writers
     */
    record MessagesLost(long count, long total) implements EndpointEvent {
        @Override
        public Kind kind() {
            return Kind.MESSAGES_LOST;
        }
    }
}
