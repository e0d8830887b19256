package dev.cedros.processor.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.annotations.RosMessage;
import dev.cedros.processor.Build;
import dev.cedros.processor.CedrosProcessor;
import dev.cedros.processor.GeneratingProcessor;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Types;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Problems that come from elsewhere: other processors, the class path, the disk, ourselves. */
class SurroundingsProblemsTest {
    private static final String IMU = """
        package acme;
        import dev.cedros.annotations.RosMessage;
        @RosMessage("acme/Imu")
        public record Imu(double x) {}
        """;

    @TempDir
    Path folder;

    @Test
    void typeThatDoesNotExist() {
        Build.Result result = Build.javac(folder).compile("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Robot")
            public record Robot(
                    java.util.List<Posse> poses) {}
            """, """
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Fleet")
            public record Fleet(Robot robot) {}
            """);
        assertEquals(
                List.of(
                        "Fleet.java:4: [cedros:unresolved-type] No codec was written for acme.Fleet: Robot.poses uses"
                                + " Posse, which does not exist and was not generated either. Correct the name, or add"
                                + " what generates it or the jar that has it (the standard ROS messages:"
                                + " dev.cedros:cedros-interfaces).",
                        "Robot.java:4: [cedros:unresolved-type] No codec was written for acme.Robot: Robot.poses uses"
                                + " Posse, which does not exist and was not generated either. Correct the name, or add"
                                + " what generates it or the jar that has it (the standard ROS messages:"
                                + " dev.cedros:cedros-interfaces).",
                        "Robot.java:5: cannot find symbol\n  symbol:   class Posse\n  location: class acme.Robot"),
                result.diagnostics());
    }

    @Test
    void nothingIsAddedToOtherErrors() {
        Build.Result result = Build.javac(folder).compile("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Robot")
            public record Robot(Posse pose) {}
            """, """
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Other")
            public record Other(Object any) {}
            """);
        assertTrue(result.diagnostics().stream().noneMatch(line -> line.contains("unresolved-type")));
        assertTrue(
                result.diagnostics().stream().anyMatch(line -> line.startsWith("Other.java:4: [cedros:unsupported")));
    }

    @Test
    void codecNameTakenByAnotherProcessor() {
        GeneratingProcessor other = new GeneratingProcessor("package acme;\npublic class ImuCodec {}\n");
        Build.Result result =
                Build.javac(folder).processors(other, new CedrosProcessor()).compile(IMU);
        assertEquals(
                List.of("Imu.java:4: [cedros:name-clash] The codec of acme.Imu would be called acme.ImuCodec, but there"
                        + " is such a class already. Rename one of the two."),
                result.diagnostics().stream()
                        .filter(line -> line.contains("cedros"))
                        .toList());
    }

    @Test
    void runtimeMissing() {
        Build.Result result =
                Build.javac(folder).only(Build.home(RosMessage.class)).compile(IMU, IMU.replace("Imu", "Other"));
        boolean separate = !Build.home(RosMessage.class).equals(Build.home(dev.cedros.cdr.CdrReader.class));
        assertTrue(separate, "The annotations have a jar of their own");
        assertEquals(
                List.of("Imu.java:4: [cedros:runtime-missing] cedros-runtime cannot be found, and without it the codec"
                        + " of acme.Imu would not compile. Add the dependency dev.cedros:cedros-runtime, in a"
                        + " named module also \"requires dev.cedros.runtime;\"."),
                result.diagnostics());
    }

    @Test
    void writeFailed() {
        Build.Result result = Build.javac(folder).files(FullDisk::new).compile(IMU);
        assertEquals(
                List.of("Imu.java:4: [cedros:write-failed] The codec of acme.Imu could not be written:"
                        + " java.io.IOException: No space left on device. See that the output folder can be written"
                        + " to."),
                result.diagnostics());
    }

    private static final class FullDisk extends ForwardingJavaFileManager<JavaFileManager> {
        FullDisk(JavaFileManager manager) {
            super(manager);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) throws IOException {
            throw new IOException("No space left on device");
        }

        @Override
        public boolean isSameFile(FileObject a, FileObject b) {
            return a.equals(b);
        }
    }

    @Test
    void ownBug() {
        Build.Result result = Build.javac(folder).processors(new Broken()).compile(IMU, """
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Good")
            public class Good {
                public double x;
            }
            """, """
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Holder")
            public class Holder {
                public Imu imu;
            }
            """);
        assertFalse(result.succeeded());
        assertEquals(1, result.diagnostics().size(), result.diagnostics()::toString);
        String message = result.diagnostics().get(0);
        assertTrue(
                message.startsWith(
                        "Imu.java:4: [cedros:internal-error] The processor failed on acme.Imu. This is a bug of"
                                + " Cedros: please report it with the class and this trace. Leaving the class out of the"
                                + " compilation helps until then.\n"),
                message);
        assertTrue(message.contains("java.lang.IllegalStateException: broken for the test"), message);
        assertTrue(message.contains("at dev.cedros.processor.extract.RecordReader"), message);
        assertTrue(result.sources().containsKey("acme/GoodCodec.java"));
    }

    /** The processor on a compiler whose types cannot be compared. */
    @SupportedAnnotationTypes("dev.cedros.annotations.RosMessage")
    private static final class Broken extends AbstractProcessor {
        private final Processor processor = new CedrosProcessor();

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        @Override
        public synchronized void init(ProcessingEnvironment environment) {
            Types types = proxy(Types.class, environment.getTypeUtils(), "erasure", null);
            processor.init(proxy(ProcessingEnvironment.class, environment, "getTypeUtils", types));
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            return processor.process(annotations, round);
        }

        private static <T> T proxy(Class<T> type, T target, String method, Object result) {
            return type.cast(Proxy.newProxyInstance(
                    type.getClassLoader(), new Class<?>[] {type}, (self, called, args) -> {
                        if (called.getName().equals(method)) {
                            if (result == null) {
                                throw new IllegalStateException("broken for the test");
                            }
                            return result;
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
