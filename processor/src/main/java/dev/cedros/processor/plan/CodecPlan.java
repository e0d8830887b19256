package dev.cedros.processor.plan;

import dev.cedros.layout.SizeBounds;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Models;
import dev.cedros.type.TypeDescription;
import java.util.List;

/**
 * Everything that the passes of a codec need to know.
 *
 * @param model the message
 * @param models finds nested messages
 * @param description its type with all that it reaches
 * @param minSize the smallest encoded size, header included
 * @param maxSize the largest, {@link Integer#MAX_VALUE} when unbounded
 * @param steps how it is written and read
 */
public record CodecPlan(
        MessageModel model, Models models, TypeDescription description, int minSize, int maxSize, List<Step> steps) {
    private static final int SMALL_BYTES = 1024;

    /** Whether the largest size is a good enough estimate. */
    public static boolean estimateIsMax(int minSize, int maxSize) {
        return maxSize <= SMALL_BYTES || maxSize < 2L * minSize;
    }

    /** The fewest bytes that an element of a member takes on the wire. */
    public int smallestElement(MemberModel member) {
        return SizeBounds.xcdr1(description).smallestElement(member.type().ros().element());
    }
}
