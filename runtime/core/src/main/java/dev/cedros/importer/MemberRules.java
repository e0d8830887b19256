package dev.cedros.importer;

import dev.cedros.type.Constant;
import dev.cedros.type.Field;
import dev.cedros.type.RosTypeName;
import dev.cedros.type.msg.InterfaceDefinition;
import dev.cedros.type.msg.MessageDefinition;
import dev.cedros.type.msg.Position;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Finds definitions that would not become Java sources. Those that were read from files are all right; but anyone can
 * make one, and names go into the text of sources as they are.
 */
final class MemberRules {
    private static final Pattern MEMBER = Pattern.compile("[a-z][a-z0-9_]*");
    private static final Pattern CONSTANT = Pattern.compile("[A-Z][A-Z0-9_]*");

    private MemberRules() {}

    /** A sentence about the first thing that is not allowed, if there is one. */
    static Optional<String> problem(InterfaceDefinition definition) {
        List<String> parts =
                definition.parts().stream().map(part -> part.type().typeName()).toList();
        if (!parts.equals(partNames(definition.name()))) {
            return Optional.of("It should consist of " + partNames(definition.name()) + ", but does of " + parts + ".");
        }
        return definition.parts().stream()
                .flatMap(part -> problem(definition, part).stream())
                .findFirst();
    }

    private static List<String> partNames(RosTypeName name) {
        return switch (name.namespace()) {
            case "srv" -> List.of(name + "_Request", name + "_Response");
            case "action" -> List.of(name + "_Goal", name + "_Result", name + "_Feedback");
            default -> List.of(name.toString());
        };
    }

    private static Optional<String> problem(InterfaceDefinition definition, MessageDefinition part) {
        Set<String> names = new HashSet<>();
        for (Field field : part.type().fields()) {
            if (!isName(field.name(), MEMBER) || !names.add(field.name())) {
                return Optional.of(at(definition, part, field.name())
                        + " cannot be the name of a member. Use lower-case letters, digits and single underscores,"
                        + " beginning with a letter, and each name once.");
            }
        }
        for (Constant constant : part.type().constants()) {
            if (!isName(constant.name(), CONSTANT) || !names.add(constant.name())) {
                return Optional.of(at(definition, part, constant.name())
                        + " cannot be the name of a constant. Use capital letters, digits and single underscores,"
                        + " beginning with a letter, and each name once.");
            }
        }
        return Optional.empty();
    }

    private static boolean isName(String name, Pattern pattern) {
        return pattern.matcher(name).matches() && !name.contains("__") && !name.endsWith("_");
    }

    private static String at(InterfaceDefinition definition, MessageDefinition part, String member) {
        Position position = part.positions().get(member);
        String line = position == null ? "" : ":" + position.line() + ":" + position.column();
        return definition.file() + line + ": '" + member + "'";
    }
}
