package dev.cedros.processor.problems;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ConstructionProblemsTest {
    @Test
    void noConstructorAtAll() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Imu")
            public class Imu { //! [cedros:no-constructor] Imu has no constructor that decoding could use. Add Imu(java.time.Instant stamp, double x), or a no-argument constructor and setters; neither private. @RosConstructor chooses one that takes some of the members.
                public java.time.Instant stamp;
                public double x;
                private Imu() {}
                Imu(double x) {}
                static byte[] bytes() {
                    return ImuCodec.encode(new Imu(1));
                }
            }
            """);
    }

    @Test
    void parametersThatAreNoMembers() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Point")
            public class Point { //! [cedros:no-constructor] Point has no constructor that decoding could use: parameter a of Point(double, double) is no member. Add Point(double x, double y), or a no-argument constructor and setters; neither private. @RosConstructor chooses one that takes some of the members.
                public final double x;
                public final double y;
                Point(double a, double b) {
                    x = a;
                    y = b;
                }
            }
            """);
    }

    @Test
    void membersThatNothingSets() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Point")
            public class Point { //! [cedros:no-constructor] Point has a no-argument constructor, but nothing sets y, z. Add a setter or make the field assignable, or add the constructor Point(double x, double y, double z).
                public double x;
                public final double y = 0;
                private double z;
                public double z() {
                    return z;
                }
            }
            """);
    }

    @Test
    void chosenConstructor() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosConstructor;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Two")
            public class Two {
                public double x;
                @RosConstructor
                public Two() {}
                @RosConstructor //! [cedros:conflicting-annotations] @RosConstructor is on two constructors of Two. Leave it on one.
                public Two(double x) {}
            }
            """, """
            package acme;
            import dev.cedros.annotations.RosConstructor;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Hidden")
            public class Hidden {
                public double x;
                @RosConstructor
                private Hidden() {} //! [cedros:no-constructor] The constructor with @RosConstructor of Hidden is private, so its codec cannot call it. Leave out private.
            }
            """, """
            package acme;
            import dev.cedros.annotations.RosConstructor;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Wrong")
            public class Wrong {
                public double x;
                public int y;
                @RosConstructor
                Wrong(
                        double a, //! [cedros:no-constructor] Parameter a of the constructor with @RosConstructor of Wrong takes no member. Name it like one: x, y.
                        String y) {} //! [cedros:no-constructor] Parameter y of the constructor with @RosConstructor of Wrong has type String, but the member has type int. Give both the same type.
            }
            """, """
            package acme;
            import dev.cedros.annotations.RosConstructor;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Partial")
            public class Partial {
                public double x;
                public final double y;
                @RosConstructor
                Partial(double x) { //! [cedros:no-constructor] The constructor with @RosConstructor of Partial leaves out y, which nothing else sets. Add a parameter or a setter.
                    y = 0;
                }
            }
            """);
    }

    @Test
    void noAccessor() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Imu")
            public class Imu {
                private double x; //! [cedros:no-accessor] Imu.x is private and has no accessor. Add x() that returns double, make the field visible, or leave it out with @RosIgnore.
                private int y; //! [cedros:no-accessor] Imu.y is private and has no accessor. Add y() that returns int, make the field visible, or leave it out with @RosIgnore.
                Imu(double x, int y) {}
                public long getY() {
                    return y;
                }
            }
            """);
    }

    @Test
    void checkedExceptions() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            import java.io.IOException;
            @RosMessage("acme/Imu")
            public class Imu {
                private double x;
                public Imu() throws InterruptedException {} //! [cedros:checked-exception] Imu() throws InterruptedException, which a codec cannot pass on. Throw an unchecked exception instead.
                public double getX() throws IOException, IllegalStateException { //! [cedros:checked-exception] Imu.getX() throws java.io.IOException, which a codec cannot pass on. Throw an unchecked exception instead.
                    return x;
                }
                public void setX(double x) throws Exception { //! [cedros:checked-exception] Imu.setX(double) throws Exception, which a codec cannot pass on. Throw an unchecked exception instead.
                    this.x = x;
                }
            }
            """);
    }

    @Test
    void tooManyParameters() {
        String fields =
                IntStream.range(0, 128).mapToObj(i -> "public long m" + i + ";").collect(Collectors.joining(" "));
        String parameters = IntStream.range(0, 128).mapToObj(i -> "long m" + i).collect(Collectors.joining(", "));
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Big")
            public class Big {
                FIELDS
                Big(PARAMETERS) {} //! [cedros:constructor-slots] The constructor of Big takes 128 parameters in 256 slots, and the JVM allows 254; a long or double takes two. Group members into nested messages, or use a class with setters.
            }
            """.replace("FIELDS", fields).replace("PARAMETERS", parameters));
    }

    @Test
    void tooManyComponents() {
        String components = IntStream.range(0, 255).mapToObj(i -> "int m" + i).collect(Collectors.joining(", "));
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Big")
            public record Big(COMPONENTS) {} //! [cedros:constructor-slots] The constructor of Big takes 255 parameters in 255 slots, and the JVM allows 254; a long or double takes two. Group members into nested messages, or use a class with setters.
            """.replace("COMPONENTS", components));
    }
}
