package dev.cedros.processor.plan;

import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MemberType;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Models;
import dev.cedros.type.Multiplicity;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Collects members at constant offsets. A run begins aligned to its first value; a member fits if the padding before it is
 * the same wherever the run may stand.
 */
final class RunBuilder {
    /** Beyond this many values, flattening a nested message makes methods large without making them faster. */
    static final int MAX_GROUP_LEAVES = 64;

    private static final int MAX_SLOTS = 96;

    /** A payload that is not one array is read through a window, in which a run lies as a whole. */
    private static final int MAX_RUN_BYTES = 1 << 12;

    private final Alignment before;
    private final MessageModel owner;
    private final Models models;
    private final int maxGroupLeaves;
    private final List<Slot> slots = new ArrayList<>();
    private int alignment = 1;
    private int size;
    private int leavesLeft;

    /**
     * Begins a run.
     *
     * @param before what is known of the position
     * @param maxGroupLeaves how many values a nested message may have to be flattened; 0 leaves all to their codecs
     */
    RunBuilder(Alignment before, MessageModel owner, Models models, int maxGroupLeaves) {
        this.before = before;
        this.owner = owner;
        this.models = models;
        this.maxGroupLeaves = maxGroupLeaves;
    }

    boolean isEmpty() {
        return slots.isEmpty();
    }

    /** Adds a member, or leaves the run as it was and returns false when the member does not fit. */
    boolean add(MemberModel member) {
        int alignmentBefore = alignment;
        int sizeBefore = size;
        leavesLeft = Math.max(1, maxGroupLeaves);
        Slot slot = slots.size() < MAX_SLOTS ? place(member) : null;
        if (slot == null) {
            alignment = alignmentBefore;
            size = sizeBefore;
            return false;
        }
        slots.add(slot);
        return true;
    }

    /** What is known of the position after the members so far. */
    Alignment end() {
        return before.align(alignment).advance(size);
    }

    Step.Run build() {
        return new Step.Run(before, alignment, size, List.copyOf(slots));
    }

    private @Nullable Slot place(MemberModel member) {
        MemberType type = member.type();
        if (type.ros().multiplicity() == Multiplicity.ARRAY) {
            return placeArray(member);
        }
        if (type.container() != Container.SINGLE) {
            return null;
        }
        return switch (type.element().kind()) {
            case PRIMITIVE, ENUM -> {
                int bytes = type.ros().base().sizeBytes();
                yield placeValue(member, bytes, bytes);
            }
            case TIME -> placeValue(member, 4, 8);
            case UUID -> placeValue(member, 1, 16);
            case NESTED -> placeGroup(member, models.get(((ElementType.Nested) type.element()).key()));
            case TEXT -> null;
        };
    }

    private @Nullable Slot placeArray(MemberModel member) {
        MemberType type = member.type();
        boolean bulk = type.container() == Container.ARRAY || type.container() == Container.SEQUENCE;
        if (!bulk || type.element().kind() != ElementType.Kind.PRIMITIVE) {
            return null;
        }
        int element = type.ros().base().sizeBytes();
        long bytes = type.ros().capacity() * element;
        return bytes > MAX_RUN_BYTES ? null : placeValue(member, element, (int) bytes);
    }

    private @Nullable Slot placeValue(MemberModel member, int valueAlignment, int bytes) {
        // Given up as soon as it is too many: messages nested in messages can hold millions of values.
        if (--leavesLeft < 0) {
            return null;
        }
        if (size == 0) {
            alignment = valueAlignment;
        }
        Alignment here = end();
        if (!here.knows(valueAlignment)) {
            return null;
        }
        int offset = size + here.padding(valueAlignment);
        if (offset + bytes > MAX_RUN_BYTES) {
            return null;
        }
        size = offset + bytes;
        return new Slot(member, offset, bytes, null, List.of());
    }

    private @Nullable Slot placeGroup(MemberModel member, MessageModel group) {
        if (maxGroupLeaves == 0 || !isWithinReach(group) || group.members().isEmpty()) {
            return null;
        }
        List<Slot> inner = new ArrayList<>();
        for (MemberModel nested : group.members()) {
            Slot slot = place(nested);
            if (slot == null) {
                return null;
            }
            inner.add(slot);
        }
        int offset = inner.get(0).offset();
        return new Slot(member, offset, size - offset, group, List.copyOf(inner));
    }

    /**
     * Whether code in the owner's package may take the message apart and make it. Classes of other jars may change
     * before the program runs, so only their own codecs may know their insides.
     */
    private boolean isWithinReach(MessageModel group) {
        if (!group.compiled()) {
            return false;
        }
        if (group.packageName().equals(owner.packageName())) {
            return true;
        }
        return group.isPublic()
                && group.construction().isPublic()
                && group.members().stream()
                        .allMatch(member -> member.reader().isPublic()
                                && (member.writer() == null || member.writer().isPublic()));
    }
}
