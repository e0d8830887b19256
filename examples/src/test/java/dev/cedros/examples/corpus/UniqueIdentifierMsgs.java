package dev.cedros.examples.corpus;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.ByteSequence;

/** Messages of unique_identifier_msgs, in the Java types that stand first in the mapping. */
final class UniqueIdentifierMsgs {
    private UniqueIdentifierMsgs() {}

    @RosMessage("unique_identifier_msgs/msg/UUID")
    record UUID(@RosField("uint8[16]") ByteSequence uuid) {}
}
