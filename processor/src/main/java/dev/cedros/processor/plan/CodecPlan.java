package dev.cedros.processor.plan;

import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.SizeBounds;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Models;
import dev.cedros.type.FieldType;
import dev.cedros.type.TypeDescription;
import java.util.List;

/**
 * Everything that the passes of a codec need to know.
 *
 * @param model the message
 * @param models finds nested messages
 * @param description its type with all that it reaches
 * @param bounds what it and the types it reaches take on the wire
 * @param typeHash its type hash
 * @param layout its layout
 * @param foreignTypes the types of other jars that it holds, directly or through types of the same compilation
 * @param steps how it is written and read
 */
public record CodecPlan(
        MessageModel model,
        Models models,
        TypeDescription description,
        SizeBounds bounds,
        String typeHash,
        MessageLayout layout,
        List<ForeignType> foreignTypes,
        List<Step> steps) {
    private static final int SMALL_BYTES = 1024;

    /** Whether the largest size is a good enough estimate. */
    public static boolean estimateIsMax(int minSize, int maxSize) {
        return maxSize <= SMALL_BYTES || maxSize < 2L * minSize;
    }

    /** The fewest bytes that one element of an array or sequence takes on the wire. */
    public int smallestElement(FieldType type) {
        return bounds.smallestElement(type.element());
    }
}
