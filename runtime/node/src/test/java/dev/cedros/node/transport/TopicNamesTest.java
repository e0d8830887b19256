package dev.cedros.node.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TopicNamesTest {
    private static final NodeName TALKER = new NodeName("/arm/left", "talker");
    private static final NodeName ROOT = NodeName.of("talker");

    @ParameterizedTest
    @CsvSource({
        "chatter,               /arm/left/chatter,          /chatter",
        "/chatter,              /chatter,                   /chatter",
        "a/b/c,                 /arm/left/a/b/c,            /a/b/c",
        "~,                     /arm/left/talker,           /talker",
        "~/chatter,             /arm/left/talker/chatter,   /talker/chatter",
        "{node},                /arm/left/talker,           /talker",
        "{node}/chatter,        /arm/left/talker/chatter,   /talker/chatter",
        "/{node},               /talker,                    /talker",
        "/a_{node}_b,           /a_talker_b,                /a_talker_b",
        "~/{node},              /arm/left/talker/talker,    /talker/talker",
        "x/{node}/{node},       /arm/left/x/talker/talker,  /x/talker/talker",
        "_private,              /arm/left/_private,         /_private",
        "a/__b,                 /arm/left/a/__b,            /a/__b",
        "A9_z,                  /arm/left/A9_z,             /A9_z",
        "a/b9,                  /arm/left/a/b9,             /a/b9",
    })
    void expandsAsRclDoes(String name, String inNamespace, String inRoot) {
        assertEquals(inNamespace, TopicNames.expand(name, TALKER));
        assertEquals(inNamespace, TopicNames.expandService(name, TALKER));
        assertEquals(inNamespace, TopicNames.expandAction(name, TALKER));
        assertEquals(inRoot, TopicNames.expand(name, ROOT));
        TopicNames.check(inNamespace);
    }

    @ParameterizedTest
    @CsvSource({"{ns}/chatter, /arm/left/chatter", "{namespace}/x/{node}, /arm/left/x/talker", "{ns}, /arm/left"})
    void expandsTheNamespace(String name, String full) {
        assertEquals(full, TopicNames.expand(name, TALKER));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "\"\",            0, it is empty",
                "/,               0, it ends with a slash",
                "foo/,            3, it ends with a slash",
                "123,             0, a token starts with a digit",
                "9foo/bar,        0, a token starts with a digit",
                "foo/1bar,        4, a token starts with a digit",
                "/foo/bar/2,      9, a token starts with a digit",
                "\" \",           0, the character U+0020 is not allowed",
                "foo bar,         3, the character U+0020 is not allowed",
                "foo-bar,         3, '-' is not allowed",
                "foo.bar,         3, '.' is not allowed",
                "f\u00fc,         1, the character U+00FC is not allowed",
                "a\u0663,         1, the character U+0663 is not allowed",
                "/~,              1, '~' stands within the name",
                "foo~,            3, '~' stands within the name",
                "foo/~/bar,       4, '~' stands within the name",
                "~~,              1, '~' stands within the name",
                "~foo,            1, '~' is not followed by '/'",
                "~f,              1, '~' is not followed by '/'",
                "~{node},         1, '~' is not followed by '/'",
                "foo/bar}/baz,    7, no '{' belongs to the '}'",
                "foo/{bar,        4, no '}' belongs to the '{'",
                "{$},             1, '$' is not allowed between braces",
                "{{bar}_baz},     1, '{' is not allowed between braces",
                "foo/{bar/baz},   8, '/' is not allowed between braces",
                "{a~},            2, '~' is not allowed between braces",
                "{1foo},          1, a substitution starts with a digit",
                "{foo},           0, {foo} is not known",
                "~/{NODE},        2, {NODE} is not known",
                "a/{},            2, {} is not known",
            })
    void refusesWhatRclRefuses(String name, int index, String problem) {
        for (NodeName node : new NodeName[] {TALKER, ROOT}) {
            InvalidNameException e = assertThrows(InvalidNameException.class, () -> TopicNames.expand(name, node));
            assertEquals("invalid-name", e.code());
            assertEquals(name, e.name());
            assertEquals(index, e.index());
            assertStartsWith("The topic name '" + name + "' is not valid at index " + index + ": " + problem + ". ", e);
            assertEquals(
                    e.getMessage().replace("topic", "service"),
                    assertThrows(InvalidNameException.class, () -> TopicNames.expandService(name, node))
                            .getMessage());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "foo//bar,          /foo//bar,      5, two slashes follow each other",
        "//foo,             //foo,          1, two slashes follow each other",
        "~//foo,            /talker//foo,   8, two slashes follow each other",
        "{ns}/foo,          //foo,          1, two slashes follow each other",
        "foo/{ns},          /foo//,         5, it ends with a slash",
        "{namespace},       /,              0, it ends with a slash",
    })
    void refusesWhatIsNotValidOnceItIsExpanded(String name, String full, int index, String problem) {
        InvalidNameException e = assertThrows(InvalidNameException.class, () -> TopicNames.expand(name, ROOT));
        assertEquals(full, e.name());
        assertEquals(index, e.index());
        String shown = full.equals(name) ? "'" + name + "'" : "'" + name + "' of node /talker, '" + full + "' in full,";
        assertStartsWith("The topic name " + shown + " is not valid at index " + index + ": " + problem + ". ", e);
    }

    @Test
    void tellsHowToMendIt() {
        InvalidNameException e = assertThrows(InvalidNameException.class, () -> TopicNames.expand("foo-bar", ROOT));
        assertEquals(
                "The topic name 'foo-bar' is not valid at index 3: '-' is not allowed. Use letters, digits, '_', '/', a leading '~'"
                        + " and {substitutions} only.",
                e.getMessage());
    }

    @ParameterizedTest
    @CsvSource({"topic, 247", "service, 247", "action, 227"})
    void limitsTheLength(String kind, int most) {
        String fits = "/" + "a".repeat(most - 1);
        assertEquals(fits, expand(kind, fits));
        assertEquals(fits, expand(kind, fits.substring(1)));
        InvalidNameException e = assertThrows(InvalidNameException.class, () -> expand(kind, fits + "a"));
        assertEquals(most - 1, e.index());
        assertStartsWith(
                "The " + kind + " name '" + fits + "a' is not valid at index " + (most - 1) + ": it has " + (most + 1)
                        + " characters, " + most + " are allowed. Shorten it.",
                e);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"foo, 0, it is not absolute", "~/foo, 0, it is not absolute", "/{node}, 1, '{' is not allowed"})
    void checksWhatShouldBeExpandedAlready(String name, int index, String problem) {
        InvalidNameException e = assertThrows(InvalidNameException.class, () -> TopicNames.check(name));
        assertStartsWith("The topic name '" + name + "' is not valid at index " + index + ": " + problem + ". ", e);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/_a", "/a/_b", "/a/_b/c", "_a"})
    void hidesNamesWithATokenThatStartsWithAnUnderscore(String name) {
        assertEquals(true, TopicNames.isHidden(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/a_", "/a_b/c", "a"})
    void showsOthers(String name) {
        assertEquals(false, TopicNames.isHidden(name));
    }

    private static String expand(String kind, String name) {
        return switch (kind) {
            case "topic" -> TopicNames.expand(name, ROOT);
            case "service" -> TopicNames.expandService(name, ROOT);
            default -> TopicNames.expandAction(name, ROOT);
        };
    }

    private static void assertStartsWith(String start, InvalidNameException e) {
        String message = e.getMessage();
        assertEquals(start, message.substring(0, Math.min(start.length(), message.length())));
    }
}
