package dev.cedros.type.msg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cedros.error.CedrosException;
import dev.cedros.type.BaseType;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.StandardTypes;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.UnresolvedTypeException;
import dev.cedros.type.hash.TypeHash;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SchemaParserTest {
    private static final String LINE = "=".repeat(80) + "\n";

    @Test
    void readsATypeAndThoseThatItNeeds() {
        TypeDescription description = SchemaParser.parse(
                "a_msgs/msg/Top",
                "b_msgs/Box[] boxes\nPoint p\n" + LINE + "MSG: b_msgs/Box\nCorner[4] corners\n" + LINE
                        + "MSG: b_msgs/Corner\nint8 c\n" + LINE + "MSG: a_msgs/Point\nfloat64 x\n");
        assertEquals("[b_msgs/msg/Box[], a_msgs/msg/Point]", types(description.type()));
        assertEquals(
                List.of("a_msgs/msg/Point", "b_msgs/msg/Box", "b_msgs/msg/Corner"),
                description.referenced().stream()
                        .map(IndividualTypeDescription::typeName)
                        .toList());
        assertEquals("[b_msgs/msg/Corner[4]]", types(description.referenced("b_msgs/msg/Box")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "b/Box b\n===\nMSG: b/Box\nint8 x",
                "b/Box b\r\n================\r\nMSG: b/msg/Box\r\nint8 x\r\n",
                "b/msg/Box b\n====\n\n  MSG:   b/Box  # box\n\nint8 x\n",
                "b/msg/Box b\n====\n# heads may follow comments\nMSG: b/msg/Box\nint8 x\n",
                "b/Box b\nMSG: b/Box\nint8 x",
                "b/Box b\n====\nmsg: vendor/b/msg/Box\nint8 x",
                "b::msg::Box b\n====\nMSG: b::msg::Box\nint8 x",
                "Box b\n====\nMSG: b/Box\nint8 x",
                "\n====\nMSG: a_msgs/Top\nb/Box b\n====\nMSG: b/Box\nint8 x",
                "MSG: a_msgs/msg/Top\nb/Box b\n====\nMSG: b/Box\nint8 x",
                "====\nMSG: b/Box\nint8 x\n====\nMSG: a_msgs/Top\nb/Box b",
                "b/Box b\n====\nMSG: b/Box\nint8 x\n====\nMSG: b/Box\nint8 again",
                "b/Box b\n====\nMSG: b/Box\nint8 x\n====\nMSG: c/Unused\nthis is no definition",
                "b/Box b\n====\nMSG: b/Box\nint8 x\n====\n",
            })
    void oddFormsMeanTheSame(String text) {
        TypeDescription expected = new TypeDescription(
                type("a_msgs/msg/Top", field("b", "b/Box")), List.of(type("b/msg/Box", field("x", "int8"))));
        assertEquals(expected, SchemaParser.parse("a_msgs/msg/Top", text));
        assertEquals(expected, SchemaParser.parse("a_msgs/Top", text));
    }

    @Test
    void aTypeMayHaveNoPackage() {
        TypeDescription description = SchemaParser.parse("Status", "string s\nPart p\n====\nMSG: Part\nint8 x\n");
        assertEquals("Status", description.typeName());
        assertEquals("[string, Part]", types(description.type()));
        assertEquals(description, SchemaParser.parse("Status", SchemaText.of(description)));
    }

    @Test
    void namesThatRosWouldRefuseAreTaken() {
        TypeDescription description = SchemaParser.parse(
                "Odd_Package/msg/lowerCase",
                "int32 frameId\nstring Name_\nuint8 kOne=1\nsub s\n===\nMSG: Odd_Package/sub\nint8 X");
        assertEquals("[int32, string, Odd_Package/msg/sub]", types(description.type()));
        assertEquals(description, SchemaParser.parse("Odd_Package/msg/lowerCase", SchemaText.of(description)));
    }

    @Test
    void theHeaderIsThatOfThePackageOrElseOfStdMsgs() {
        String std = "====\nMSG: std_msgs/Header\nstring frame_id\n";
        String own = "====\nMSG: a_msgs/Header\nint8 x\n";
        assertEquals(
                "[std_msgs/msg/Header]",
                types(SchemaParser.parse("a_msgs/msg/T", "Header h\n" + std).type()));
        assertEquals(
                "[a_msgs/msg/Header]",
                types(SchemaParser.parse("a_msgs/msg/T", "Header h\n" + std + own)
                        .type()));
        IndividualTypeDescription header = type("std_msgs/msg/Header", field("frame_id", "string"));
        assertEquals(
                "[std_msgs/msg/Header]",
                types(SchemaParser.parse(
                                "a_msgs/msg/T",
                                "Header h",
                                name -> Optional.of(header)
                                        .filter(known -> known.typeName().equals(name)))
                        .type()));
    }

    @Test
    void whatIsMissingComesFromTheFallback() {
        IndividualTypeDescription box = type("b/msg/Box", field("x", "int8"));
        TypeDescription description = SchemaParser.parse(
                "a_msgs/msg/Top", "b/Box b", name -> name.equals("b/msg/Box") ? Optional.of(box) : Optional.empty());
        assertEquals(List.of(box), description.referenced());
        assertEquals(
                List.of(StandardTypes.TIME),
                SchemaParser.parse("a_msgs/msg/Top", "builtin_interfaces/Time t")
                        .referenced());
    }

    @Test
    void timesThatWereBuiltInOnceStillAre() {
        assertEquals(
                "[builtin_interfaces/msg/Time, builtin_interfaces/msg/Duration[]]",
                types(SchemaParser.parse("a_msgs/msg/Top", "time t\nduration[] d")
                        .type()));
    }

    @Test
    void thePartsComeBeforeTheFallback() {
        TypeDescription description = SchemaParser.parse(
                "a_msgs/msg/Top",
                "b/Box b\n===\nMSG: b/Box\nint8 x",
                name -> Optional.of(type(name, field("other", "int8"))));
        assertEquals("x", description.referenced().get(0).fields().get(0).name());
    }

    @Test
    void callsAreDerivedFromTheTextOfTheirService() {
        String text = "uint8 MODE=1\nBox a\n---\nint64 sum\n===\nMSG: p/Box\nint8 x";
        assertEquals(
                "[p/msg/Box]",
                types(SchemaParser.parse("p/srv/Add_Request", text).type()));
        assertEquals(
                "[int64]", types(SchemaParser.parse("p/srv/Add_Response", text).type()));
        TypeDescription event = SchemaParser.parse("p/srv/Add_Event", text);
        assertEquals(
                "[service_msgs/msg/ServiceEventInfo, p/srv/Add_Request[<=1], p/srv/Add_Response[<=1]]",
                types(event.type()));
        assertEquals(event, SchemaParser.parse("p/Add_Event", text));
        assertEquals(event, SchemaParser.parse("p/srv/Add_Event", SchemaText.of(event)));
        TypeDescription service = SchemaParser.parse("p/srv/Add", text);
        assertEquals(event.type(), service.referenced("p/srv/Add_Event"));
        assertEquals(service, SchemaParser.parse("p/srv/Add", SchemaText.of(service)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a_msgs/srv/Add",
                "a_msgs/srv/Add_Request",
                "a_msgs/srv/Add_Response",
                "a_msgs/srv/Add_Event",
                "a_msgs/Add_Event",
                "vendor/a_msgs/srv/Add_Event",
            })
    void callsAreDerivedFromAServiceUnderItsOwnHead(String typeName) {
        String text = "int8 a\n---\nBox b\n";
        String box = LINE + "MSG: a_msgs/Box\nint8 x\n";
        TypeDescription expected = SchemaParser.parse(typeName, text + box);
        for (String head : List.of("SRV: a_msgs/srv/Add", "SRV: a_msgs/Add", "srv: a_msgs::srv::Add", "SRV: Add")) {
            assertEquals(expected, SchemaParser.parse(typeName, LINE + head + "\n" + text + "\n" + box), head);
            assertEquals(expected, SchemaParser.parse(typeName, box + LINE + head + "\n" + text), head);
        }
    }

    @Test
    void partsOfActionsAreDerivedFromAnActionUnderItsOwnHead() {
        String text = "int8 a\n---\nint16 b\n---\nint32 c\n";
        String head = LINE + "ACTION: a_msgs/action/Dock\n";
        for (String part : List.of("", "_Goal", "_FeedbackMessage", "_SendGoal_Event", "_GetResult_Response")) {
            String typeName = "a_msgs/action/Dock" + part;
            assertEquals(SchemaParser.parse(typeName, text), SchemaParser.parse(typeName, head + text), part);
        }
    }

    @Test
    void aSchemaOfAnotherTypeHasThePartsThatItNeeds() {
        String schema =
                "b_msgs/Box box\n" + LINE + "MSG: b_msgs/Box\nCorner c\n" + LINE + "MSG: b_msgs/Corner\nint8 x\n";
        assertEquals(
                SchemaParser.parse("b_msgs/msg/Box", "Corner c\n" + LINE + "MSG: b_msgs/Corner\nint8 x\n"),
                SchemaParser.parse("b_msgs/msg/Box", schema));
        assertEquals(
                SchemaParser.parse("b_msgs/msg/Corner", "int8 x\n"), SchemaParser.parse("b_msgs/msg/Corner", schema));
    }

    @Test
    void aPartWithAnOddNameAtTheBeginningIsTheTypeItself() {
        String schema = LINE + "MSG: Top_\nb/Box b\n" + LINE + "MSG: b/Box\nint8 x\n";
        assertEquals(
                "[b/msg/Box]",
                types(SchemaParser.parse("a_msgs/msg/Top", schema).type()));
        assertEquals(
                "[int8]",
                types(SchemaParser.parse("a_msgs/msg/Box", schema).type()),
                "the last name says more than the order");
    }

    @Test
    void twoPartNamesOfHalvesAreInTheNamespaceOfTheirService() {
        TypeDescription event = SchemaParser.parse(
                "p/srv/Add_Event",
                "service_msgs/ServiceEventInfo info\np/Add_Request[<=1] request\np/Add_Response[<=1] response\n"
                        + "===\nMSG: p/Add_Request\nint64 a\n===\nMSG: p/Add_Response\nint64 sum\n");
        assertEquals(TypeHash.of(SchemaParser.parse("p/srv/Add_Event", "int64 a\n---\nint64 sum")), TypeHash.of(event));
    }

    @Test
    void actionsAreDerivedFromTheirText() {
        String text = "int32 order\n---\nint32[] sequence\n---\nBox box\n===\nMSG: p/Box\nint8 x";
        for (String suffix : List.of(
                "",
                "_Goal",
                "_Result",
                "_Feedback",
                "_FeedbackMessage",
                "_SendGoal",
                "_SendGoal_Request",
                "_SendGoal_Response",
                "_SendGoal_Event",
                "_GetResult",
                "_GetResult_Request",
                "_GetResult_Response",
                "_GetResult_Event")) {
            TypeDescription description = SchemaParser.parse("p/action/Dock" + suffix, text);
            assertEquals("p/action/Dock" + suffix, description.typeName());
            assertEquals(description, SchemaParser.parse("p/Dock" + suffix, text));
            assertEquals(description, SchemaParser.parse("p/action/Dock" + suffix, SchemaText.of(description)));
        }
    }

    @Test
    void aMissingTypeIsNamedWhereItIsNeeded() {
        assertEquals(
                "a_msgs/msg/Top:2:1: unknown type 'geometry_msgs/Point'. The schema has no part with the head"
                        + " 'MSG: geometry_msgs/Point'.",
                mistake("a_msgs/msg/Top", "int8 x\ngeometry_msgs/Point[] p"));
        UnresolvedTypeException e = assertThrows(
                UnresolvedTypeException.class,
                () -> SchemaParser.parse(
                        "a_msgs/msg/Top", "b/Box b\n===\nMSG: b/Box\nint8 x\nb/Cornr c\n===\nMSG: b/Corner\nint8 x"));
        assertEquals("b/msg/Cornr", e.missing());
        assertEquals("b/msg/Box", e.neededBy());
        assertEquals(
                "a_msgs/msg/Top:5:1: unknown type 'b/Cornr'. Did you mean 'b/Corner'? The schema has no part with the"
                        + " head 'MSG: b/Cornr'.",
                e.getMessage());
    }

    @Test
    void mistakesHaveTheirPlaceInTheWhole() {
        assertEquals(
                "a_msgs/msg/Top:4:1: unknown type 'float46'. Did you mean 'float64'?",
                mistake("a_msgs/msg/Top", "b/Box b\n===\nMSG: b/Box\nfloat46 x"));
        assertEquals(
                "a_msgs/msg/Top:3:1: expected a head such as 'MSG: geometry_msgs/Point' after '===='.",
                mistake("a_msgs/msg/Top", "b/Box b\n===\nint8 x"));
        assertEquals(
                "a_msgs/msg/Top:2:6: expected the name of a type after 'MSG:', such as geometry_msgs/Point.",
                mistake("a_msgs/msg/Top", "b/Box b\nMSG: # none"));
        assertEquals(
                "a_msgs/msg/Top:2:1: expected no '---' in a message. A definition with one is a service, with two an"
                        + " action.",
                mistake("a_msgs/msg/Top", "int8 x\n---\nint8 y"));
        assertEquals(
                "a_msgs/msg/Top:4:1: expected no '---' in the message b/msg/Box.",
                mistake("a_msgs/msg/Top", "b/Box b\nMSG: b/Box\nint8 x\n---\nint8 y"));
        assertEquals(
                "a_msgs/srv/Top:3:1: expected one '---' only, between request and response."
                        + " A definition with two is an action.",
                mistake("a_msgs/srv/Top", "int8 x\n---\n---"));
        assertEquals(
                "a_msgs/msg/Top:3:1: expected the text of a .msg file, but the part of b/msg/Box is OMG IDL.",
                mistake("a_msgs/msg/Top", "b/Box b\nIDL: b/msg/Box\nmodule b {};"));
    }

    @Test
    void aTypeInItselfIsRefused() {
        assertEquals(
                "a_msgs/msg/Top:1:1: a_msgs/msg/Top contains itself: a_msgs/msg/Top.t -> a_msgs/msg/Top."
                        + " ROS messages cannot recurse; store an index instead.",
                mistake("a_msgs/msg/Top", "Top t"));
        assertEquals(
                "a_msgs/msg/Top:5:1: b/msg/A contains itself: b/msg/A.b -> b/msg/B.a -> b/msg/A."
                        + " ROS messages cannot recurse; store an index instead.",
                mistake("a_msgs/msg/Top", "b/A a\n===\nMSG: b/A\nint8 x\nB b\n===\nMSG: b/B\nA a"));
    }

    private static String mistake(String type, String text) {
        return assertThrows(CedrosException.class, () -> SchemaParser.parse(type, text))
                .getMessage();
    }

    private static String types(IndividualTypeDescription type) {
        return type.fields().stream().map(Field::type).toList().toString();
    }

    private static IndividualTypeDescription type(String name, Field... fields) {
        return new IndividualTypeDescription(name, List.of(fields), List.of());
    }

    private static Field field(String name, String type) {
        FieldType known = type.equals("int8") ? FieldType.of(BaseType.INT8) : FieldType.parse(type, "p");
        return new Field(name, known, "", false);
    }
}
