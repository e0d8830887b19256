package dev.cedros.processor;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;

/** Changes all that can change in an object, to see whether a copy shares any of it. */
final class Scramble {
    private Scramble() {}

    static void everything(Object object) throws IllegalAccessException {
        if (object instanceof List<?> list) {
            for (Object element : list) {
                everything(element);
            }
        } else if (object instanceof Optional<?> optional && optional.isPresent()) {
            everything(optional.get());
        } else if (object != null && object.getClass().isArray()) {
            elements(object);
        } else if (object != null && object.getClass().getClassLoader() instanceof GeneratedClasses) {
            fields(object);
        }
    }

    private static void elements(Object array) throws IllegalAccessException {
        for (int i = 0; i < Array.getLength(array); i++) {
            Object element = Array.get(array, i);
            everything(element);
            Array.set(array, i, array.getClass().componentType().isPrimitive() ? other(element) : null);
        }
    }

    private static void fields(Object object) throws IllegalAccessException {
        for (Field field : object.getClass().getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers()) || object instanceof Enum) {
                continue;
            }
            field.setAccessible(true);
            everything(field.get(object));
            if (!Modifier.isFinal(field.getModifiers())) {
                field.set(object, field.getType().isPrimitive() ? other(field.get(object)) : null);
            }
        }
    }

    /** Another value of the same primitive type. */
    private static Object other(Object value) {
        if (value instanceof Boolean bool) {
            return !bool;
        }
        if (value instanceof Character unit) {
            return (char) (unit + 1);
        }
        Number number = (Number) value;
        if (value instanceof Float) {
            return number.floatValue() == 1f ? 2f : 1f;
        }
        if (value instanceof Double) {
            return number.doubleValue() == 1 ? 2d : 1d;
        }
        if (value instanceof Long) {
            return number.longValue() + 1;
        }
        if (value instanceof Integer) {
            return number.intValue() + 1;
        }
        return value instanceof Short ? (Object) (short) (number.shortValue() + 1) : (byte) (number.byteValue() + 1);
    }
}
