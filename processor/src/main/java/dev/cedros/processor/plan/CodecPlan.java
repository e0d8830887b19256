package dev.cedros.processor.plan;

import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.SizeBounds;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Models;
import dev.cedros.type.BaseType;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.TypeDescription;
import java.util.List;
import java.util.stream.Stream;

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

    /** The steps in as many parts as it takes to keep each method of a size that the JVM compiles well; one at least. */
    public List<List<Step>> parts() {
        return Parts.of(steps);
    }

    /** Whether the bytes of a message depend on more options than the byte order: those of wstrings do. */
    public boolean needsOptions() {
        return needsOptions(description.type().typeName());
    }

    /** Does the same for a type that the message reaches. */
    public boolean needsOptions(String typeName) {
        return Stream.concat(Stream.of(description.type()), description.referenced().stream())
                .filter(type -> type.typeName().equals(typeName))
                .flatMap(type -> type.fields().stream().map(Field::type))
                .anyMatch(type -> type.base().isWide()
                        || (type.base() == BaseType.NESTED && needsOptions(type.nestedTypeName())));
    }

    /** The fewest bytes that one element of an array or sequence takes on the wire. */
    public int smallestElement(FieldType type) {
        return bounds.smallestElement(type.element());
    }
}
