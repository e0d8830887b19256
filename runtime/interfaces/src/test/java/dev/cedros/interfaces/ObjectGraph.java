package dev.cedros.interfaces;

import dev.cedros.sequence.PackedSequence;
import dev.cedros.sequence.PrimitiveSequence;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Adds up what the objects of a message take in memory, from how HotSpot lays them out with compressed references: twelve
 * bytes of header, sixteen for an array, everything rounded up to eight. What all messages share counts nothing: empty
 * strings, lists and sequences.
 */
final class ObjectGraph {
    private static final int HEADER_BYTES = 12;
    private static final int ARRAY_HEADER_BYTES = 16;
    private static final Class<?> SHOWN_ARRAY = Arrays.asList("").getClass();

    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    private ObjectGraph() {}

    static long sizeBytes(Object root) {
        return new ObjectGraph().size(root);
    }

    private long size(Object object) {
        if (object == null || isShared(object) || !seen.add(object)) {
            return 0;
        }
        if (object instanceof String text) {
            boolean latin = text.chars().allMatch(unit -> unit < 0x100);
            return shallow(String.class) + array(text.length(), latin ? 1 : 2);
        }
        if (object.getClass().isArray()) {
            return arraySize(object);
        }
        if (object instanceof List<?> list && !(object instanceof PackedSequence)) {
            return listSize(list);
        }
        if (object instanceof Optional<?> optional) {
            return optional.isEmpty() ? 0 : shallow(Optional.class) + size(optional.get());
        }
        return shallow(object.getClass()) + (isOurs(object) ? fields(object) : 0);
    }

    private static boolean isShared(Object object) {
        return object.equals("")
                || (object instanceof List<?> list && list.isEmpty())
                || (object instanceof PrimitiveSequence sequence && sequence.isEmpty())
                || object instanceof Enum;
    }

    private static boolean isOurs(Object object) {
        return object.getClass().getName().startsWith("dev.cedros.");
    }

    private long arraySize(Object array) {
        int length = Array.getLength(array);
        long size = array(length, bytes(array.getClass().getComponentType()));
        if (array instanceof Object[] elements) {
            for (Object element : elements) {
                size += size(element);
            }
        }
        return size;
    }

    /** The lists that codecs make: one that cannot change, around one that shows an array. */
    private long listSize(List<?> list) {
        long size = shallow(list.getClass()) + shallow(SHOWN_ARRAY) + array(list.size(), 4);
        for (Object element : list) {
            size += size(element);
        }
        return size;
    }

    private long fields(Object object) {
        long size = 0;
        for (Class<?> type = object.getClass(); type != null && isOurClass(type); type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
                    size += size(value(field, object));
                }
            }
        }
        return size;
    }

    private static boolean isOurClass(Class<?> type) {
        return type.getName().startsWith("dev.cedros.");
    }

    private static Object value(Field field, Object object) {
        try {
            field.setAccessible(true);
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new AssertionError(field.toString(), e);
        }
    }

    private static long shallow(Class<?> leaf) {
        long wide = 0;
        long narrow = 0;
        for (Class<?> type = leaf; type != null; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers())) {
                    continue;
                }
                int bytes = bytes(field.getType());
                if (bytes == 8) {
                    wide += bytes;
                } else {
                    narrow += bytes;
                }
            }
        }
        // Eight-byte fields begin at 16; others go before them as far as they fit.
        long size = wide == 0 ? HEADER_BYTES + narrow : 16 + wide + Math.max(0, narrow - 4);
        return align(size);
    }

    private static long array(long length, int elementBytes) {
        return align(ARRAY_HEADER_BYTES + length * elementBytes);
    }

    private static int bytes(Class<?> type) {
        if (type == long.class || type == double.class) {
            return 8;
        }
        if (type == short.class || type == char.class) {
            return 2;
        }
        return type == byte.class || type == boolean.class ? 1 : 4;
    }

    private static long align(long size) {
        return (size + 7) & -8;
    }
}
