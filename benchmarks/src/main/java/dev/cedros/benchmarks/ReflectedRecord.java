package dev.cedros.benchmarks;

import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.TypeDescription;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What reflection finds out about a record once: its canonical constructor, and for each component the accessor and the
 * ROS type.
 *
 * @param constructor the canonical constructor
 * @param members the components in wire order
 */
record ReflectedRecord(Constructor<?> constructor, List<Member> members) {
    /**
     * A component.
     *
     * @param accessor reads it
     * @param type its ROS type
     * @param nested the record of its elements where they are messages
     */
    record Member(Method accessor, FieldType type, @Nullable ReflectedRecord nested) {
        /** The value in this message. */
        Object value(Object message) {
            try {
                return accessor.invoke(message);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** Looks at a record class, and at those it contains. */
    static ReflectedRecord of(Class<?> type, TypeDescription description) {
        return of(type, description.type(), description);
    }

    private static ReflectedRecord of(Class<?> type, IndividualTypeDescription own, TypeDescription all) {
        RecordComponent[] components = type.getRecordComponents();
        List<Member> members = new ArrayList<>();
        for (int i = 0; i < components.length; i++) {
            Field field = own.fields().get(i);
            String nestedName = field.type().nestedTypeName();
            ReflectedRecord nested =
                    nestedName.isEmpty() ? null : of(elementClass(components[i]), all.referenced(nestedName), all);
            members.add(new Member(components[i].getAccessor(), field.type(), nested));
        }
        Class<?>[] parameters =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            return new ReflectedRecord(type.getDeclaredConstructor(parameters), members);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Class<?> elementClass(RecordComponent component) {
        return component.getGenericType() instanceof ParameterizedType list
                ? (Class<?>) list.getActualTypeArguments()[0]
                : component.getType();
    }

    /** Makes a message. */
    Object create(Object... values) {
        try {
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
