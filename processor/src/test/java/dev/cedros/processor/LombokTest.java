package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages whose accessors and constructors Lombok writes, whichever processor comes first. */
class LombokTest {
    private static final String DATA = """
        package acme;
        import dev.cedros.annotations.*;
        @lombok.Data
        @RosMessage("acme/Pose")
        public class Pose {
            @RosKey @RosField("uint8") private int id;
            private double x;
            private boolean isOpen;
            private String xName = "";
        }
        """;
    private static final String VALUE = """
        package acme;
        import dev.cedros.annotations.*;
        import java.util.List;
        @lombok.Value
        @RosMessage("acme/Fleet")
        public class Fleet {
            double radius;
            List<Pose> poses;
            @RosIgnore transient Object cache = null;
        }
        """;
    private static final String FIELDS = """
        package acme;
        import dev.cedros.annotations.*;
        @RosMessage("acme/Robot")
        public class Robot {
            @lombok.Getter @lombok.Setter private Fleet fleet;
            @lombok.Getter @lombok.Setter private int count;
        }
        """;
    private static final String USER = """
        package acme;
        public class User {
            public static String run() {
                Pose pose = new Pose();
                pose.setId(7);
                pose.setOpen(true);
                pose.setXName("a");
                Robot robot = new Robot();
                robot.setFleet(new Fleet(0.5, java.util.List.of(pose)));
                robot.setCount(3);
                Robot back = RobotCodec.decode(RobotCodec.encode(robot));
                return back.getFleet() + " " + back.getCount() + " " + PoseCodec.keyHash(pose)[0];
            }
        }
        """;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void classesWithLombok(boolean lombokFirst) throws Exception {
        Stream<Processor> order =
                lombokFirst ? Stream.of(lombok(), new CedrosProcessor()) : Stream.of(new CedrosProcessor(), lombok());
        Build.Result result =
                Build.javac(folder).processors(order.toArray(Processor[]::new)).compile(DATA, VALUE, FIELDS, USER);
        assertTrue(result.succeeded(), result.diagnostics()::toString);
        assertEquals(
                "Fleet(radius=0.5, poses=[Pose(id=7, x=0.0, isOpen=true, xName=a)], cache=null) 3 7",
                result.load().loadClass("acme.User").getMethod("run").invoke(null));
    }

    @Test
    void withoutLombokItIsSaidThatItDidNotRun() {
        Build.Result result = Build.javac(folder).compile(DATA);
        assertEquals(
                List.of("Pose.java:5: [cedros:unresolved-type] No codec was written for acme.Pose: Pose has"
                        + " annotations of Lombok, but Lombok did not run. Put it on the processor path too."),
                result.diagnostics().stream()
                        .filter(line -> !line.startsWith("WARNING"))
                        .toList());
    }

    private static Processor lombok() throws ReflectiveOperationException {
        var constructor = Class.forName("lombok.launch.AnnotationProcessorHider$AnnotationProcessor")
                .getDeclaredConstructor();
        constructor.setAccessible(true);
        return (Processor) constructor.newInstance();
    }
}
