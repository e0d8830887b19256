package dev.cedros.processor.problems;

import org.junit.jupiter.api.Test;

class ClassProblemsTest {
    @Test
    void membersOfNoMessage() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosEnum;
            import dev.cedros.annotations.RosField;
            import dev.cedros.annotations.RosKey;
            class Holder {
                record Imu(
                        double x,
                        @RosField("uint8") int y, //! [cedros:invalid-target] @RosField in Holder.Imu means nothing, because Holder.Imu has no @RosMessage. Add that, or remove the annotation.
                        @RosField("uint8") int z) {}
                static class Bean {
                    @RosKey int id; //! [cedros:invalid-target] @RosKey in Holder.Bean means nothing, because Holder.Bean has no @RosMessage. Add that, or remove the annotation.
                }
                enum State {
                    @RosEnum.Value(0) IDLE //! [cedros:invalid-target] @RosEnum.Value in Holder.State means nothing, because Holder.State has no @RosEnum. Add that, or remove the annotation.
                }
            }
            """);
    }

    @Test
    void genericClass() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Box")
            public record Box<T>(T content) {} //! [cedros:generic-class] Box is generic, and ROS messages are not. Write one class for each type that you send.
            """);
    }

    @Test
    void genericClassWithBoundedVariable() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            import java.util.List;
            @RosMessage("acme/Box")
            class Box<T extends Comparable<T>> { //! [cedros:generic-class] Box is generic, and ROS messages are not. Write one class for each type that you send.
                List<T> contents;
                T[] array;
                static int size(Box<String> box) {
                    return BoxCodec.serializedSize(box);
                }
            }
            """);
    }

    @Test
    void abstractClass() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Shape")
            public abstract class Shape { //! [cedros:abstract-class] Shape is abstract, so decoding could not make one. Annotate the classes that can be made.
                public double area;
            }
            """);
    }

    @Test
    void sealedClass() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Shape")
            public sealed class Shape { //! [cedros:sealed-class] Shape is sealed, but ROS messages have no subtypes. Make it final, or annotate its subclasses.
                public double area;
                static final class Circle extends Shape {}
            }
            """);
    }

    @Test
    void innerClass() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            class Outer {
                @RosMessage("acme/Inner")
                class Inner { //! [cedros:inner-class] Outer.Inner is an inner class, so decoding could not make one. Make it static.
                    double x;
                }
            }
            """);
    }

    @Test
    void privateClass() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            class Outer {
                @RosMessage("acme/Hidden")
                private record Hidden(double x) {} //! [cedros:private-class] Outer.Hidden is private, so its codec could not use it. Leave out private, here and on the classes around it.
            }
            """);
    }

    @Test
    void classInsidePrivateClass() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            class Outer {
                private static class Middle {
                    @RosMessage("acme/Hidden")
                    public record Hidden(double x) {} //! [cedros:private-class] Outer.Middle.Hidden is private, so its codec could not use it. Leave out private, here and on the classes around it.
                }
            }
            """);
    }

    @Test
    void inheritedState() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Imu")
            public class Imu extends Stamped { //! [cedros:inherited-state] Imu inherits the field stamp from acme.Base, but a message declares all its members itself. Move the fields into Imu, or make a message of them and give it a member of that type.
                public double x;
            }
            """, """
            package acme;
            class Stamped extends Base {
                transient int cache;
                static int count;
            }
            """, """
            package acme;
            class Base {
                long stamp;
            }
            """);
    }

    @Test
    void messageOnInterface() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Shape") //! [cedros:invalid-target] @RosMessage on Shape, which is an interface. Put it on the records or classes that implement it.
            public sealed interface Shape {
                record Circle(double radius) implements Shape {}
            }
            """);
    }

    @Test
    void messageOnEnum() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/State") //! [cedros:invalid-target] @RosMessage on State, which is an enum. Use @RosEnum.
            public enum State {
                ON
            }
            """);
    }

    @Test
    void messageOnAnnotation() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Mark") //! [cedros:invalid-target] @RosMessage on Mark, which is an annotation. Put it on a record or class.
            public @interface Mark {}
            """);
    }

    @Test
    void twoAnnotationsOnOneClass() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            import dev.cedros.annotations.RosService;
            @RosMessage("acme/Add")
            @RosService("acme/Add") //! [cedros:conflicting-annotations] @RosService and @RosMessage are both on Add. Leave one of the two.
            public record Add(int a) {
                public record Request(int a) {}
                public record Response(int b) {}
            }
            """);
    }

    @Test
    void recursiveMessage() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Node")
            public record Node(int id, Edge edge) {}
            """, """
            package acme;
            import dev.cedros.annotations.RosMessage;
            import java.util.List;
            @RosMessage("acme/Edge")
            public record Edge(
                    double weight,
                    List<? extends Node> target) {} //! [cedros:recursive-message] Edge contains itself: Edge.target -> Node.edge -> Edge. ROS messages cannot recurse; store an index instead.
            """, """
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Graph")
            public record Graph(Node root) {
                byte[] bytes() {
                    return GraphCodec.encode(this);
                }
            }
            """);
    }

    @Test
    void messageThatHoldsItself() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            import java.util.Optional;
            @RosMessage("acme/Tree")
            public record Tree(
                    Optional<Tree> left, //! [cedros:recursive-message] Tree contains itself: Tree.left -> Tree. ROS messages cannot recurse; store an index instead.
                    Tree[] right) {} //! [cedros:recursive-message] Tree contains itself: Tree.right -> Tree. ROS messages cannot recurse; store an index instead.
            """);
    }

    @Test
    void tooLarge() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosField;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Huge")
            public record Huge(
                    int id,
                    @RosField("float64[300000000]") double[] values) {} //! [cedros:too-large] Huge takes more than 2147483647 bytes however little it holds, which no Java array can take. Make its fixed arrays shorter, such as float64[300000000] values, or make them sequences.
            """, """
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Holder")
            public record Holder(Huge huge) {}
            """);
    }

    @Test
    void oneRosTypeOnTwoClassesInOneMessage() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Pair")
            public record Pair(
                    Holder left,
                    Other right) {} //! [cedros:type-clash] Pair.right brings in acme.Other as acme/msg/Point, but acme.Point has this ROS type too and other members. Give them different ROS names, or use one class in both places.
            """, """
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Holder")
            public record Holder(Point point) {}
            """, """
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Point")
            public record Point(double x) {}
            """, """
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Point")
            public record Other(float x) {}
            """);
    }

    @Test
    void rosTypeInsideItself() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Point")
            public record Outer(
                    Inner x) {} //! [cedros:type-clash] Outer.x brings in acme.Inner as acme/msg/Point, but acme.Outer has this ROS type itself, and ROS messages cannot recurse. Give them different ROS names.
            """, """
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Point")
            public record Inner(
                    Innermost x) {} //! [cedros:type-clash] Inner.x brings in acme.Innermost as acme/msg/Point, but acme.Inner has this ROS type itself, and ROS messages cannot recurse. Give them different ROS names.
            """, """
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Point")
            public record Innermost(int x) {}
            """, """
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/User")
            public record User(Outer outer) {}
            """);
    }

    @Test
    void severalProblemsAtOnce() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosField;
            import dev.cedros.annotations.RosKey;
            import dev.cedros.annotations.RosMessage;
            import java.util.Date;
            import java.util.List;
            @RosMessage("acme/msg/mess") //! [cedros:invalid-name] @RosMessage("acme/msg/mess") on Mess: 'mess' is not a ROS type name. Begin with an upper-case letter and use letters and digits.
            public class Mess<T> { //! [cedros:generic-class] Mess is generic, and ROS messages are not. Write one class for each type that you send.
                //! [cedros:no-constructor] Mess has a no-argument constructor, but nothing sets values. Add a setter or make the field assignable, or add the constructor Mess(java.util.Date when, java.util.List<Integer> values, int[] numbers).
                public Date when; //! [cedros:unsupported-type] Mess.when has type java.util.Date, which has no ROS 2 form. Use java.time.Instant or the Time message.
                private List<Integer> values; //! [cedros:no-accessor] Mess.values is private and has no accessor. Add values() that returns java.util.List<Integer>, make the field visible, or leave it out with @RosIgnore.
                //! WARNING: [cedros:boxed-list] Mess.values is a List that boxes every element. Use int[] or IntSequence, or silence this with @SuppressWarnings("cedros:boxed-list").
                @RosField("float64[9]") int[] numbers; //! [cedros:type-mismatch] @RosField("float64[9]") on Mess.numbers does not fit int[]. Use double[], or correct the ROS type.
                @RosKey static int count; //! [cedros:invalid-key] @RosKey on Mess.count, which is no member of the message. Put it on a member.
            }
            """);
    }
}
