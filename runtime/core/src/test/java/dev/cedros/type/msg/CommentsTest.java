package dev.cedros.type.msg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;

class CommentsTest {
    @Test
    void theBlockAtTheBeginningIsThatOfTheMessage() {
        MessageDefinition definition = Parsed.message("""
                # An inertial unit.
                #
                #   Two paragraphs.

                # The first field
                #of two.
                int32 a
                """);
        assertEquals("An inertial unit.\n\n  Two paragraphs.", definition.comment());
        assertEquals(Map.of("a", "The first field\nof two."), definition.comments());
    }

    @Test
    void theBlockNeedsNoEmptyLineAfterIt() {
        MessageDefinition definition = Parsed.message("# whole\nint32 a\n# second\nint32 b");
        assertEquals("whole", definition.comment());
        assertEquals(Map.of("b", "second"), definition.comments());
    }

    @Test
    void emptyLinesBeforeTheBlockDoNotMatter() {
        assertEquals("whole", Parsed.message("\n\n  \n# whole\n\nint32 a").comment());
    }

    @Test
    void aMemberHasTheLinesBeforeItTheOneAtItsEndAndIndentedOnesAfterIt() {
        MessageDefinition definition = Parsed.message("""
                int32 a   # at the end
                          # and below
                # before b

                # and nearer
                int32 b # after b
                uint8 C=1 ## a constant
                int32 d
                """);
        assertEquals("", definition.comment());
        assertEquals(
                Map.of("a", "at the end\nand below", "b", "before b\nand nearer\nafter b", "C", "a constant"),
                definition.comments());
    }

    @Test
    void linesWithoutTextAreLeftOutAtTheEndsAndBetweenOthersJoined() {
        MessageDefinition definition = Parsed.message("\nuint8 X=1\n#\n####\n# a\n#\n#\n# b\n#\nint32 a #");
        assertEquals(Map.of("a", "a\n\nb"), definition.comments());
    }

    @Test
    void aHashInsideQuotesIsNoComment() {
        MessageDefinition definition = Parsed.message("string S=\"x # y\" # z\nstring s 'a # b' # c\n");
        assertEquals(Map.of("S", "z", "s", "c"), definition.comments());
    }

    @Test
    void eachPartHasItsOwn() {
        InterfaceDefinition add = Parsed.service("# request\nint32 a\n---\n# response\nint32 b # last\n# lost\n");
        assertEquals("request", add.parts().get(0).comment());
        assertEquals("response", add.parts().get(1).comment());
        assertEquals(Map.of("b", "last"), add.parts().get(1).comments());
    }
}
