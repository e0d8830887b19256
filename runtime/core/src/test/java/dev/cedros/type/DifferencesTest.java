package dev.cedros.type;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class DifferencesTest {
    private static final Field X = field("x", "float64");
    private static final Field Y = field("y", "float64");
    private static final Field Z = field("z", "float64");
    private static final IndividualTypeDescription POINT = type("p/msg/Point", X, Y);

    @Test
    void equalDescriptionsDoNotDiffer() {
        TypeDescription one = new TypeDescription(POINT, List.of());
        assertEquals(List.of(), one.diff(one));
        assertEquals(List.of(), one.diffAll(one));
    }

    @Test
    void membersOfOneSideAreNamed() {
        assertDiff(type("p/msg/A", X), type("p/msg/A", X, Y), "p/msg/A.y is missing here; there it is float64.");
        assertDiff(type("p/msg/A", X, Y), type("p/msg/A", Y), "p/msg/A.x is float64 here; there it is missing.");
        assertDiff(
                type("p/msg/A"),
                type("p/msg/A", X),
                "p/msg/A.structure_needs_at_least_one_member is uint8 here; there it is missing.",
                "p/msg/A.x is missing here; there it is float64.");
    }

    @Test
    void otherTypesAreNamed() {
        assertDiff(
                type("p/msg/A", field("a", "string<=5[<=3]"), field("b", "p/Point")),
                type("p/msg/A", field("a", "string<=5[3]"), field("b", "p/Point[]")),
                "p/msg/A.a is string<=5[<=3] here and string<=5[3] there.",
                "p/msg/A.b is p/msg/Point here and p/msg/Point[] there.");
    }

    @Test
    void anotherOrderIsNamed() {
        assertDiff(
                type("p/msg/A", X, Y, Z),
                type("p/msg/A", X, Z, Y),
                "p/msg/A.y is after x here and after z there.",
                "p/msg/A.z is after y here and after x there.");
        assertDiff(type("p/msg/A", X, Y), type("p/msg/A", Z, X, Y), "p/msg/A.z is missing here; there it is float64.");
    }

    @Test
    void nestedTypesAreComparedAndOtherNamesNamed() {
        IndividualTypeDescription top = type("p/msg/A", field("point", "p/Point"));
        TypeDescription here = new TypeDescription(top, List.of(POINT));
        TypeDescription there = new TypeDescription(top, List.of(type("p/msg/Point", X, Y, Z)));
        assertEquals(
                "[p/msg/Point.z is missing here; there it is float64.]",
                here.diff(there).toString());
        assertDiff(type("p/msg/A", X), type("p/msg/B", X), "p/msg/A is p/msg/A here and p/msg/B there.");
    }

    @Test
    void whatHashesIgnoreIsNamedOnRequest() {
        IndividualTypeDescription here = new IndividualTypeDescription(
                "p/msg/A",
                List.of(new Field("a", FieldType.of(BaseType.INT32), "0x10", true)),
                List.of(constant("ONE", "1"), constant("TWO", "2")));
        IndividualTypeDescription there = new IndividualTypeDescription(
                "p/msg/A",
                List.of(new Field("a", FieldType.of(BaseType.INT32), "", false)),
                List.of(constant("TWO", "3"), constant("SAME", "0x1")));
        TypeDescription one = new TypeDescription(here, List.of());
        TypeDescription other = new TypeDescription(there, List.of());
        assertEquals(List.of(), one.diff(other));
        assertEquals(
                List.of(
                        "p/msg/A.a is 0x10 by default here and without a default value there.",
                        "p/msg/A.a is part of the key here and no part of the key there.",
                        "p/msg/A.ONE is the constant uint8 1 here; there it is missing.",
                        "p/msg/A.TWO is the constant uint8 2 here and the constant uint8 3 there.",
                        "p/msg/A.SAME is missing here; there it is the constant uint8 0x1."),
                one.diffAll(other).stream().map(Difference::toString).toList());
    }

    @Test
    void twoSpellingsOfAValueAreTheSame() {
        IndividualTypeDescription here =
                new IndividualTypeDescription("p/msg/A", List.of(X), List.of(constant("ONE", "0x01")));
        IndividualTypeDescription there =
                new IndividualTypeDescription("p/msg/A", List.of(X), List.of(constant("ONE", "1")));
        assertEquals(List.of(), new TypeDescription(here, List.of()).diffAll(new TypeDescription(there, List.of())));
    }

    private static void assertDiff(
            IndividualTypeDescription here, IndividualTypeDescription there, String... sentences) {
        List<Difference> found = new TypeDescription(here, List.of()).diff(new TypeDescription(there, List.of()));
        assertEquals(
                List.of(sentences), found.stream().map(Difference::toString).toList());
    }

    private static IndividualTypeDescription type(String name, Field... fields) {
        return new IndividualTypeDescription(name, List.of(fields), List.of());
    }

    private static Field field(String name, String type) {
        return new Field(name, FieldType.parse(type, "p"), "", false);
    }

    private static Constant constant(String name, String value) {
        return new Constant(name, FieldType.of(BaseType.UINT8), value);
    }
}
