package dev.cedros.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Names that Java does not allow, or that are taken. */
class MemberNamesTest {
    @Test
    void renamesWhatJavaForbids() {
        ImportResult result = Imported.result("a/msg/Status", """
                int32 class
                int32 wait
                int32 hash_code
                int32 to_string
                int32 get_class
                int32 null
                int32 yield
                int32 record
                int32 var
                int32 frame_id
                """);
        assertEquals(
                List.of(
                        "Status.msg: member 'class' became 'classValue' (name = \"class\")",
                        "Status.msg: member 'wait' became 'waitValue' (name = \"wait\")",
                        "Status.msg: member 'hash_code' became 'hashCodeValue' (name = \"hash_code\")",
                        "Status.msg: member 'to_string' became 'toStringValue' (name = \"to_string\")",
                        "Status.msg: member 'get_class' became 'getClassValue' (name = \"get_class\")",
                        "Status.msg: member 'null' became 'nullValue' (name = \"null\")",
                        "Status.msg: member 'yield' became 'yieldValue' (name = \"yield\")"),
                result.renamings().stream().map(Renaming::toString).toList());
        String source = Imported.source(result, "Status");
        assertTrue(source.contains("@RosField(name = \"hash_code\") int hashCodeValue,"), source);
        assertTrue(source.contains("        int record,\n        int var,\n        int frameId) {}"), source);
    }

    @Test
    void keepsNamesApartThatBecomeTheSame() {
        ImportResult result = Imported.result("a/msg/T", "int32 a_1\nint32 a1\nint32 a1_value\nint32 x_y_z\n");
        assertEquals(
                List.of("T.msg: member 'a_1' became 'a1ValueValue' (name = \"a_1\")"),
                result.renamings().stream().map(Renaming::toString).toList());
        assertTrue(Imported.source(result, "T").contains("int a1, int a1Value, @RosField(name = \"x_y_z\") int xYZ"));
    }

    @Test
    void movesPackagesThatAreWordsOfTheLanguage() {
        ImportResult result = Imported.result("switch/msg/A", "", "new/msg/B", "switch/A a");
        assertTrue(Imported.source(result, "A").startsWith("package com.acme.switch_.msg;\n"));
        assertTrue(Imported.source(result, "B").contains("import com.acme.switch_.msg.A;\n"));
        assertTrue(Imported.source(result, "B").contains("@RosMessage(\"new/msg/B\")"));
    }

    @Test
    void writesHiddenClassesInFull() {
        String text = "string a\nstring[] b\nfloat32[] c\nuint8 d\nbyte[<=1] e\nint8[<=1] f\nbool[<=1] g";
        ImportResult result = Imported.result(
                "a/msg/T",
                text,
                "a/msg/String",
                "",
                "a/msg/List",
                "",
                "a/msg/FloatSequence",
                "",
                "a/msg/RosField",
                "",
                "a/msg/Byte",
                "",
                "a/msg/Boolean",
                "",
                "a/msg/Optional",
                "");
        String source = Imported.source(result, "T");
        assertTrue(source.contains("java.lang.String a,"), source);
        assertTrue(source.contains("java.util.List<java.lang.String> b,"), source);
        assertTrue(source.contains("dev.cedros.sequence.FloatSequence c,"), source);
        assertTrue(source.contains("@dev.cedros.annotations.RosField(\"uint8\") int d,"), source);
        assertTrue(source.contains("java.util.Optional<java.lang.Byte> f,"), source);
        assertTrue(source.contains("java.util.Optional<java.lang.Boolean> g"), source);
        assertFalse(source.contains("import java.util.List"), source);
        String own = Imported.source("a/msg/RosMessage", "");
        assertTrue(own.contains("@dev.cedros.annotations.RosMessage(\"a/msg/RosMessage\")"), own);
    }

    @Test
    void tellsMessagesOfTheSameNameApart() {
        ImportResult result =
                Imported.result("a/msg/Point", "", "b/msg/Point", "", "c/msg/T", "a/Point a\nb/Point b\nstring s");
        String source = Imported.source(result, "c/msg/T");
        assertTrue(source.contains("Point a, com.acme.b.msg.Point b, String s"), source);
        assertTrue(source.contains("import com.acme.a.msg.Point;\n"), source);
    }

    @Test
    void seesThatPartsHideOtherClasses() {
        ImportResult result = Imported.result("a/msg/Request", "", "a/srv/Add", "Request r\n---\n");
        assertTrue(Imported.source(result, "Add").contains("record Request(com.acme.a.msg.Request r) {}"));
    }

    @Test
    void renamesClassesThatGeneratedOnesWouldBeCalled() {
        ImportResult result = Imported.result(
                "a/msg/Grid",
                "GridLayout l",
                "a/msg/GridLayout",
                "",
                "a/msg/GridService",
                "",
                "a/srv/Add",
                "---",
                "a/srv/AddService",
                "---",
                "a/srv/Request",
                "---",
                "a/action/Goal",
                "---\n---");
        assertEquals(
                List.of(
                        "Goal.action: class 'Goal' became 'GoalType'",
                        "GridLayout.msg: class 'GridLayout' became 'GridLayoutType'",
                        "AddService.srv: class 'AddService' became 'AddServiceType'",
                        "Request.srv: class 'Request' became 'RequestType'"),
                result.renamings().stream().map(Renaming::toString).toList());
        assertTrue(Imported.source(result, "Grid").contains("record Grid(GridLayoutType l) {}"));
        assertTrue(Imported.source(result, "RequestType").contains("@RosService(\"a/srv/Request\")"));
    }
}
