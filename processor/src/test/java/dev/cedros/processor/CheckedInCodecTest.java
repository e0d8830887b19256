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
import org.junit.jupiter.api.Test;

/** The runtime cannot run the processor on itself, so it holds one codec as the processor writes it. */
class CheckedInCodecTest {
    private static final Path CODEC_PACKAGE = Path.of("../runtime/core/src/main/java/dev/cedros/codec");

    @Test
    void theCodecInTheRuntimeIsWhatTheProcessorWrites() throws IOException {
        JavaFileObject message = JavaFileObjects.forResource(
                CODEC_PACKAGE.resolve("ServiceEventInfo.java").toUri().toURL());
        Compilation compilation =
                Compiler.javac().withProcessors(new CedrosProcessor()).compile(message);
        assertThat(compilation).succeeded();
        String written = compilation
                .generatedSourceFile("dev.cedros.codec.ServiceEventInfoCodec")
                .orElseThrow()
                .getCharContent(false)
                .toString();
        String checkedIn = Files.readString(CODEC_PACKAGE.resolve("ServiceEventInfoCodec.java"));
        assertEquals(withoutLayout(written), withoutLayout(checkedIn));
    }

    /** The formatter breaks lines elsewhere. */
    private static String withoutLayout(String source) {
        return source.replaceAll("[\\s*]+", "");
    }
}
