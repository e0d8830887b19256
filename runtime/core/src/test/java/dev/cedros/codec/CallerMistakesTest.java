package dev.cedros.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.layout.MemberPath;
import dev.cedros.layout.MemberPathException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.projection.Columns;
import dev.cedros.projection.LayoutSkip;
import dev.cedros.projection.MemberReader;
import dev.cedros.sequence.PrimitiveSequence;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.msg.SchemaParser;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.AbstractList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What callers do wrong with layouts and dynamic messages is an exception of the library's own that says so. */
class CallerMistakesTest {
    private static final MessageLayout LAYOUT = MessageLayout.of(SchemaParser.parse("acme_msgs/msg/All", """
            int32[<=2] numbers
            string[<=2] texts
            Part[<=2] parts
            Part part
            ================================================================================
            MSG: acme_msgs/Part
            int32 x
            """));
    private static final DynamicMessage MESSAGE = DynamicMessage.defaults(LAYOUT);

    /** A collection that is shared with another thread may have grown or shrunk since it was asked for its size. */
    @ParameterizedTest
    @ValueSource(strings = {"numbers", "texts", "parts"})
    void collectionsThatChangeMeanwhile(String member) {
        Object element = member.equals("numbers") ? 1 : member.equals("texts") ? "a" : Map.of("x", 1);
        for (int there : new int[] {0, 1, 3, 1000}) {
            List<Object> changing = new AbstractList<>() {
                @Override
                public Object get(int index) {
                    return element;
                }

                @Override
                public int size() {
                    return 2;
                }

                @Override
                public Object[] toArray() {
                    Object[] elements = new Object[there];
                    java.util.Arrays.fill(elements, element);
                    return elements;
                }
            };
            assertRefused("collection-changed", member, () -> DynamicMessage.of(LAYOUT, Map.of(member, changing)));
            assertRefused("collection-changed", member, () -> MESSAGE.with(member, changing));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"numbers", "texts", "parts"})
    void collectionsThatFail(String member) {
        IllegalStateException failure = new IllegalStateException("closed");
        List<Object> failing = new AbstractList<>() {
            @Override
            public Object get(int index) {
                throw failure;
            }

            @Override
            public int size() {
                return 2;
            }
        };
        for (Executable call : List.<Executable>of(
                () -> DynamicMessage.of(LAYOUT, Map.of(member, failing)), () -> MESSAGE.with(member, failing))) {
            InvalidMessageException e = assertThrows(InvalidMessageException.class, call);
            assertEquals("accessor-failed", e.code());
            assertEquals(failure, e.getCause());
            assertTrue(String.valueOf(e.member()).startsWith(member), e::getMessage);
        }
    }

    @Test
    void elementsThatAreNotThere() {
        for (String path : List.of("numbers[0]", "texts[1]", "parts[0]", "parts[1].x")) {
            MemberPathException e = assertThrows(MemberPathException.class, () -> MESSAGE.with(path, 1));
            assertEquals("element-index", e.code());
        }
    }

    /** Such a type can be described and refused on the wire, but no value of it fits an array of Java. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "float64[4294967295] x",
                "uint8[2147483647] x",
                "string[2000000000] x",
                "Part[2000000000] x",
                "Row[65536] x"
            })
    void arraysThatNoMessageHolds(String member) {
        LayoutCodec codec = LayoutCodec.of(SchemaParser.parse("acme_msgs/msg/Large", member + """

            ================================================================================
            MSG: acme_msgs/Part
            uint8 a
            string b
            ================================================================================
            MSG: acme_msgs/Row
            Cell[65536] cells
            ================================================================================
            MSG: acme_msgs/Cell
            float64[65536] values
            """));
        assertRefused("message-size", "x", codec::defaults);
        assertRefused("message-size", "x", () -> DynamicMessage.of(codec.layout(), Map.of()));
    }

    private static void assertRefused(String code, String member, Executable call) {
        InvalidMessageException e = assertThrows(InvalidMessageException.class, call);
        assertEquals(code, e.code(), e::getMessage);
        assertEquals(member, e.member(), e::getMessage);
    }

    @Test
    void argumentsThatAreNull() throws IllegalAccessException {
        int calls = 0;
        for (Method method : DynamicMessage.class.getMethods()) {
            Class<?>[] types = method.getParameterTypes();
            if (method.getDeclaringClass() == DynamicMessage.class
                    && types.length > 0
                    && !method.getName().equals("equals")) {
                Object[] arguments = new Object[types.length];
                for (int i = 1; i < types.length; i++) {
                    arguments[i] = types[i] == Class.class ? PrimitiveSequence.class : null;
                }
                assertTellsOfNull(method, arguments);
                calls++;
            }
        }
        assertTrue(calls > 20, "only " + calls + " methods");
        for (Executable call : List.<Executable>of(
                () -> MESSAGE.sequenceAt("numbers", null),
                () -> MESSAGE.with("part", null),
                () -> LayoutCodec.of((MessageLayout) null),
                () -> LayoutCodec.of((TypeDescription) null),
                () -> MessageLayout.of(null),
                () -> LAYOUT.path(null),
                () -> MemberPath.of(null, "part"),
                () -> TypeRegistry.of(null),
                () -> TypeRegistry.global().register((MessageType<?>) null),
                () -> LayoutSkip.of(null),
                () -> MemberReader.of(LAYOUT, null),
                () -> MemberReader.of(null, "part"),
                () -> Columns.of(LAYOUT, (String[]) null),
                () -> Columns.of(LAYOUT, "numbers", null),
                () -> Columns.of(null, CdrOptions.DEFAULT, List.of()),
                () -> Columns.of(LAYOUT, CdrOptions.DEFAULT, null))) {
            assertEquals(
                    "null-member",
                    assertThrows(InvalidMessageException.class, call).code());
        }
    }

    private static void assertTellsOfNull(Method method, Object[] arguments) throws IllegalAccessException {
        try {
            method.invoke(Modifier.isStatic(method.getModifiers()) ? null : MESSAGE, arguments);
        } catch (InvocationTargetException e) {
            InvalidMessageException said =
                    assertInstanceOf(InvalidMessageException.class, e.getCause(), method::toString);
            assertEquals("null-member", said.code());
            return;
        }
        throw new AssertionError(method + " takes null");
    }
}
