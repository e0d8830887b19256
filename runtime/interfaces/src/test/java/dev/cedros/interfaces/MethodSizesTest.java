package dev.cedros.interfaces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** HotSpot compiles no method whose code is larger than 8,000 bytes; it would run interpreted for good. */
class MethodSizesTest {
    private static final int LIMIT = 8_000;
    private static final int SHOWN = 10;

    @Test
    void noMethodIsTooLargeToBeCompiled() throws IOException, URISyntaxException {
        List<Method> methods = new ArrayList<>();
        for (Path file : classFiles()) {
            try (InputStream in = Files.newInputStream(file)) {
                String type = file.getFileName().toString().replace(".class", "");
                ClassFile.codeSizes(in).forEach((name, size) -> methods.add(new Method(type, name, size)));
            }
        }
        assertTrue(methods.size() > 10_000, methods.size() + " methods found");
        methods.sort(Comparator.comparingInt(Method::size).reversed());
        methods.stream().limit(SHOWN).forEach(System.out::println);
        assertEquals(
                List.of(),
                methods.stream().filter(method -> method.size() > LIMIT).toList());
    }

    private static List<Path> classFiles() throws IOException, URISyntaxException {
        Path root = Path.of(StandardInterfaces.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".class")).toList();
        }
    }

    private record Method(String type, String name, int size) {
        @Override
        public String toString() {
            return size + " bytes: " + type + "." + name;
        }
    }
}
