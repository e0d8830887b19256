package dev.cedros.interfaces;

import dev.cedros.codec.MessageType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Finds generated codecs among compiled classes. */
final class Codecs {
    /** The classes of this module. */
    static final Path CLASSES = Path.of("target/classes");

    private Codecs() {}

    /** The types of all codecs below a folder of classes, sorted by class name. */
    static List<MessageType<?>> types(Path classes, ClassLoader loader) {
        try (Stream<Path> files = Files.walk(classes)) {
            return files.map(file -> classes.relativize(file).toString().replace('\\', '/'))
                    .filter(path -> path.matches(".*[^/]Codec\\.class"))
                    .sorted()
                    .<MessageType<?>>map(path -> type(path, loader))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static MessageType<?> type(String path, ClassLoader loader) {
        String name = path.substring(0, path.length() - ".class".length()).replace('/', '.');
        return (MessageType<?>) constant(name, "TYPE", loader);
    }

    /** The value of a public static field. */
    static Object constant(String className, String field, ClassLoader loader) {
        try {
            return Class.forName(className, true, loader).getField(field).get(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(className + " has no " + field, e);
        }
    }
}
