package dev.cedros.processor.plan;

import dev.cedros.type.BaseType;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.Multiplicity;
import dev.cedros.type.TypeDescription;
import java.util.HashMap;
import java.util.Map;

/** Follows what is known of the alignment over the members of types, nested ones included. */
final class AlignmentWalk {
    private static final int COUNT_BYTES = 4;

    private final Map<String, IndividualTypeDescription> types = new HashMap<>();
    private final Map<Start, Alignment> afterMessages = new HashMap<>();

    /** Knows the types that a message reaches. */
    AlignmentWalk(TypeDescription description) {
        types.put(description.type().typeName(), description.type());
        description.referenced().forEach(type -> types.put(type.typeName(), type));
    }

    /** What is known after a member. */
    Alignment after(FieldType type, Alignment before) {
        if (type.multiplicity() == Multiplicity.SINGLE) {
            return afterElement(type, before);
        }
        if (type.multiplicity() == Multiplicity.ARRAY) {
            return type.base().isPrimitive()
                    ? before.align(type.base().sizeBytes())
                            .advance(type.capacity() * type.base().sizeBytes())
                    : afterElement(type, beforeEachElement(type, before));
        }
        Alignment counted = before.align(COUNT_BYTES).advance(COUNT_BYTES);
        return counted.or(afterElement(type, beforeEachElement(type, counted)));
    }

    /** What is known before an element, whichever it is: what holds before the first and again after each. */
    private Alignment beforeEachElement(FieldType type, Alignment first) {
        Alignment each = first;
        Alignment joined = each.or(afterElement(type, each));
        while (!joined.equals(each)) {
            each = joined;
            joined = each.or(afterElement(type, each));
        }
        return each;
    }

    private Alignment afterElement(FieldType type, Alignment before) {
        BaseType base = type.base();
        if (base == BaseType.NESTED) {
            return afterMessage(type.nestedTypeName(), before);
        }
        return base.isPrimitive() ? before.align(base.sizeBytes()).advance(base.sizeBytes()) : Alignment.UNKNOWN;
    }

    private Alignment afterMessage(String name, Alignment before) {
        Start start = new Start(name, before);
        Alignment known = afterMessages.get(start);
        if (known != null) {
            return known;
        }
        IndividualTypeDescription type = types.get(name);
        if (type == null) {
            throw new IllegalArgumentException(name + " is not among the types that the message reaches");
        }
        // A message without members takes one byte.
        Alignment after = type.fields().isEmpty() ? before.advance(1) : before;
        for (Field field : type.fields()) {
            after = after(field.type(), after);
        }
        afterMessages.put(start, after);
        return after;
    }

    /** A message at a position. */
    private record Start(String name, Alignment before) {}
}
