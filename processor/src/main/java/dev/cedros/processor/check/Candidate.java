package dev.cedros.processor.check;

import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Pin;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A message on its way to a codec.
 *
 * @param key the name by which {@link dev.cedros.processor.model.Models} knows it
 * @param model what was read; incomplete if it has failed, and null if nothing could be read
 * @param pin the type hash that the user says it has, or null
 * @param problems what is wrong with it so far
 */
public record Candidate(
        String key, @Nullable MessageModel model, @Nullable Pin pin, Problems problems) {

    /** The members that are messages themselves. */
    List<MemberModel> nestedMembers() {
        return model == null
                ? List.of()
                : model.members().stream()
                        .filter(member -> member.type().element() instanceof ElementType.Nested)
                        .toList();
    }

    /** The keys of the messages that it holds. */
    Stream<String> nestedKeys() {
        return nestedMembers().stream().map(Candidate::nestedKey);
    }

    static String nestedKey(MemberModel member) {
        return ((ElementType.Nested) member.type().element()).key();
    }
}
