package dev.cedros.type.msg;

import dev.cedros.type.RosTypeName;
import java.util.List;
import java.util.Optional;

/**
 * What one {@code .msg}, {@code .srv} or {@code .action} file defines.
 *
 * @param name the full name; its namespace says which kind it is
 * @param file the name of the text, usually its path
 * @param parts the message; request and response ({@code P/srv/S_Request}, {@code P/srv/S_Response}); or goal, result and
 *     feedback ({@code P/action/A_Goal}, {@code P/action/A_Result}, {@code P/action/A_Feedback})
 */
public record InterfaceDefinition(RosTypeName name, String file, List<MessageDefinition> parts) {
    /** Copies the list. */
    public InterfaceDefinition {
        parts = List.copyOf(parts);
    }

    /** The part that defines a type, by the full name of that. */
    public Optional<MessageDefinition> part(String typeName) {
        return parts.stream()
                .filter(part -> part.type().typeName().equals(typeName))
                .findFirst();
    }
}
