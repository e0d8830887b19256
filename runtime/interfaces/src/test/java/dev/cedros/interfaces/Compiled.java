package dev.cedros.interfaces;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cedros.importer.ImportResult;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles imported sources as users do, with every warning on. */
final class Compiled {
    private Compiled() {}

    /** Compiles sources below a folder and gives a loader of what came of them; warnings fail the test. */
    static URLClassLoader compile(ImportResult result, Path folder) throws IOException {
        Path sources = folder.resolve("src");
        Path classes = Files.createDirectories(folder.resolve("classes"));
        result.writeTo(sources);
        List<File> files = new ArrayList<>();
        result.sources()
                .forEach(source -> files.add(sources.resolve(source.path()).toFile()));
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> options = List.of(
                "--release",
                "17",
                "-Xlint:all",
                "-Xdoclint:all,-missing",
                "-encoding",
                "US-ASCII",
                "-implicit:none",
                "-classpath",
                System.getProperty("java.class.path"),
                "-processorpath",
                System.getProperty("java.class.path"),
                "-d",
                classes.toString());
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(diagnostics, Locale.ROOT, null)) {
            JavaCompiler.CompilationTask task = compiler.getTask(
                    new StringWriter(),
                    manager,
                    diagnostics,
                    options,
                    null,
                    manager.getJavaFileObjectsFromFiles(files));
            task.call();
        }
        assertEquals(
                List.of(),
                diagnostics.getDiagnostics().stream()
                        .filter(diagnostic -> diagnostic.getKind() != Diagnostic.Kind.NOTE)
                        .map(diagnostic -> diagnostic.toString())
                        .toList());
        return new URLClassLoader(new URL[] {classes.toUri().toURL()}, Compiled.class.getClassLoader());
    }
}
