package dev.cedros.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.JavaFileObject;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The runtime cannot run the processor on itself, so it holds the classes that the processor writes for one message. */
class CheckedInCodecTest {
    private static final Path CODEC_PACKAGE = Path.of("../runtime/core/src/main/java/dev/cedros/codec");

    @ParameterizedTest
    @ValueSource(strings = {"ServiceEventInfoCodec", "ServiceEventInfoLayout"})
    void theRuntimeHoldsWhatTheProcessorWrites(String name) throws IOException {
        JavaFileObject message = JavaFileObjects.forResource(
                CODEC_PACKAGE.resolve("ServiceEventInfo.java").toUri().toURL());
        Compilation compilation =
                Compiler.javac().withProcessors(new CedrosProcessor()).compile(message);
        assertThat(compilation).succeeded();
        String written = compilation
                .generatedSourceFile("dev.cedros.codec." + name)
                .orElseThrow()
                .getCharContent(false)
                .toString();
        String checkedIn = Files.readString(CODEC_PACKAGE.resolve(name + ".java"));
        assertEquals(withoutLayout(written), withoutLayout(checkedIn));
    }

    /** The formatter breaks lines elsewhere. */
    private static String withoutLayout(String source) {
        return source.replaceAll("[\\s*]+", "");
    }
}
