package dev.cedros.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.type.msg.SchemaParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MemberPathTest {
    private static final MessageLayout LAYOUT = MessageLayout.of(SchemaParser.parse("acme_msgs/msg/Scan", """
            Header header
            Part[] parts
            Part[2] pair
            string[] names
            float32[] ranges
            int16[3] triple
            uint8[<=4] few
            Nothing nothing
            ================================================================================
            MSG: acme_msgs/Header
            int32 sec
            string frame_id
            ================================================================================
            MSG: acme_msgs/Part
            Header header
            Point[] points
            ================================================================================
            MSG: acme_msgs/Point
            float64 x
            float64 y
            ================================================================================
            MSG: acme_msgs/Nothing
            """));

    private static String at(String path) {
        MemberPath found = LAYOUT.path(path);
        StringBuilder text = new StringBuilder(Op.name(LAYOUT.op(found.instruction())));
        text.append(' ').append(LAYOUT.name(found.instruction()));
        for (int i = 0; i < found.depth(); i++) {
            text.append(' ')
                    .append(LAYOUT.name(found.collection(i)))
                    .append('/')
                    .append(found.element(i));
        }
        return text + (found.isPrimitiveElement() ? " one" : "");
    }

    @Test
    void pathsLeadToInstructionsAndElements() {
        assertEquals("STRUCT header", at("header"));
        assertEquals("STRING frame_id", at("header.frame_id"));
        assertEquals("SEQUENCE parts", at("parts"));
        assertEquals("STRUCT  parts/7", at("parts[7]"));
        assertEquals("INT32 sec parts/0", at("parts[0].header.sec"));
        assertEquals("FLOAT64 y parts/3 points/12", at("parts[3].points[12].y"));
        assertEquals("STRUCT  pair/1", at("pair[1]"));
        assertEquals("STRING  names/2", at("names[2]"));
        assertEquals("FLOAT32_SEQUENCE ranges", at("ranges"));
        assertEquals("FLOAT32_SEQUENCE ranges ranges/1079 one", at("ranges[1079]"));
        assertEquals("INT16_ARRAY triple triple/2 one", at("triple[2]"));
        assertEquals("STRUCT nothing", at("nothing"));
    }

    @Test
    void pathsAreEqualIfTheyLeadToTheSamePlace() {
        MemberPath path = LAYOUT.path("parts[3].header");
        assertEquals(path, MessageLayout.of(LAYOUT.description()).path("parts[3].header"));
        assertEquals(path.hashCode(), LAYOUT.path("parts[3].header").hashCode());
        assertNotEquals(path, LAYOUT.path("parts[4].header"));
        assertNotEquals(path, LAYOUT.path("parts[3].header.sec"));
        assertEquals("parts[3].header", path.toString());
        assertFalse(LAYOUT.path("names[2]").isPrimitiveElement());
        assertTrue(LAYOUT == path.layout());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heeader | unknown-member | heeader? | has no member 'heeader'. Did you mean 'header'?",
                "header.frameId | unknown-member | header | has no member 'frameId'. Did you mean 'frame_id'?",
                "header.z | unknown-member | header | has no member 'z'. It has sec, frame_id.",
                "nothing.x | unknown-member | nothing | has no member 'x'. It has no members at all.",
                "nothing.structure_needs_at_least_one_member | unknown-member | nothing | has no member 'structure_needs_at_least_one_member'. It has no members at all.",
                "header[0] | member-kind | header | is acme_msgs/msg/Header, which has no elements. Leave the index out.",
                "header.sec[0] | member-kind | header.sec | is int32, which has no elements. Leave the index out.",
                "ranges[0][1] | member-kind | ranges[0] | is float32, which has no elements. Leave the index out.",
                "header.sec.x | member-kind | header.sec | is int32, which has no members.",
                "ranges[3].x | member-kind | ranges[3] | is float32, which has no members.",
                "names.x | member-kind | names | is string[], which has no members.",
                "parts.header.sec | member-kind | parts | is acme_msgs/msg/Part[]. Name one of its elements, as in parts[0].header.sec.",
                "triple[3] | element-index | triple | has no element 3: its type is int16[3]. Elements count from 0.",
                "few[4] | element-index | few | has no element 4: its type is uint8[<=4]. Elements count from 0.",
                "ranges[999999999999] | element-index | ranges | has no element 999999999999: its type is float32[]. Elements count from 0.",
            })
    void wrongPathsAreExplained(String path, String code, String member, String problem) {
        MemberPathException e = assertThrows(MemberPathException.class, () -> LAYOUT.path(path));
        assertEquals(code, e.code());
        assertEquals(problem, e.problem());
        assertEquals("acme_msgs/msg/Scan", e.typeName());
        assertEquals(member.endsWith("?") ? null : member, e.member());
    }

    @ParameterizedTest
    @CsvSource({
        "''",
        ".",
        "header.",
        "header..sec",
        "[0]",
        "parts[",
        "parts[]",
        "parts[-1]",
        "parts[x]",
        "parts[0]x",
        "parts[0 ]"
    })
    void textThatIsNoPathIsRefused(String path) {
        MemberPathException e = assertThrows(MemberPathException.class, () -> LAYOUT.path(path));
        assertEquals("path-syntax", e.code(), e::getMessage);
        assertTrue(e.problem().startsWith("'" + path + "' is no path to a member, at character "), e::problem);
    }
}
