package dev.cedros.type;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TypeClosureTest {
    private static final Duration SOON = Duration.ofSeconds(20);

    private final Map<String, IndividualTypeDescription> types = new HashMap<>();

    @Test
    void everyTypeIsReachedOnceHoweverFarAway() {
        add("A", "B", "C");
        add("B", "D");
        add("C", "D");
        add("D");
        add("E");
        assertEquals(List.of("p/msg/B", "p/msg/C", "p/msg/D"), names(describe("A")));
        assertEquals(List.of(), names(describe("D")));
    }

    @Test
    void aMissingTypeIsNamedWithTheOneThatNeedsIt() {
        add("A", "B");
        add("B", "C");
        UnresolvedTypeException e = assertThrows(UnresolvedTypeException.class, () -> describe("A"));
        assertEquals("p/msg/C", e.missing());
        assertEquals("p/msg/B", e.neededBy());
        assertEquals("unresolved-type", e.code());
        assertEquals("p/msg/B needs p/msg/C, which is not defined.", e.getMessage());
        e = assertThrows(UnresolvedTypeException.class, () -> describe("X"));
        assertEquals("p/msg/X", e.missing());
    }

    @Test
    void whatIsFoundUnderAnotherNameIsNotFound() {
        add("A", "B");
        types.put("p/msg/B", type("C"));
        assertThrows(UnresolvedTypeException.class, () -> describe("A"));
    }

    @Test
    void aTypeInItselfIsAnErrorThatShowsTheWay() {
        add("A", "B");
        add("B", "C");
        add("C", "B");
        NestingException e = assertThrows(NestingException.class, () -> describe("A"));
        assertEquals("recursive-message", e.code());
        assertEquals(
                "p/msg/B contains itself: p/msg/B.f0 -> p/msg/C.f0 -> p/msg/B."
                        + " ROS messages cannot recurse; store an index instead.",
                e.getMessage());
        assertEquals("p/msg/B", e.typeName());
        assertEquals("f0", e.member());
        add("S", "S");
        e = assertThrows(NestingException.class, () -> describe("S"));
        assertEquals("recursive-message", e.code());
    }

    @Test
    void deepNestingIsRefusedWithoutAStackOverflow() {
        int depth = 50_000;
        for (int i = 0; i < depth; i++) {
            add("T" + i, "T" + (i + 1));
        }
        add("T" + depth);
        assertTimeoutPreemptively(SOON, () -> {
            NestingException e = assertThrows(NestingException.class, () -> describe("T0"));
            assertEquals("nested-too-deep", e.code());
            assertEquals(199, describe("T" + (depth - 199)).referenced().size());
            assertThrows(NestingException.class, () -> describe("T" + (depth - 200)));
        });
    }

    @Test
    void aLongCircleIsShownInPart() {
        for (int i = 0; i < 50_000; i++) {
            add("T" + i, "T" + (i + 1) % 50_000);
        }
        assertTimeoutPreemptively(SOON, () -> {
            NestingException e = assertThrows(NestingException.class, () -> describe("T0"));
            assertTrue(
                    e.getMessage().startsWith("p/msg/T0 contains itself: p/msg/T0.f0 -> p/msg/T1.f0 -> "),
                    e::getMessage);
            assertTrue(e.getMessage().contains(" -> ... -> "), e::getMessage);
            assertTrue(e.getMessage().contains(" -> p/msg/T49999.f0 -> p/msg/T0."), e::getMessage);
        });
    }

    @Test
    void pathsThatDoubleWithEachLevelAreWalkedOnce() {
        for (int i = 0; i < 100; i++) {
            add("T" + i, "T" + (i + 1), "T" + (i + 1));
        }
        add("T100");
        assertTimeoutPreemptively(
                SOON, () -> assertEquals(100, describe("T0").referenced().size()));
    }

    private TypeDescription describe(String name) {
        return TypeDescription.of("p/msg/" + name, wanted -> Optional.ofNullable(types.get(wanted)));
    }

    private void add(String name, String... nested) {
        types.put("p/msg/" + name, type(name, nested));
    }

    private static IndividualTypeDescription type(String name, String... nested) {
        Field[] fields = new Field[nested.length];
        for (int i = 0; i < nested.length; i++) {
            fields[i] = new Field("f" + i, FieldType.parse(nested[i] + "[]", "p"), "", false);
        }
        return new IndividualTypeDescription("p/msg/" + name, List.of(fields), List.of());
    }

    private static List<String> names(TypeDescription description) {
        return description.referenced().stream()
                .map(IndividualTypeDescription::typeName)
                .toList();
    }
}
