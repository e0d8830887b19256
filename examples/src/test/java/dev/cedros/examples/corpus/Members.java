package dev.cedros.examples.corpus;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The members of a message class in wire order, found without the annotations, which are gone at run time. */
record Members(List<Member> list) {
    /** ROS names that Java cannot spell; the components are called something else and carry the name in an annotation. */
    private static final Map<String, String> RENAMED = Map.of(
            "clazz", "class",
            "defaultNumber", "default",
            "intNumber", "int",
            "nullFlag", "null",
            "enumName", "enum");

    /**
     * A member.
     *
     * @param rosName its ROS name
     * @param type its Java type with type arguments
     * @param reader its accessor or its field
     */
    record Member(String rosName, java.lang.reflect.Type type, java.lang.reflect.AccessibleObject reader) {
        Object value(Object message) {
            try {
                reader.setAccessible(true);
                return reader instanceof Method method ? method.invoke(message) : ((Field) reader).get(message);
            } catch (ReflectiveOperationException e) {
                throw new AssertionError("Cannot read " + rosName, e);
            }
        }
    }

    static Members of(Class<?> message) {
        List<Member> members = new ArrayList<>();
        if (message.isRecord()) {
            for (RecordComponent component : message.getRecordComponents()) {
                members.add(
                        new Member(rosName(component.getName()), component.getGenericType(), component.getAccessor()));
            }
        } else {
            for (Field field : message.getDeclaredFields()) {
                // LaserReading.received is left out of the message by annotation.
                int unwanted = Modifier.STATIC | Modifier.TRANSIENT;
                if ((field.getModifiers() & unwanted) == 0 && !field.getName().equals("received")) {
                    members.add(new Member(rosName(field.getName()), field.getGenericType(), field));
                }
            }
        }
        return new Members(members);
    }

    List<String> names() {
        return list.stream().map(Member::rosName).toList();
    }

    private static String rosName(String javaName) {
        String renamed = RENAMED.get(javaName);
        return renamed != null
                ? renamed
                : javaName.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toLowerCase(java.util.Locale.ROOT);
    }
}
