package dev.cedros.processor.plan;

import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MessageModel;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The place of a member in a run.
 *
 * @param member the member
 * @param offset where it begins, in bytes from the start of the run
 * @param size how many bytes it takes, padding inside it included
 * @param group the nested message whose members are in the run themselves, or null when the member is a value
 * @param slots the places of the members of the nested message
 */
public record Slot(
        MemberModel member, int offset, int size, @Nullable MessageModel group, List<Slot> slots) {
    /** Where it ends, in bytes from the start of the run. */
    public int end() {
        return offset + size;
    }
}
