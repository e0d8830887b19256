package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.annotations.RosMessage;
import dev.cedros.processor.index.IndexProcessor;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How build tools find the processor, and what they may rely on. */
class RegistrationTest {
    @TempDir
    Path folder;

    private static List<String> lines(String resource) throws IOException {
        return Files.readAllLines(
                Build.home(CedrosProcessor.class).resolve("META-INF").resolve(resource));
    }

    @Test
    void gradleKnowsTheSameProcessorsAsTheCompiler() throws IOException {
        List<String> gradle = lines("gradle/incremental.annotation.processors");
        assertEquals(
                lines("services/javax.annotation.processing.Processor"),
                gradle.stream().map(line -> line.replaceAll(",.*", "")).toList());
        assertEquals(
                List.of(
                        "dev.cedros.processor.CedrosProcessor,isolating",
                        "dev.cedros.processor.index.IndexProcessor,aggregating"),
                gradle);
    }

    @Test
    void allAnnotationsOfCedrosAreClaimedAndNoOthers() throws IOException {
        Path home = Build.home(RosMessage.class);
        Set<String> all;
        if (Files.isDirectory(home)) {
            all = annotations(home);
        } else {
            try (FileSystem jar = FileSystems.newFileSystem(home)) {
                all = annotations(jar.getPath("/"));
            }
        }
        Set<String> generated = new IndexProcessor().getSupportedAnnotationTypes();
        assertEquals(Set.of("dev.cedros.annotations.CedrosGenerated"), generated);
        Set<String> claimed = new TreeSet<>(new CedrosProcessor().getSupportedAnnotationTypes());
        assertTrue(Collections.disjoint(claimed, generated));
        claimed.addAll(generated);
        assertEquals(all, claimed);
    }

    private static Set<String> annotations(Path root) throws IOException {
        try (Stream<Path> files = Files.list(root.resolve("dev/cedros/annotations"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".class") && !name.contains("-info"))
                    .map(name -> "dev.cedros.annotations."
                            + name.replace(".class", "").replace('$', '.'))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    @Test
    void eachFileComesFromOneClass() {
        Recording recording = new Recording();
        Build.Result result =
                Build.javac(folder).processors(recording).compile(RepeatabilityTest.SOURCES.toArray(String[]::new));
        assertTrue(result.succeeded(), result.diagnostics()::toString);
        assertEquals(2 * 16 + 2, recording.origins.size());
        assertEquals("[acme.Imu]", recording.origins.get("acme.ImuCodec"));
        assertEquals("[acme.Imu]", recording.origins.get("acme.ImuLayout"));
        assertEquals("[acme.Add]", recording.origins.get("acme.AddService"));
        assertEquals("[acme.Dock]", recording.origins.get("acme.DockAction"));
        assertEquals("[acme.Add.Request]", recording.origins.get("acme.Add_RequestCodec"));
        assertEquals("[acme.Dock]", recording.origins.get("acme.Dock_SendGoal_EventCodec"));
        assertTrue(recording.origins.values().stream().noneMatch(origins -> origins.contains(",")));
    }

    /** The processor, watched as it creates files. */
    @SupportedAnnotationTypes("dev.cedros.annotations.*")
    private static final class Recording extends AbstractProcessor {
        private final Processor processor = new CedrosProcessor();
        private final Map<String, String> origins = new TreeMap<>();

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        @Override
        public synchronized void init(ProcessingEnvironment environment) {
            Filer filer = proxy(Filer.class, environment.getFiler(), null);
            processor.init(proxy(ProcessingEnvironment.class, environment, filer));
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            return processor.process(annotations, round);
        }

        private <T> T proxy(Class<T> type, T target, Filer filer) {
            return type.cast(Proxy.newProxyInstance(
                    type.getClassLoader(), new Class<?>[] {type}, (self, called, args) -> {
                        if (called.getName().equals("getFiler")) {
                            return filer;
                        }
                        if (called.getName().equals("createSourceFile")) {
                            origins.put(
                                    args[0].toString(),
                                    List.of((Element[]) args[1]).toString());
                        } else if (called.getName().startsWith("create")
                                || called.getName().equals("getResource")) {
                            throw new AssertionError("Isolating processors use no resources");
                        }
                        try {
                            return called.invoke(target, args);
                        } catch (InvocationTargetException e) {
                            throw e.getCause();
                        }
                    }));
        }
    }
}
