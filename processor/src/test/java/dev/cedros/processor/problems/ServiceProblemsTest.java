package dev.cedros.processor.problems;

import org.junit.jupiter.api.Test;

class ServiceProblemsTest {
    @Test
    void missingParts() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosService;
            @RosService("acme/Add")
            public class Add { //! [cedros:service-parts] Add lacks the nested Response. Add a record or static class of that name; it may be empty.
                public record Request(int a) {
                    byte[] bytes() {
                        return Add_RequestCodec.encode(this);
                    }
                }
            }
            """, """
            package acme;
            import dev.cedros.annotations.RosAction;
            @RosAction("acme/Dock")
            public class Dock { //! [cedros:service-parts] Dock lacks the nested Result and Feedback. Add records or static classes of these names; they may be empty.
                public record Goal(int a) {}
                byte[] bytes(dev.cedros.codec.SendGoalRequest<Goal> request) {
                    return Dock_SendGoal_RequestCodec.encode(request);
                }
            }
            """);
    }

    @Test
    void partsWithProblems() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            import dev.cedros.annotations.RosService;
            @RosService("acme/Add")
            public class Add {
                @RosMessage("acme/srv/Add_Request") //! [cedros:conflicting-annotations] @RosMessage on Add.Request, which is a message already as a part of Add. Remove the annotation.
                public record Request(
                        Object a) {} //! [cedros:unsupported-type] Add.Request.a has type Object, which has no ROS 2 form. Use a primitive, String, a sequence of these, or a class annotated with @RosMessage.
                public interface Response {} //! [cedros:invalid-target] Add.Response is a part of a service or action and must be a message. Make it a record or class.
                byte[] bytes(dev.cedros.codec.ServiceEvent<Request, Response> event) {
                    return Add_EventCodec.encode(event);
                }
            }
            """);
    }

    /** No message holds goal and result, but the action as a whole does. */
    @Test
    void partsThatDisagree() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.*;
            @RosAction("acme/Dock")
            public interface Dock { //! [cedros:type-clash] The parts of acme.Dock bring in two classes as acme/msg/Place that have different members. Give them different ROS names, or use one class in all parts.
                record Goal(Here place) {}
                record Result(There place) {}
                record Feedback() {}
                @RosMessage("acme/Place") record Here(int x) {}
                @RosMessage("acme/Place") record There(long x) {}
                static Object type() {
                    return DockAction.TYPE;
                }
            }
            """);
    }

    @Test
    void privateService() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosService;
            class Outer {
                @RosService("acme/Add")
                private static class Add {
                    public record Request(int a) {} //! [cedros:private-class] Outer.Add.Request is private, so its codec could not use it. Leave out private, here and on the classes around it.
                    public record Response(int b) {} //! [cedros:private-class] Outer.Add.Response is private, so its codec could not use it. Leave out private, here and on the classes around it.
                }
            }
            """);
    }

    @Test
    void privateParts() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosAction;
            @RosAction("acme/Dock")
            class Dock {
                record Goal(int a) {}
                record Result(int b) {}
                private record Feedback(int c) {} //! [cedros:private-class] Dock.Feedback is private, so its codec could not use it. Leave out private, here and on the classes around it.
            }
            """);
    }
}
