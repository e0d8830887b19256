package dev.cedros.processor.plan;

import dev.cedros.processor.model.MemberModel;
import java.util.List;

/** One step of writing or reading a message. */
public sealed interface Step {

    /** What is known of the position at which the step begins, before any padding. */
    Alignment before();

    /**
     * Adjacent members of fixed size, at constant offsets behind one bounds check.
     *
     * @param before what is known of the position before the padding
     * @param alignment where the run begins, in bytes
     * @param size how many bytes it takes
     * @param slots its members in wire order
     */
    record Run(Alignment before, int alignment, int size, List<Slot> slots) implements Step {}

    /**
     * A member whose size or padding is known only at run time.
     *
     * @param before what is known of the position before the padding
     * @param member the member
     */
    record Body(Alignment before, MemberModel member) implements Step {}
}
