package dev.cedros.error;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

class CedrosExceptionTest {
    @Test
    void startsWithNothingButTheProblem() {
        CedrosException e = new InvalidMessageException("null-member", "is null.");

        assertEquals("null-member", e.code());
        assertEquals("is null.", e.problem());
        assertEquals("is null.", e.getMessage());
        assertNull(e.typeName());
        assertNull(e.member());
        assertNull(e.getCause());
    }

    @Test
    void collectsThePathOnItsWayOut() {
        CedrosException e = new InvalidMessageException("null-member", "is null.");

        CedrosException out = e.within("builtin_interfaces/msg/Time", "sec")
                .within("std_msgs/msg/Header", "stamp")
                .within("geometry_msgs/msg/TransformStamped", "header")
                .within(null, "[2]")
                .within("tf2_msgs/msg/TFMessage", "transforms");

        assertSame(e, out);
        assertEquals("tf2_msgs/msg/TFMessage", e.typeName());
        assertEquals("transforms[2].header.stamp.sec", e.member());
        assertEquals("tf2_msgs/msg/TFMessage, field transforms[2].header.stamp.sec: is null.", e.getMessage());
        assertEquals("is null.", e.problem());
    }

    @Test
    void anIndexInsideAnIndexNeedsNoDot() {
        CedrosException e =
                new InvalidMessageException("x", "y").within(null, "[1]").within(null, "[0]");

        assertEquals("[0][1]", e.member());
        assertEquals("field [0][1]: y", e.getMessage());
    }

    @Test
    void aTypeMayComeWithoutAMember() {
        CedrosException e =
                new InvalidMessageException("x", "y").within("a/msg/B", null).within("a/msg/C", "");

        assertEquals("a/msg/C", e.typeName());
        assertNull(e.member());
        assertEquals("a/msg/C: y", e.getMessage());
    }
}
