package dev.cedros.error;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.List;
import org.junit.jupiter.api.Test;

class InvalidMessageExceptionTest {
    @Test
    void requiredReturnsWhatIsThere() {
        String value = "laser";
        assertSame(value, Checks.required(value));
    }

    @Test
    void requiredRefusesNull() {
        InvalidMessageException e = assertThrows(InvalidMessageException.class, () -> Checks.required(null));

        assertEquals("null-member", e.code());
        assertEquals(
                "a/msg/B, field name: is null. Give it a value; ROS messages have no null.",
                e.within("a/msg/B", "name").getMessage());
    }

    @Test
    void checkLengthComparesExactly() {
        assertDoesNotThrow(() -> Checks.checkLength(9, 9));
        for (int wrong : new int[] {0, 8, 10}) {
            InvalidMessageException e = assertThrows(InvalidMessageException.class, () -> Checks.checkLength(wrong, 9));
            assertEquals("array-length", e.code());
            assertEquals("has " + wrong + " elements; the array takes exactly 9.", e.problem());
        }
        InvalidMessageException one = assertThrows(InvalidMessageException.class, () -> Checks.checkLength(1, 2));
        assertEquals("has 1 element; the array takes exactly 2.", one.problem());
    }

    @Test
    void outOfRangeNamesValueTypeAndRange() {
        InvalidMessageException e = InvalidMessageException.outOfRange(-1, "uint32", "0 to 4294967295");

        assertEquals("out-of-range", e.code());
        assertEquals("-1 does not fit uint32, which holds 0 to 4294967295.", e.getMessage());
    }

    @Test
    void noNumberNamesTheConstant() {
        InvalidMessageException e = InvalidMessageException.noNumber("State", "OTHER");

        assertEquals("enum-value", e.code());
        assertEquals(
                "State.OTHER has no number, so it cannot be encoded. Use a constant that has one.", e.getMessage());
    }

    /** A writer never knows how much the whole message needs; a codec tells when it is called as a user calls it. */
    @Test
    void aBufferThatWasTooSmallForAnotherMessageIsTheFaultOfTheAccessor() {
        BufferTooSmallException other = new BufferTooSmallException(5, 3);
        CedrosException e = InvalidMessageException.at(other, "a/msg/B", "name");
        assertInstanceOf(InvalidMessageException.class, e);
        assertEquals("accessor-failed", e.code());
        assertSame(other, e.getCause());
        assertNull(other.member());
    }

    @Test
    void atLocatesOurOwnExceptions() {
        BufferTooSmallException tooSmall = new BufferTooSmallException(-1, 4);
        assertSame(tooSmall, InvalidMessageException.at(tooSmall, "a/msg/B", "name"));
        assertEquals("a/msg/B", tooSmall.typeName());
        assertEquals("name", tooSmall.member());
    }

    @Test
    void atWrapsWhatTheUsersClassThrew() {
        RuntimeException theirs = new IllegalStateException("not loaded");

        CedrosException e = InvalidMessageException.at(theirs, "a/msg/B", "pose");

        assertInstanceOf(InvalidMessageException.class, e);
        assertEquals("accessor-failed", e.code());
        assertSame(theirs, e.getCause());
        assertEquals(
                "a/msg/B, field pose: could not be read from the message: java.lang.IllegalStateException: not loaded",
                e.getMessage());
    }

    @Test
    void atIndexLeavesTheTypeOpen() {
        RuntimeException theirs = new ConcurrentModificationException();

        CedrosException e = InvalidMessageException.atIndex(theirs, 7);

        assertEquals("accessor-failed", e.code());
        assertEquals("[7]", e.member());
        assertNull(e.typeName());
        assertSame(e, InvalidMessageException.at(e, "a/msg/B", "points"));
        assertEquals("points[7]", e.member());

        CedrosException inner = new InvalidMessageException("x", "y").within("a/msg/Inner", "name");
        InvalidMessageException.atIndex(inner, 0);
        assertEquals("a/msg/Inner", inner.typeName());
        assertEquals("[0].name", inner.member());
    }

    @Test
    void aCopyOfElementsIsFrozenAndNamesTheOneThatIsNull() {
        List<String> source = new ArrayList<>(List.of("a", "b"));
        List<String> copy = Checks.requiredElements(source);
        source.set(0, "c");
        assertEquals(List.of("a", "b"), copy);
        assertThrows(UnsupportedOperationException.class, () -> copy.set(0, "d"));
        InvalidMessageException e =
                assertThrows(InvalidMessageException.class, () -> Checks.requiredElements(Arrays.asList("a", null)));
        assertEquals("null-member", e.code());
        assertEquals("[1]", e.member());
        assertThrows(InvalidMessageException.class, () -> Checks.requiredElements(null));
    }

    @Test
    void aCollectionThatMiscountsIsNamedSo() {
        Checks.checkUnchanged(2, 2);
        InvalidMessageException e = assertThrows(InvalidMessageException.class, () -> Checks.checkUnchanged(1, 2));
        assertEquals("collection-changed", e.code());
        assertTrue(e.problem().startsWith("gave 1 element and says that it has 2."), e.problem());
    }
}
