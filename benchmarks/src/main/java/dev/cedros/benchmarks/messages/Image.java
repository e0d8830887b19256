package dev.cedros.benchmarks.messages;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.ByteSequence;

/** A camera image: one large array of bytes. */
@RosMessage
public record Image(
        Header header,
        @RosField("uint32") long height,
        @RosField("uint32") long width,
        String encoding,
        @RosField("uint8") int isBigendian,
        @RosField("uint32") long step,
        @RosField("uint8[]") ByteSequence data) {}
