package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A processor path that holds the processor alone, as builds without dependency resolution have it. */
class BareProcessorPathTest {
    @TempDir
    Path folder;

    @Test
    void oneMessageSaysWhatIsMissing() throws ReflectiveOperationException {
        Processor processor = (Processor) new WithoutRuntime()
                .loadClass(CedrosProcessor.class.getName())
                .getConstructor()
                .newInstance();
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        JavaFileObject source = JavaFileObjects.forSourceString("acme.Point", """
            package acme;
            @dev.cedros.annotations.RosMessage("acme/Point")
            public record Point(double x) {}
            """);
        JavaCompiler.CompilationTask task =
                javac.getTask(null, null, diagnostics, List.of("-d", folder.toString()), null, List.of(source));
        task.setProcessors(List.of(processor));
        assertEquals(false, task.call());
        List<String> errors = diagnostics.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .map(diagnostic -> diagnostic.getMessage(Locale.ROOT).replaceFirst("find \\S+ of", "find … of"))
                .toList();
        assertEquals(
                List.of("[cedros:runtime-missing] the processor cannot find … of cedros-runtime. Put cedros-runtime and"
                        + " cedros-annotations on the processor path as well."),
                errors);
    }

    /** Loads the processor anew and knows nothing of the runtime. */
    private static final class WithoutRuntime extends ClassLoader {
        WithoutRuntime() {
            super(BareProcessorPathTest.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("dev.cedros.")) {
                return super.loadClass(name, resolve);
            }
            if (!name.startsWith("dev.cedros.processor.")) {
                throw new ClassNotFoundException(name);
            }
            Class<?> known = findLoadedClass(name);
            return known != null ? known : define(name);
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
                if (in == null) {
                    throw new ClassNotFoundException(name);
                }
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }
}
