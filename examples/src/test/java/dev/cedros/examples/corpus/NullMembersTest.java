package dev.cedros.examples.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.interfaces.builtin_interfaces.msg.TimeCodec;
import dev.cedros.interfaces.rcl_interfaces.msg.Parameter;
import dev.cedros.interfaces.rcl_interfaces.msg.ParameterEvent;
import dev.cedros.interfaces.rcl_interfaces.msg.ParameterEventCodec;
import dev.cedros.interfaces.rcl_interfaces.msg.ParameterValueCodec;
import dev.cedros.interfaces.sensor_msgs.msg.MultiDOFJointState;
import dev.cedros.interfaces.sensor_msgs.msg.MultiDOFJointStateCodec;
import dev.cedros.interfaces.std_msgs.msg.HeaderCodec;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A null in any member of any record is refused by name, before anything is written. */
class NullMembersTest {
    /**
     * A member that can be null.
     *
     * @param codec the codec of the record
     * @param index the number of the component
     */
    record Case(CodecUnderTest codec, int index) {
        RecordComponent component() {
            return codec.message().getRecordComponents()[index];
        }

        Object message() throws ReflectiveOperationException {
            RecordComponent[] components = codec.message().getRecordComponents();
            List<Members.Member> members = Members.of(codec.message()).list();
            Object defaults = codec.defaults();
            Object[] values = new Object[components.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = i == index ? null : members.get(i).value(defaults);
            }
            Class<?>[] types =
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            Constructor<?> constructor = codec.message().getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        }

        @Override
        public String toString() {
            return codec + "." + component().getName();
        }
    }

    static List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        for (CodecUnderTest codec : CodecsUnderTest.all()) {
            RecordComponent[] components = codec.message().getRecordComponents();
            for (int i = 0; components != null && i < components.length; i++) {
                if (!components[i].getType().isPrimitive()) {
                    cases.add(new Case(codec, i));
                }
            }
        }
        return cases;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void isRefusedByName(Case each) throws ReflectiveOperationException {
        CodecUnderTest codec = each.codec();
        Object message = each.message();
        String member = Members.of(codec.message()).names().get(each.index());
        for (Executable call : List.<Executable>of(
                () -> codec.encode(message, CdrOptions.DEFAULT),
                () -> codec.encode(message, new byte[2048], 0),
                () -> codec.encode(message, ByteBuffer.allocateDirect(2048)))) {
            InvalidMessageException e = assertThrows(InvalidMessageException.class, call);
            assertEquals("null-member", e.code(), e::getMessage);
            assertEquals(codec.typeName(), e.typeName(), e::getMessage);
            assertEquals(member, e.member(), e::getMessage);
        }
        assertSizedOrRefused(codec, message);
    }

    /** A member of fixed size need not be looked at to tell the size. */
    private static void assertSizedOrRefused(CodecUnderTest codec, Object message) {
        try {
            assertTrue(codec.serializedSize(message) >= codec.minSize());
        } catch (InvalidMessageException e) {
            assertEquals("null-member", e.code(), e::getMessage);
        }
    }

    @Test
    void elementsAreNamedByIndex() {
        List<String> names = new ArrayList<>(List.of("a", "b"));
        names.set(1, null);
        InvalidMessageException text = assertThrows(
                InvalidMessageException.class,
                () -> MultiDOFJointStateCodec.encode(
                        new MultiDOFJointState(HeaderCodec.defaults(), names, List.of(), List.of(), List.of())));
        assertEquals("joint_names[1]", text.member());
        Parameter parameter = new Parameter("p", ParameterValueCodec.defaults());
        List<Parameter> parameters = new ArrayList<>(List.of(parameter, parameter, parameter));
        parameters.set(2, new Parameter("q", null));
        InvalidMessageException nested = assertThrows(
                InvalidMessageException.class,
                () -> ParameterEventCodec.encode(
                        new ParameterEvent(TimeCodec.defaults(), "n", List.of(), parameters, List.of())));
        assertEquals("changed_parameters[2].value", nested.member());
        parameters.set(2, null);
        InvalidMessageException element = assertThrows(
                InvalidMessageException.class,
                () -> ParameterEventCodec.encode(
                        new ParameterEvent(TimeCodec.defaults(), "n", parameters, List.of(), List.of())));
        assertEquals("new_parameters[2]", element.member());
    }
}
