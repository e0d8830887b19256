package dev.cedros.tool;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A file that a command reads, or its standard input.
 *
 * @param name what errors call it
 * @param data all of it
 */
record InputFile(String name, byte[] data) {
    private static final String STANDARD_INPUT = "-";
    private static final long LARGEST = Integer.MAX_VALUE - 8L;

    /** Reads the file, or the standard input if {@code file} is null or a hyphen. */
    static InputFile read(@Nullable Path file, Streams streams) {
        boolean standard = file == null || file.toString().equals(STANDARD_INPUT);
        String name = standard ? "standard input" : String.valueOf(file);
        try {
            if (file == null || standard) {
                InputStream in = streams.in();
                return new InputFile(name, in.readAllBytes());
            }
            return new InputFile(name, bytes(file));
        } catch (IOException e) {
            throw new ToolException(name + ": cannot be read: " + Problem.reason(e) + ".", e);
        }
    }

    private static byte[] bytes(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new ToolException(file + ": is a folder. Name a file.");
        }
        if (Files.size(file) > LARGEST) {
            throw new ToolException(file + ": is larger than 2 GiB, which no message is.");
        }
        return Files.readAllBytes(file);
    }

    /** The data as text. */
    String text() {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(data))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new ToolException(name + ": is not UTF-8 text. Save it as UTF-8.", e);
        }
    }
}
