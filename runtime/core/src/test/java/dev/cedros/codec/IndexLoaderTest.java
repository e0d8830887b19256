package dev.cedros.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.error.UnknownTypeException;
import dev.cedros.payload.Payload;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Finding the indexes of a class loader, broken ones among them. */
class IndexLoaderTest {
    private static final Payload PLAIN = Payload.of(new byte[] {0, 1, 0, 0});

    @TempDir
    Path folder;

    /** Found by its name in a file. */
    public static final class Points implements MessageIndex {
        @Override
        public List<String> typeNames() {
            return List.of("acme_msgs/msg/Point");
        }

        @Override
        public String typeHash(String typeName) {
            return TestTypes.POINT.typeHash();
        }

        @Override
        public MessageType<?> type(String typeName) {
            return TestTypes.POINT;
        }

        @Override
        public Object decode(String typeName, Payload payload, CdrOptions options) {
            return "a point";
        }
    }

    /** Found too, but of no use. */
    public static final class Failing implements MessageIndex {
        @SuppressWarnings("DoNotCallSuggester")
        public Failing() {
            throw new IllegalStateException("on purpose");
        }

        @Override
        public List<String> typeNames() {
            throw new AssertionError();
        }

        @Override
        public String typeHash(String typeName) {
            throw new AssertionError();
        }

        @Override
        public MessageType<?> type(String typeName) {
            throw new AssertionError();
        }

        @Override
        public Object decode(String typeName, Payload payload, CdrOptions options) {
            throw new AssertionError();
        }
    }

    private MessageIndex load(String... jars) throws IOException {
        List<URL> urls = new ArrayList<>();
        for (String lines : jars) {
            Path jar = folder.resolve("jar" + urls.size());
            Path file = jar.resolve("META-INF/services/dev.cedros.codec.MessageIndex");
            Files.createDirectories(file.getParent());
            Files.writeString(file, lines);
            urls.add(jar.toUri().toURL());
        }
        try (URLClassLoader loader =
                new URLClassLoader(urls.toArray(URL[]::new), getClass().getClassLoader())) {
            return MessageIndex.load(loader);
        }
    }

    @Test
    void aSingleIndexIsAskedDirectly() throws IOException {
        assertSame(Points.class, load(Points.class.getName()).getClass());
    }

    @Test
    void noIndex() throws IOException {
        assertEquals(List.of(), load().typeNames());
    }

    @Test
    void brokenIndexesLeaveTheOthersAlone() throws IOException {
        MessageIndex index = load(
                "acme.Gone\n" + Failing.class.getName(),
                "no name at all\n",
                "dev.cedros.codec.TestTypes\n" + Points.class.getName(),
                "acme.GoneToo");
        assertEquals(List.of("acme_msgs/msg/Point"), index.typeNames());
        assertEquals("a point", index.decode("acme_msgs/msg/Point", PLAIN, CdrOptions.DEFAULT));
        Dispatch dispatch = new Dispatch(index, TypeRegistry.of(index));
        String message = assertThrows(UnknownTypeException.class, () -> dispatch.type("acme_msgs/msg/Other"))
                .getMessage();
        for (String part : List.of("acme.Gone ", "Failing", "jar1", "codec.TestTypes", "acme.GoneToo")) {
            assertTrue(message.contains(part), () -> part + " is not in: " + message);
        }
    }
}
