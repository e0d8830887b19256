package dev.cedros.type.msg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.type.Constant;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.RosTypeName;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.hash.DescriptionJson;
import dev.cedros.vectors.Corpus;
import dev.cedros.vectors.Descriptions;
import dev.cedros.vectors.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DefinitionTextTest {
    @Test
    void printsConstantsThenFields() {
        MessageDefinition definition = Parsed.message("""
                # comments are not of the type
                int32 x 0x10   # @key
                string<=10[<=3] names ["a#b", 'c']
                uint8 A = 1
                Point[2] corners
                geometry_msgs/Point p
                string S="x # y" # z
                """);
        assertEquals("""
                uint8 A=1
                string S="x # y"
                int32 x 0x10 # @key
                string<=10[<=3] names ["a#b", 'c']
                a_msgs/Point[2] corners
                geometry_msgs/Point p
                """, DefinitionText.message(definition.type()));
    }

    @Test
    void printsServicesAndActionsInTheirParts() {
        DefinitionSet set = DefinitionSet.of(
                List.of(Parsed.service("Point a\n---\nint64 sum"), Parsed.action("int8 a\n---\n---\nint8 c")));
        DefinitionSet whole =
                set.withFallback(name -> Optional.of(new IndividualTypeDescription(name, List.of(), List.of())));
        assertEquals("a_msgs/Point a\n---\nint64 sum\n", DefinitionText.of(whole.describe("a_msgs/Add")));
        assertEquals("int8 a\n---\n---\nint8 c\n", DefinitionText.of(set.describe("a_msgs/Dock")));
        assertEquals(
                "service_msgs/ServiceEventInfo info\na_msgs/srv/Add_Request[<=1] request\n"
                        + "a_msgs/srv/Add_Response[<=1] response\n",
                DefinitionText.of(whole.describe("a_msgs/Add_Event")));
    }

    /** Annotations and Java constants have values that no line could hold as they are. */
    @Test
    void valuesThatALineWouldNotGiveBackAreQuoted() {
        IndividualTypeDescription type = new IndividualTypeDescription(
                "a_msgs/msg/Imu",
                List.of(
                        field("string", "a", "x # y"),
                        field("string", "b", "=x"),
                        field("int32[]", "c", "[1,\n 2]"),
                        field("string[]", "d", "[a\nb, 'c']"),
                        field("string", "e", "tab\tand more"),
                        field("string", "f", "\"two\nlines\"")),
                List.of(
                        new Constant("A", FieldType.parse("string", "p"), "x # y"),
                        new Constant("B", FieldType.parse("string", "p"), "a\u2028b"),
                        new Constant("C", FieldType.parse("string", "p"), "")));
        String text = DefinitionText.message(type);
        assertEquals("""
                string A="x # y"
                string B="a\\u2028b"
                string C=
                string a "x # y"
                string b "=x"
                int32[] c [1, 2]
                string[] d ["a\\nb", "c"]
                string e tab\tand more
                string f "two\\nlines"
                """, text);
        TypeDescription one = new TypeDescription(type, List.of());
        assertEquals(
                List.of(), one.diffAll(new TypeDescription(Parsed.message(text).type(), List.of())));
    }

    @Test
    void theSchemaHasEachTypeOnce() {
        TypeDescription description =
                SchemaParser.parse("a/msg/A", "b/B b\nb/B[] c\n===\nMSG: b/B\nbuiltin_interfaces/Time t");
        String line = "=".repeat(80);
        assertEquals(
                "b/B b\nb/B[] c\n" + line + "\nMSG: b/B\nbuiltin_interfaces/Time t\n" + line
                        + "\nMSG: builtin_interfaces/Time\nint32 sec\nuint32 nanosec\n",
                SchemaText.of(description));
    }

    @Test
    void everyInterfaceIsReadBackFromItsText() throws IOException {
        DefinitionSet set = DefinitionSet.read(Corpus.interfaces(DefinitionTextTest.class));
        for (String name : set.typeNames()) {
            TypeDescription description = set.describe(name);
            assertReadBack(description, set);
            for (IndividualTypeDescription type : description.referenced()) {
                if (type.typeName().startsWith(name + "_")) {
                    assertReadBack(set.describe(type.typeName()), set);
                }
            }
        }
        assertTrue(set.typeNames().size() > 200, () -> "too few definitions");
    }

    /** Through the text alone, with the other definitions at hand, and through the schema, with nothing else. */
    private static void assertReadBack(TypeDescription description, DefinitionSet set) {
        RosTypeName name = RosTypeName.parse(description.typeName());
        String text = DefinitionText.of(description);
        boolean isPart = set.definition(name.toString()).isEmpty();
        if (!isPart) {
            InterfaceDefinition again = DefinitionParser.parse(name, text, name.toString());
            assertEquals(
                    description,
                    DefinitionSet.of(List.of(again)).withFallback(set::find).describe(name.toString()));
        }
        assertEquals(description, SchemaParser.parse(name.toString(), SchemaText.of(description)));
        assertEquals(description, SchemaParser.parse(name.toString(), text, set::find));
        TypeDescription published = Descriptions.of((Map<?, ?>) Json.parse(DescriptionJson.of(description)));
        assertEquals(List.of(), description.diff(published));
    }

    @Test
    void everyPublishedDescriptionIsReadBackFromItsSchema() throws IOException {
        for (String line : Files.readAllLines(Corpus.need(DefinitionTextTest.class, "rihs01/descriptions.jsonl"))) {
            Map<?, ?> published = (Map<?, ?>) ((Map<?, ?>) Json.parse(line)).get("description");
            TypeDescription description = Descriptions.of(published);
            assertEquals(description, SchemaParser.parse(description.typeName(), SchemaText.of(description)));
        }
    }

    @Test
    void randomTypesAreReadBack() {
        long seed = 20240607;
        Random random = new Random(seed);
        for (int round = 0; round < 2000; round++) {
            TypeDescription description = new RandomDefinitions(random).description();
            String text = SchemaText.of(description);
            TypeDescription again = SchemaParser.parse(description.typeName(), text);
            assertEquals(description.diffAll(again), List.of(), () -> "seed " + seed + "\n" + text);
            assertEquals(text, SchemaText.of(again), () -> "seed " + seed);
            IndividualTypeDescription type = description.type();
            MessageDefinition parsed = DefinitionParser.parse(
                            RosTypeName.parse(type.typeName()), DefinitionText.message(type), "X.msg")
                    .parts()
                    .get(0);
            assertEquals(
                    List.of(),
                    new TypeDescription(type, List.of()).diffAll(new TypeDescription(parsed.type(), List.of())),
                    () -> "seed " + seed + "\n" + text);
        }
    }

    private static Field field(String type, String name, String value) {
        return new Field(name, FieldType.parse(type, "p"), value, false);
    }
}
