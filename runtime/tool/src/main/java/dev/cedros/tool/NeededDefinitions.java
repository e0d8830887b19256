package dev.cedros.tool;

import dev.cedros.type.Field;
import dev.cedros.type.msg.DefinitionSet;
import dev.cedros.type.msg.InterfaceDefinition;
import dev.cedros.type.msg.MessageDefinition;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.Map;
import java.util.TreeMap;

/** Adds to the definitions that are imported those from elsewhere that they need. */
final class NeededDefinitions {
    private NeededDefinitions() {}

    /** All wanted definitions, and of the others those that they reach. */
    static Collection<InterfaceDefinition> of(DefinitionSet wanted, DefinitionSet others) {
        Map<String, InterfaceDefinition> needed = new TreeMap<>();
        Deque<InterfaceDefinition> open = new ArrayDeque<>(wanted.definitions());
        while (!open.isEmpty()) {
            InterfaceDefinition definition = open.pop();
            if (needed.putIfAbsent(definition.name().toString(), definition) == null) {
                for (MessageDefinition part : definition.parts()) {
                    for (Field field : part.type().fields()) {
                        String nested = field.type().nestedTypeName();
                        wanted.definition(nested)
                                .or(() -> others.definition(nested))
                                .ifPresent(open::push);
                    }
                }
            }
        }
        return needed.values();
    }
}
