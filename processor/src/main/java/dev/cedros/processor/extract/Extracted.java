package dev.cedros.processor.extract;

import dev.cedros.processor.check.Candidate;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.model.MessageModel;
import org.jspecify.annotations.Nullable;

/**
 * What came of reading a message.
 *
 * @param head its names
 * @param model its model; incomplete if the message has failed, and null if nothing of it could be read
 * @param problems what is wrong with it so far
 */
public record Extracted(MessageHead head, @Nullable MessageModel model, Problems problems) {
    /** What the rules look at. */
    public Candidate candidate() {
        return new Candidate(head.key(), model, head.pin(), problems);
    }

    /** Whether code outside the class can name it at all. */
    public boolean isVisible() {
        return !head.isPrivate();
    }
}
