package dev.cedros.processor.model;

import dev.cedros.type.BaseType;
import dev.cedros.type.Multiplicity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The numbers that a message flattens to, if it consists of nothing else and many of it stand one directly after the other.
 *
 * @param alignment where an element begins, in bytes: the size of its first number, which no other exceeds
 * @param size how many bytes an element takes
 * @param parts its members in wire order
 */
public record PackedShape(int alignment, int size, List<Part> parts) {
    /** Methods that take all numbers have at most 255 parameters, of which a long or double counts twice. */
    private static final int MAX_SLOTS = 250;

    private static final int MAX_BYTES = 1 << 16;

    /**
     * A member.
     *
     * @param member the member
     * @param offset where it begins, in bytes from the start of the element
     * @param count how many numbers an array has; 0 for what is no array
     * @param group the nested message, or null when the member is a number or an array of them
     * @param parts the members of the nested message
     */
    public record Part(
            MemberModel member,
            int offset,
            int count,
            @Nullable MessageModel group,
            List<Part> parts) {
        /** The number, or those of the array; not for nested messages. */
        public ElementType.Primitive primitive() {
            return (ElementType.Primitive) member.type().element();
        }
    }

    /**
     * The shape of a message; empty if it has none.
     *
     * @param models gives the model of a nested message, or null if it could not be read
     * @param plain whether a nested message may be taken apart and made again
     */
    public static Optional<PackedShape> of(
            MessageModel model, Function<String, @Nullable MessageModel> models, Predicate<MessageModel> plain) {
        Walk walk = new Walk(models, plain);
        List<Part> parts = walk.parts(model);
        return parts != null && walk.numbers > 1 && walk.at % walk.alignment == 0
                ? Optional.of(new PackedShape(walk.alignment, walk.at, parts))
                : Optional.empty();
    }

    /** How far the members have been laid out. */
    private static final class Walk {
        private final Function<String, @Nullable MessageModel> models;
        private final Predicate<MessageModel> plain;
        private int alignment;
        private int at;
        private int numbers;
        private int slots;

        Walk(Function<String, @Nullable MessageModel> models, Predicate<MessageModel> plain) {
            this.models = models;
            this.plain = plain;
        }

        @Nullable
        List<Part> parts(MessageModel model) {
            List<Part> parts = new ArrayList<>();
            for (MemberModel member : model.members()) {
                Part part = part(member);
                if (part == null) {
                    return null;
                }
                parts.add(part);
            }
            return parts.isEmpty() ? null : List.copyOf(parts);
        }

        private @Nullable Part part(MemberModel member) {
            MemberType type = member.type();
            if (type.element() instanceof ElementType.Nested nested && type.container() == Container.SINGLE) {
                return group(member, models.apply(nested.key()));
            }
            boolean array = type.ros().multiplicity() == Multiplicity.ARRAY
                    && (type.container() == Container.ARRAY || type.container() == Container.SEQUENCE);
            return array || type.container() == Container.SINGLE ? numbers(member, array) : null;
        }

        private @Nullable Part group(MemberModel member, @Nullable MessageModel group) {
            if (group == null || !plain.test(group)) {
                return null;
            }
            int start = at;
            List<Part> parts = parts(group);
            return parts == null ? null : new Part(member, start, 0, group, parts);
        }

        private @Nullable Part numbers(MemberModel member, boolean array) {
            MemberType type = member.type();
            if (!(type.element() instanceof ElementType.Primitive primitive)
                    || primitive.boxed()
                    || primitive.wire() == BaseType.BOOL) {
                return null;
            }
            int width = type.ros().base().sizeBytes();
            int start = at;
            alignment = start == 0 ? width : alignment;
            long count = array ? type.ros().capacity() : 1;
            boolean wide = primitive.carrier() == JavaPrimitive.LONG || primitive.carrier() == JavaPrimitive.DOUBLE;
            slots += wide && !array ? 2 : 1;
            if (width > alignment || start % width != 0 || start + count * width > MAX_BYTES || slots > MAX_SLOTS) {
                return null;
            }
            at += (int) count * width;
            numbers += (int) count;
            return new Part(member, start, array ? (int) count : 0, null, List.of());
        }
    }
}
