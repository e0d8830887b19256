package dev.cedros.processor.problems;

import org.junit.jupiter.api.Test;

class NameProblemsTest {
    @Test
    void missingName() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage //! [cedros:missing-name] @RosMessage on Imu gives no ROS name. Write @RosMessage("package/msg/Imu"), or put @RosPackage("package") on the Java package in package-info.java.
            public record Imu(double x) {}
            """);
    }

    @Test
    void missingNameOfServiceAndAction() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosService;
            @RosService //! [cedros:missing-name] @RosService on Add gives no ROS name. Write @RosService("package/srv/Add"), or put @RosPackage("package") on the Java package in package-info.java.
            public class Add {
                public record Request(int a) {}
                public record Response(int b) {}
                byte[] bytes(Request request) {
                    return Add_RequestCodec.encode(request);
                }
            }
            """, """
            package acme;
            import dev.cedros.annotations.RosAction;
            @RosAction //! [cedros:missing-name] @RosAction on Dock gives no ROS name. Write @RosAction("package/action/Dock"), or put @RosPackage("package") on the Java package in package-info.java.
            public class Dock {
                public record Goal(int a) {}
                public record Result(int b) {}
                public record Feedback(int c) {}
            }
            """);
    }

    @Test
    void namesThatAreNone() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            public class Names {
                @RosMessage("Imu") record A(int x) {} //! [cedros:invalid-name] @RosMessage("Imu") on Names.A: 'Imu' is not a full ROS type name. Write it as package/msg/Name.
                @RosMessage("Acme/msg/Imu") record B(int x) {} //! [cedros:invalid-name] @RosMessage("Acme/msg/Imu") on Names.B: 'Acme' is not a ROS package name. Use lower-case letters, digits and single underscores, beginning with a letter.
                @RosMessage("acme/srv/Imu") record C(int x) {} //! [cedros:invalid-name] @RosMessage("acme/srv/Imu") on Names.C names a type of the kind srv. Write "acme/msg/Imu", or use the annotation for srv.
                @RosMessage("acme/srv/Add_Request") record D(int x) {}
                @RosMessage(
                        "acme/msg/Im_u") //! [cedros:invalid-name] @RosMessage("acme/msg/Im_u") on Names.E: 'Im_u' is not a ROS type name. Begin with an upper-case letter and use letters and digits.
                record E(int x) {}
            }
            """, """
            package acme;
            import dev.cedros.annotations.RosService;
            @RosService("acme/msg/Add") //! [cedros:invalid-name] @RosService("acme/msg/Add") on Add names a type of the kind msg. Write "acme/srv/Add", or use the annotation for msg.
            public class Add {
                public record Request(int a) {}
                public record Response(int b) {}
            }
            """);
    }

    @Test
    void simpleNameThatIsNoRosName() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage //! [cedros:invalid-name] @RosMessage on Größe: 'Größe' is not a ROS type name. Begin with an upper-case letter and use letters and digits. Or name it: @RosMessage("package/msg/Name").
            public record Größe(double x) {}
            """, """
            @RosPackage("acme_msgs")
            package acme;
            import dev.cedros.annotations.RosPackage;
            """);
    }

    @Test
    void packageThatIsNone() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage
            public record Imu(double x) {
                byte[] bytes() {
                    return ImuCodec.encode(this);
                }
            }
            """, """
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage
            public record Other(double x) {}
            """, """
            @RosPackage("acme-msgs") //! [cedros:invalid-name] @RosPackage("acme-msgs") on acme: 'acme-msgs' is not a ROS package name. Use lower-case letters, digits and single underscores, beginning with a letter.
            package acme;
            import dev.cedros.annotations.RosPackage;
            """);
    }

    @Test
    void memberNamesThatAreNone() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosField;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Imu")
            public record Imu(
                    int _x, //! [cedros:invalid-name] Imu._x has the ROS name '_x', which is not one. Write @RosField(name = "…") with lower-case letters, digits and single underscores, beginning with a letter.
                    int höhe, //! [cedros:invalid-name] Imu.höhe has the ROS name 'höhe', which is not one. Write @RosField(name = "…") with lower-case letters, digits and single underscores, beginning with a letter.
                    @RosField(name = "Z") //! [cedros:invalid-name] Imu.z has the ROS name 'Z', which is not one. Use lower-case letters, digits and single underscores, beginning with a letter.
                    int z) {}
            """);
    }

    @Test
    void duplicateNames() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosField;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Imu")
            public record Imu(
                    String frameId,
                    @RosField(name = "x") int a,
                    String frame_id, //! [cedros:duplicate-name] Imu.frame_id and Imu.frameId both have the ROS name 'frame_id'. Give one of them another with @RosField(name = "…").
                    int x) { //! [cedros:duplicate-name] Imu.x and Imu.a both have the ROS name 'x'. Give one of them another with @RosField(name = "…").
                public static final int A = 1;
                @RosField(name = "A") public static final int B = 2; //! [cedros:duplicate-name] Imu.B and Imu.A both have the ROS name 'A'. Give one of them another with @RosField(name = "…").
            }
            """);
    }

    @Test
    void codecNameTakenBySource() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Imu")
            public record Imu(double x) {} //! [cedros:name-clash] The codec of acme.Imu would be called acme.ImuCodec, but there is such a class already. Rename one of the two.
            """, """
            package acme;
            public class ImuCodec {}
            """);
    }

    @Test
    void layoutNameTakenBySource() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Imu")
            public record Imu(double x) { //! [cedros:name-clash] The layout of acme.Imu would be called acme.ImuLayout, but there is such a class already. Rename one of the two.
                byte[] bytes() {
                    return ImuCodec.encode(this);
                }
            }
            """, """
            package acme;
            public class ImuLayout {}
            """);
    }

    @Test
    void handleNamesTakenBySource() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosService;
            @RosService("acme/Add")
            public interface Add { //! [cedros:name-clash] The handle of acme.Add would be called acme.AddService, but there is such a class already. Rename one of the two.
                record Request(int a) {}
                record Response(int b) {}
                static byte[] bytes() {
                    return Add_RequestCodec.encode(new Request(1));
                }
            }
            """, """
            package acme;
            public class AddService {}
            """, """
            package acme;
            import dev.cedros.annotations.RosAction;
            public interface Robot {
                @RosAction("acme/Dock")
                interface Dock { //! [cedros:name-clash] The handle of acme.Robot.Dock would be called acme.Robot_DockAction, but there is such a class already. Rename one of the two.
                    record Goal() {}
                    record Result() {}
                    record Feedback() {}
                }
            }
            """, """
            package acme;
            public class Robot_DockAction {}
            """);
    }

    @Test
    void handleNameOfTwoServices() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosService;
            public interface Outer {
                @RosService("acme/Add")
                interface Add {
                    record Request(int a) {}
                    record Response(int b) {}
                }
            }
            """, """
            package acme;
            import dev.cedros.annotations.RosService;
            @RosService("acme/Other")
            public interface Outer_Add { //! [cedros:name-clash] The codecs of the derived type Event of acme.Outer_Add and the derived type Event of acme.Outer.Add would both be called acme.Outer_Add_EventCodec. Rename one of the messages.
                record Request(int a) {} //! [cedros:name-clash] The codecs of acme.Outer_Add.Request and acme.Outer.Add.Request would both be called acme.Outer_Add_RequestCodec. Rename one of the messages.
                record Response(int b) {} //! [cedros:name-clash] The codecs of acme.Outer_Add.Response and acme.Outer.Add.Response would both be called acme.Outer_Add_ResponseCodec. Rename one of the messages.
            }
            """);
    }

    @Test
    void codecNameOfTwoMessages() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            public class Outer {
                @RosMessage("acme/Inner")
                public record Inner(double x) {}
            }
            """, """
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Other")
            public record Outer_Inner(double x) { //! [cedros:name-clash] The codecs of acme.Outer_Inner and acme.Outer.Inner would both be called acme.Outer_InnerCodec. Rename one of the messages.
            }
            """);
    }

    @Test
    void conflictingCopies() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosField;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Imu")
            public record Imu(@RosField("int32") int x, @RosField(name = "b") int y) {
                @RosField("uint32") //! [cedros:conflicting-annotations] @RosField on the method x() of Imu.x says "uint32", but on the declaration it says "int32". Leave one of the two.
                public int x() {
                    return x;
                }
                @RosField("uint32") // adds to the name given above
                public int y() {
                    return y;
                }
            }
            """, """
            package acme;
            import dev.cedros.annotations.RosField;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Point")
            public class Point {
                @RosField(name = "a") private final int x;
                public Point(
                        @RosField(name = "b") int x) { //! [cedros:conflicting-annotations] @RosField on the constructor parameter of Point.x says "b", but on the declaration it says "a". Leave one of the two.
                    this.x = x;
                }
                public int x() {
                    return x;
                }
            }
            """);
    }

    @Test
    void annotationsThatMeanNothing() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosConstructor;
            import dev.cedros.annotations.RosField;
            import dev.cedros.annotations.RosIgnore;
            import dev.cedros.annotations.RosKey;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Imu")
            public record Imu(
                    @RosIgnore int x, //! [cedros:invalid-target] @RosIgnore on Imu.x, but a record cannot be made without all its components. Remove the component, or use a class.
                    int y) {
                @RosConstructor //! [cedros:invalid-target] @RosConstructor on Imu, but a record is always decoded by its canonical constructor. Remove the annotation, or use a class.
                Imu(int x) {
                    this(x, 0);
                }
                @RosKey //! [cedros:invalid-key] @RosKey on Imu.z, which is no member of the message. Put it on a member.
                public int z() {
                    return y;
                }
                @RosField("int32") //! [cedros:invalid-target] @RosField on Imu.w, which is neither a member of the message nor a constant. Put it on one, or remove it.
                public int w() {
                    return y;
                }
            }
            """, """
            package acme;
            import dev.cedros.annotations.RosField;
            import dev.cedros.annotations.RosIgnore;
            import dev.cedros.annotations.RosKey;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Point")
            public class Point {
                public int x;
                @RosKey transient int cache; //! [cedros:invalid-key] @RosKey on Point.cache, which is no member of the message. Put it on a member.
                @RosIgnore
                @RosField("int32") //! [cedros:invalid-target] @RosField on Point.count, which is neither a member of the message nor a constant. Put it on one, or remove it.
                int count;
                void move(
                        @RosKey int by) {} //! [cedros:invalid-key] @RosKey on Point.by, which is no member of the message. Put it on a member.
            }
            """);
    }
}
