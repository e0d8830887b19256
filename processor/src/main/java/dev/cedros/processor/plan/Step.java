package dev.cedros.processor.plan;

import dev.cedros.processor.model.MemberModel;
import java.util.List;

/** One step of writing or reading a message. */
public sealed interface Step {

    /**
     * Adjacent members of fixed size, at constant offsets behind one bounds check.
     *
     * @param alignment where the run begins, in bytes
     * @param size how many bytes it takes
     * @param slots its members in wire order
     */
    record Run(int alignment, int size, List<Slot> slots) implements Step {}

    /** A member whose size or padding is known only at run time. */
    record Body(MemberModel member) implements Step {}
}
