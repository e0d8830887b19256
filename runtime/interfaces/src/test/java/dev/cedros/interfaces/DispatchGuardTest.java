package dev.cedros.interfaces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrException;
import dev.cedros.codec.DynamicMessage;
import dev.cedros.codec.MessageIndex;
import dev.cedros.codec.MessageType;
import dev.cedros.codec.Messages;
import dev.cedros.codec.TypeRegistry;
import dev.cedros.error.UnknownTypeException;
import dev.cedros.type.BaseType;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.msg.DefinitionSet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Every standard type decodes by its name with its generated codec, whatever has become of the registry. */
class DispatchGuardTest {
    private static final MessageIndex INDEX = MessageIndex.load(DispatchGuardTest.class.getClassLoader());
    private static final TypeRegistry REGISTRY = TypeRegistry.global();

    @Test
    void theIndexHasEveryTypeOfTheDefinitions() throws IOException {
        TreeSet<String> expected = new TreeSet<>();
        DefinitionSet definitions = DefinitionSet.read(Shared.interfaces());
        definitions
                .definitions()
                .forEach(definition -> definition
                        .parts()
                        .forEach(part -> expected.add(part.type().typeName())));
        TreeSet<String> indexed = new TreeSet<>(INDEX.typeNames());
        assertTrue(indexed.containsAll(expected), () -> "missing: " + minus(expected, indexed));
        for (String name : INDEX.typeNames()) {
            assertEquals(INDEX.typeHash(name), type(name).typeHash());
            // Of what is more than the definitions have, each is derived from one of them.
            assertEquals(definitions.describe(name).typeName(), name);
        }
    }

    @Test
    void everyTypeIsInTheRegistryAtFirst() {
        List<String> missing = INDEX.typeNames().stream()
                .filter(name -> !REGISTRY.contains(name))
                .toList();
        assertEquals(List.of(), missing);
    }

    @Test
    void everyTypeDecodesWithAnEmptyRegistry() {
        withRegistry(REGISTRY::remove, name -> {
            assertThrows(UnknownTypeException.class, () -> REGISTRY.decode(name, bytes(type(name))));
            decodes(type(name));
        });
    }

    @Test
    void everyTypeDecodesWithPoisonedEntries() {
        withRegistry(name -> REGISTRY.register(poison(name)), name -> {
            assertInstanceOf(DynamicMessage.class, REGISTRY.decode(name, new byte[] {0, 1, 0, 0, 0, 0, 0, 0, 0, 0}));
            decodes(type(name));
        });
    }

    @Test
    void tooFewBytesForAHeaderAreTheSameErrorForEveryType() {
        for (String name : INDEX.typeNames()) {
            for (int length = 0; length < 4; length++) {
                byte[] bytes = new byte[length];
                CdrException e = assertThrows(CdrException.class, () -> Messages.decode(name, bytes));
                CdrException unknown = assertThrows(CdrException.class, () -> Messages.decode("a/msg/Nobody", bytes));
                assertEquals(unknown.code(), e.code());
                assertEquals(unknown.problem(), e.problem());
            }
        }
    }

    /** Changes the entry of every type, looks at each, and puts everything back. */
    private static void withRegistry(Consumer<String> change, Consumer<String> look) {
        List<MessageType<?>> before = new ArrayList<>();
        try {
            for (String name : INDEX.typeNames()) {
                Optional<MessageType<?>> entry = REGISTRY.find(name);
                assertTrue(entry.isPresent(), name);
                before.add(entry.get());
                change.accept(name);
            }
            INDEX.typeNames().forEach(look);
        } finally {
            before.forEach(REGISTRY::register);
        }
        assertFalse(before.isEmpty());
    }

    private static TypeDescription poison(String name) {
        Field field = new Field("poison", FieldType.of(BaseType.STRING), "", false);
        return new TypeDescription(new IndividualTypeDescription(name, List.of(field), List.of()), List.of());
    }

    private static <T> void decodes(MessageType<T> type) {
        Object decoded = Messages.decode(type.typeName(), bytes(type));
        assertInstanceOf(type.javaType(), decoded);
        assertTrue(type.equal(type.defaults(), type.javaType().cast(decoded)), type.typeName());
    }

    private static <T> byte[] bytes(MessageType<T> type) {
        return type.encode(type.defaults());
    }

    private static MessageType<?> type(String name) {
        MessageType<?> type = INDEX.type(name);
        assertTrue(type != null, name);
        return type;
    }

    private static TreeSet<String> minus(TreeSet<String> all, TreeSet<String> some) {
        TreeSet<String> rest = new TreeSet<>(all);
        rest.removeAll(some);
        return rest;
    }
}
