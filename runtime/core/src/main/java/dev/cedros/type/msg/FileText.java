package dev.cedros.type.msg;

import dev.cedros.type.Constant;
import dev.cedros.type.Field;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * The text of a file. Definitions are UTF-8; in comments other encodings do no harm, so that a degree sign in Latin-1 does
 * not make a definition unreadable.
 *
 * @param text the text, with the replacement character for each byte that is not UTF-8
 * @param malformed whether there was any such byte
 */
record FileText(String text, boolean malformed) {
    /** Far more than any definition; larger files are something else. */
    static final long MAX_BYTES = 1 << 24;

    private static final char REPLACEMENT = '\uFFFD';

    static FileText decode(byte[] bytes) {
        try {
            return new FileText(
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(bytes))
                            .toString(),
                    false);
        } catch (CharacterCodingException e) {
            return new FileText(new String(bytes, StandardCharsets.UTF_8), true);
        }
    }

    /** Refuses bytes that are not UTF-8 where they mean something. */
    void check(InterfaceDefinition definition) {
        if (!malformed) {
            return;
        }
        for (MessageDefinition part : definition.parts()) {
            for (Field field : part.type().fields()) {
                check(definition.file(), part.position(field.name()), field.defaultValue());
            }
            for (Constant constant : part.type().constants()) {
                check(definition.file(), part.position(constant.name()), constant.value());
            }
        }
    }

    private static void check(String file, Position position, String value) {
        if (value.indexOf(REPLACEMENT) >= 0) {
            throw new DefinitionException(
                    file, position, "the value has bytes that are not UTF-8. Save the file as UTF-8.");
        }
    }
}
