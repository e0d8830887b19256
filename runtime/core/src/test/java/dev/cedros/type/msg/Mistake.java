package dev.cedros.type.msg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cedros.type.RosTypeName;

/** What the parser says of a text that it refuses. */
final class Mistake {
    private Mistake() {}

    /** The whole message; the kind of definition follows from the file's name. */
    static String of(String file, String text) {
        int dot = file.lastIndexOf('.');
        RosTypeName name = new RosTypeName("a_msgs", file.substring(dot + 1), file.substring(0, dot));
        DefinitionException e =
                assertThrows(DefinitionException.class, () -> DefinitionParser.parse(name, text, file), text);
        assertEquals("definition-syntax", e.code());
        assertEquals(file + ":" + e.line() + ":" + e.column() + ": " + e.problem(), e.getMessage());
        assertEquals(file, e.file());
        return e.getMessage();
    }
}
