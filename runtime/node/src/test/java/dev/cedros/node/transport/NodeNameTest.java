package dev.cedros.node.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NodeNameTest {
    @ParameterizedTest
    @CsvSource({
        "/,         talker, /,         /talker",
        "'',        talker, /,         /talker",
        "/arm,      talker, /arm,      /arm/talker",
        "arm/left,  talker, /arm/left, /arm/left/talker",
        "/_a,       _9,     /_a,       /_a/_9",
    })
    void joinsNamespaceAndName(String namespace, String name, String absolute, String full) {
        NodeName node = new NodeName(namespace, name);
        assertEquals(absolute, node.namespace());
        assertEquals(full, node.fullName());
        assertEquals(full, node.toString());
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "\"\",        0, it is empty",
                "9a,        0, a token starts with a digit",
                "a/b,       1, '/' is not allowed",
                "a b,       1, the character U+0020 is not allowed",
                "~a,        0, '~' is not allowed",
                "a-,        1, '-' is not allowed",
            })
    void refusesNames(String name, int index, String problem) {
        InvalidNameException e = assertThrows(InvalidNameException.class, () -> NodeName.of(name));
        assertEquals(index, e.index());
        String start = "The node name '" + name + "' is not valid at index " + index + ": " + problem + ". ";
        assertEquals(start, e.getMessage().substring(0, start.length()));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "/a/,    /a/,    2, it ends with a slash",
                "//,     //,     1, it ends with a slash",
                "//a,    //a,    1, two slashes follow each other",
                "a//b,   /a//b,  3, two slashes follow each other",
                "/9,     /9,     1, a token starts with a digit",
                "9,      /9,     1, a token starts with a digit",
                "/a/{b}, /a/{b}, 3, '{' is not allowed",
                "~,      /~,     1, '~' is not allowed",
            })
    void refusesNamespaces(String namespace, String absolute, int index, String problem) {
        InvalidNameException e = assertThrows(InvalidNameException.class, () -> new NodeName(namespace, "talker"));
        assertEquals(index, e.index());
        String start = "The namespace '" + absolute + "' is not valid at index " + index + ": " + problem + ". ";
        assertEquals(start, e.getMessage().substring(0, start.length()));
    }

    @Test
    void limitsTheLengths() {
        assertEquals("a".repeat(255), NodeName.of("a".repeat(255)).name());
        assertEquals(245, new NodeName("/" + "a".repeat(244), "a").namespace().length());
        assertEquals(
                254,
                assertThrows(InvalidNameException.class, () -> NodeName.of("a".repeat(256)))
                        .index());
        assertEquals(
                244,
                assertThrows(InvalidNameException.class, () -> new NodeName("/" + "a".repeat(245), "a"))
                        .index());
    }
}
