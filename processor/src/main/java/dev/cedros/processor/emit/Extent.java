package dev.cedros.processor.emit;

import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberType;
import dev.cedros.type.FieldType;

/**
 * What one value that is neither text nor a message takes on the wire.
 *
 * @param alignment where it begins, in bytes
 * @param size how many bytes it takes
 */
record Extent(int alignment, int size) {
    /** The extent of one element of a member. */
    static Extent of(MemberType type) {
        return of(type.element(), type.ros());
    }

    /** The extent of one value. */
    static Extent of(ElementType element, FieldType ros) {
        return switch (element.kind()) {
            case TIME -> new Extent(4, 8);
            case UUID -> new Extent(1, 16);
            default -> new Extent(ros.base().sizeBytes(), ros.base().sizeBytes());
        };
    }
}
