package dev.cedros.processor.problems;

import org.junit.jupiter.api.Test;

class TypeProblemsTest {
    @Test
    void typesOfThePlatform() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            import java.math.BigInteger;
            import java.util.ArrayList;
            import java.util.Date;
            import java.util.Map;
            @RosMessage("acme/Imu")
            public record Imu(
                    Date stamp, //! [cedros:unsupported-type] Imu.stamp has type java.util.Date, which has no ROS 2 form. Use java.time.Instant or the Time message.
                    Date[] stamps, //! [cedros:unsupported-type] Imu.stamps has type java.util.Date[], which has no ROS 2 form. Use java.time.Instant or the Time message.
                    Map<String, Integer> counts, //! [cedros:unsupported-type] Imu.counts has type java.util.Map<String, Integer>, which has no ROS 2 form. Use a List of a message that holds a key and a value.
                    ArrayList<String> names, //! [cedros:unsupported-type] Imu.names has type java.util.ArrayList<String>, which has no ROS 2 form. Use java.util.List.
                    Object any, //! [cedros:unsupported-type] Imu.any has type Object, which has no ROS 2 form. Use a primitive, String, a sequence of these, or a class annotated with @RosMessage.
                    CharSequence text, //! [cedros:unsupported-type] Imu.text has type CharSequence, which has no ROS 2 form. Use String.
                    BigInteger number, //! [cedros:unsupported-type] Imu.number has type java.math.BigInteger, which has no ROS 2 form. Use long, double or String.
                    java.nio.ByteBuffer bytes) { //! [cedros:unsupported-type] Imu.bytes has type java.nio.ByteBuffer, which has no ROS 2 form. Use byte[] or ByteSequence.
                byte[] encoded() {
                    return ImuCodec.encode(this);
                }
            }
            """);
    }

    @Test
    void containersInContainers() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            import dev.cedros.sequence.FloatSequence;
            import java.util.List;
            import java.util.Optional;
            import java.util.OptionalInt;
            @RosMessage("acme/Grid")
            public record Grid(
                    double[][] rows, //! [cedros:unsupported-type] Grid.rows has type double[][], but ROS has no arrays of arrays. Use a list of a message that holds one row, or one array with all values.
                    List<List<String>> names, //! [cedros:unsupported-type] Grid.names has type java.util.List<java.util.List<String>>, but ROS has no arrays of arrays. Use a list of a message that holds one row, or one array with all values.
                    List<FloatSequence> scans, //! [cedros:unsupported-type] Grid.scans has type java.util.List<dev.cedros.sequence.FloatSequence>, but ROS has no arrays of arrays. Use a list of a message that holds one row, or one array with all values.
                    Optional<List<String>> maybe, //! [cedros:unsupported-type] Grid.maybe has type java.util.Optional<java.util.List<String>>, but ROS knows no optional sequences and no sequences of optional values. Use the list or array alone; it can be empty.
                    OptionalInt[] holes) {} //! [cedros:unsupported-type] Grid.holes has type java.util.OptionalInt[], but ROS knows no optional sequences and no sequences of optional values. Use the list or array alone; it can be empty.
            """);
    }

    @Test
    void containersWithoutElementType() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            import java.util.List;
            import java.util.Optional;
            @RosMessage("acme/Grid")
            public record Grid(
                    @SuppressWarnings("rawtypes") List raw, //! [cedros:unsupported-type] Grid.raw is a raw List, which says nothing of its elements. Write List<…> with the type of the elements.
                    List<?> any, //! [cedros:unsupported-type] Grid.any has type java.util.List<?>, which says too little of its elements. Write List<…> with the type of the elements.
                    List<? super String> lower, //! [cedros:unsupported-type] Grid.lower has type java.util.List<? super String>, which says too little of its elements. Write List<…> with the type of the elements.
                    Optional<? extends String> upper, //! [cedros:unsupported-type] Grid.upper has type java.util.Optional<? extends String>, which says too little of its elements. Write Optional<…> with the type of the elements.
                    Integer[] boxes, //! [cedros:unsupported-type] Grid.boxes has type Integer[], an array of boxes. Use int[] or IntSequence.
                    Character[] chars) {} //! [cedros:unsupported-type] Grid.chars has type Character[], an array of boxes. Use char[].
            """);
    }

    @Test
    void classesThatAreNoMessages() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            import java.util.List;
            import java.util.Optional;
            @RosMessage("acme/Robot")
            public record Robot(
                    Plain plain, //! [cedros:not-a-message] Robot.plain uses acme.Plain, which is not a message. Annotate it with @RosMessage, or use a class that is.
                    List<Plain> plains, //! [cedros:not-a-message] Robot.plains uses acme.Plain, which is not a message. Annotate it with @RosMessage, or use a class that is.
                    Plain.State state, //! [cedros:not-a-message] Robot.state uses acme.Plain.State, an enum without ROS numbers. Annotate it with @RosEnum and its constants with @RosEnum.Value.
                    Optional<Plain.Shape> shape, //! [cedros:not-a-message] Robot.shape uses acme.Plain.Shape, an interface, but ROS messages have no subtypes. Use one class annotated with @RosMessage.
                    Plain.Box<String> box) {} //! [cedros:not-a-message] Robot.box uses acme.Plain.Box, which is generic, and messages are not. Use a class without type parameters that is annotated with @RosMessage.
            """, """
            package acme;
            public record Plain(int x) {
                enum State { ON }
                interface Shape {}
                record Box<T>(T content) {}
            }
            """);
    }

    @Test
    void derivedTypesOfTheRuntimeAreNoMembers() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Robot")
            public record Robot(
                    dev.cedros.codec.GetResultRequest request, //! [cedros:not-a-message] Robot.request uses dev.cedros.codec.GetResultRequest, which is not a message. Annotate it with @RosMessage, or use a class that is.
                    dev.cedros.codec.ServiceEventInfo info) {}
            """);
    }

    @Test
    void rosTypesThatDoNotFit() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosField;
            import dev.cedros.annotations.RosMessage;
            import dev.cedros.sequence.*;
            import java.time.Instant;
            import java.util.*;
            @RosMessage("acme/Imu")
            public record Imu(
                    @RosField("float64[9]") int[] covariance, //! [cedros:type-mismatch] @RosField("float64[9]") on Imu.covariance does not fit int[]. Use double[], or correct the ROS type.
                    @RosField("float64[9]") IntSequence sequence, //! [cedros:type-mismatch] @RosField("float64[9]") on Imu.sequence does not fit dev.cedros.sequence.IntSequence. Use DoubleSequence, or correct the ROS type.
                    @RosField("uint8[]") short[] bytes, //! [cedros:type-mismatch] @RosField("uint8[]") on Imu.bytes does not fit short[]. Use byte[], or correct the ROS type.
                    @RosField("uint8") long small, //! [cedros:type-mismatch] @RosField("uint8") on Imu.small does not fit long. Use int, or correct the ROS type.
                    @RosField("int8") int tiny, //! [cedros:type-mismatch] @RosField("int8") on Imu.tiny does not fit int. Use byte, or correct the ROS type.
                    @RosField("uint32") double real, //! [cedros:type-mismatch] @RosField("uint32") on Imu.real does not fit double. Use long, or correct the ROS type.
                    @RosField("bool") Integer flag, //! [cedros:type-mismatch] @RosField("bool") on Imu.flag does not fit Integer. Use boolean, or correct the ROS type.
                    @RosField("string<=5") int text, //! [cedros:type-mismatch] @RosField("string<=5") on Imu.text does not fit int. Use String, or correct the ROS type.
                    @RosField("string[]") String single, //! [cedros:type-mismatch] @RosField("string[]") on Imu.single does not fit String. Use List<String>, or correct the ROS type.
                    @RosField("string") String[] many, //! [cedros:type-mismatch] @RosField("string") on Imu.many does not fit String[]. Use String, or correct the ROS type.
                    @RosField("string[3]") int[] three, //! [cedros:type-mismatch] @RosField("string[3]") on Imu.three does not fit int[]. Use String[], or correct the ROS type.
                    @RosField("builtin_interfaces/Duration") Instant stamp, //! [cedros:type-mismatch] @RosField("builtin_interfaces/Duration") on Imu.stamp does not fit java.time.Instant. Use java.time.Duration, or correct the ROS type.
                    @RosField("int64") UUID id, //! [cedros:type-mismatch] @RosField("int64") on Imu.id does not fit java.util.UUID. Use long, or correct the ROS type.
                    @RosField("geometry_msgs/Point[]") List<Quaternion> points, //! [cedros:type-mismatch] @RosField("geometry_msgs/Point[]") on Imu.points does not fit java.util.List<acme.Quaternion>, which is geometry_msgs/msg/Quaternion. Use a List of the class that is geometry_msgs/msg/Point, or correct the ROS type.
                    @RosField("uint32") OptionalInt tries, //! [cedros:type-mismatch] @RosField("uint32") on Imu.tries does not fit java.util.OptionalInt. An optional value is a sequence of at most one: write "uint32[<=1]", or use long.
                    @RosField("string[<=2]") Optional<String> two, //! [cedros:type-mismatch] @RosField("string[<=2]") on Imu.two does not fit java.util.Optional<String>. Use List<String>, or correct the ROS type.
                    @RosField("int16") Level level, //! [cedros:type-mismatch] @RosField("int16") on Imu.level does not fit acme.Level, an enum whose numbers are uint8. Change @RosEnum on the enum, or correct the ROS type.
                    @RosField("string") Level name) {} //! [cedros:type-mismatch] @RosField("string") on Imu.name does not fit acme.Level, an enum whose numbers are uint8. Use String, or correct the ROS type.
            """, """
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("geometry_msgs/Quaternion")
            record Quaternion(double x, double y, double z, double w) {}
            """, """
            package acme;
            import dev.cedros.annotations.RosEnum;
            @RosEnum
            enum Level {
                @RosEnum.Value(1) LOW
            }
            """);
    }

    @Test
    void theAnnotationValueIsPointedAt() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosField;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Imu")
            public record Imu(
                    @RosField(
                            name = "ax",
                            value = "float64") //! [cedros:type-mismatch] @RosField("float64") on Imu.x does not fit float. Use double, or correct the ROS type.
                    float x) {}
            """);
    }

    @Test
    void rosTypesThatAreNone() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosField;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Imu")
            public record Imu(
                    @RosField("float46") double a, //! [cedros:invalid-ros-type] @RosField("float46") on Imu.a: unknown type 'float46'. Did you mean 'float64'?
                    @RosField("frame_id") String name, //! [cedros:invalid-ros-type] @RosField("frame_id") on Imu.name: unknown type 'frame_id'. If it is the ROS name of the member, write @RosField(name = "frame_id").
                    @RosField("float64[0]") double[] b, //! [cedros:invalid-ros-type] @RosField("float64[0]") on Imu.b: 'float64[0]' has the length 0. Use one from 1 to 4294967295.
                    @RosField("int32<=5[]") int[] c) {} //! [cedros:invalid-ros-type] @RosField("int32<=5[]") on Imu.c: 'int32<=5[]' bounds the length of int32. Only string and wstring have a length; a bounded sequence is written int32[<=5].
            """);
    }

    @Test
    void boxedListIsAWarning() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            import java.util.List;
            @RosMessage("acme/Values")
            public record Values(
                    List<Double> a, //! WARNING: [cedros:boxed-list] Values.a is a List that boxes every element. Use double[] or DoubleSequence, or silence this with @SuppressWarnings("cedros:boxed-list").
                    List<Character> b, //! WARNING: [cedros:boxed-list] Values.b is a List that boxes every element. Use char[], or silence this with @SuppressWarnings("cedros:boxed-list").
                    List<String> c,
                    @SuppressWarnings("cedros:boxed-list") List<Integer> d) {
                byte[] bytes() {
                    return ValuesCodec.encode(this);
                }
            }
            """, """
            package acme;
            import dev.cedros.annotations.RosMessage;
            import java.util.List;
            @SuppressWarnings("cedros:boxed-list")
            class Outer {
                @RosMessage("acme/Quiet")
                public record Quiet(List<Double> a) {}
            }
            """);
    }

    @Test
    void defaultsThatDoNotFit() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosField;
            import dev.cedros.annotations.RosMessage;
            import java.time.Instant;
            import java.util.List;
            @RosMessage("acme/Config")
            public record Config(
                    @RosField(defaultValue = "5") int ok,
                    @RosField(defaultValue = "LOW") Level level,
                    @RosField(defaultValue = "x") int a, //! [cedros:invalid-default] The default value "x" of Config.a does not fit: 'x' is no whole number.
                    @RosField(value = "uint8", defaultValue = "256") int b, //! [cedros:invalid-default] The default value "256" of Config.b does not fit: '256' is out of the range of uint8, 0..255.
                    @RosField(value = "int32[2]", defaultValue = "[1]") int[] c, //! [cedros:invalid-default] The default value "[1]" of Config.c does not fit: '[1]' has 1 elements, which does not fit int32[2].
                    @RosField(defaultValue = "0") Instant d, //! [cedros:invalid-default] The default value "0" of Config.d does not fit: a nested message has no default value of its own.
                    @RosField(defaultValue = "MIDDLE") Level e, //! [cedros:invalid-default] The default value "MIDDLE" of Config.e does not fit: the enum Level has no such constant. Name one of them.
                    @RosField(defaultValue = "OTHER") Level f, //! [cedros:invalid-default] The default value "OTHER" of Config.f does not fit: this constant has no number, so it cannot be encoded. Name one that has.
                    @RosField(defaultValue = "[LOW]") List<Level> g) {} //! [cedros:invalid-default] The default value "[LOW]" of Config.g does not fit: only a single enum can have a default value. Leave it out.
            """, """
            package acme;
            import dev.cedros.annotations.RosEnum;
            @RosEnum(fallback = "OTHER")
            enum Level {
                @RosEnum.Value(1) LOW,
                OTHER
            }
            """);
    }

    @Test
    void constantsThatDoNotFit() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosField;
            import dev.cedros.annotations.RosIgnore;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Config")
            public record Config(int x) {
                public static final int GOOD = 1;
                public static final Object NONE = null;
                @RosIgnore public static final int notOurs = 1;
                @RosField("uint8") public static final int A = 256; //! [cedros:invalid-constant] The value of the constant Config.A does not fit: '256' is out of the range of uint8, 0..255.
                @RosField("float64") public static final int B = 1; //! [cedros:invalid-constant] @RosField("float64") on the constant Config.B does not fit int. Correct one of the two.
                @RosField("int33") public static final int C = 1; //! [cedros:invalid-constant] @RosField("int33") on the constant Config.C is no type of a constant: unknown type 'int33'. Did you mean 'int32'?
                public static final int maxSpeed = 1; //! [cedros:invalid-name] Config.maxSpeed is a ROS constant, but 'maxSpeed' cannot be its name. Use capital letters, digits and single underscores, write @RosField(name = "…"), or leave it out with @RosIgnore.
                @RosField(name = "max") public static final int MAX = 1; //! [cedros:invalid-name] Config.MAX is a ROS constant, but 'max' cannot be its name. Use capital letters, digits and single underscores, write @RosField(name = "…"), or leave it out with @RosIgnore.
            }
            """);
    }

    @Test
    void listOfWhatExtendsString() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            import java.util.List;
            @RosMessage("acme/Names")
            public record Names(
                    List<? extends String> names) {} //! [cedros:unsupported-type] Names.names has type java.util.List<? extends String>, but nothing extends String. Write List<String>.
            """);
    }
}
