package dev.cedros.processor;

import dev.cedros.vectors.VectorSchema.Member;
import dev.cedros.vectors.VectorSchema.Shape;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** All rows of the type mapping that a member can have, given the ways to hold one of its elements. */
final class VectorCarriers {
    private VectorCarriers() {}

    /**
     * The carriers of a member.
     *
     * @param classOf finds the class of an element type once the sources are compiled
     */
    static List<VectorCarrier> of(Member member, List<VectorElement> elements, Function<String, Class<?>> classOf) {
        List<VectorCarrier> carriers = new ArrayList<>();
        for (VectorElement element : elements) {
            if (member.shape() == Shape.SINGLE) {
                addSingle(element, carriers);
                continue;
            }
            if (member.shape() == Shape.BOUNDED && member.size() == 1) {
                addOptionals(element, carriers);
            }
            boolean natural = element.natural() && member.shape() == Shape.SEQUENCE;
            if (!element.sequence().isEmpty()) {
                carriers.add(sequence(element, natural));
            }
            carriers.add(array(element, natural, classOf));
            addLists(element, natural, carriers);
        }
        return carriers;
    }

    private static void addSingle(VectorElement element, List<VectorCarrier> carriers) {
        carriers.add(carrier(element.javaType(), element.natural(), element.toJava(), element.fromJava()));
        if (element.isPrimitive()) {
            carriers.add(carrier(element.boxed(), element.natural(), element.toJava(), element.fromJava()));
        }
    }

    private static void addOptionals(VectorElement element, List<VectorCarrier> carriers) {
        boolean natural = element.natural();
        UnaryOperator<Object> first =
                list -> list(list).stream().map(element.toJava()).findFirst();
        carriers.add(carrier(
                "java.util.Optional<" + element.boxed() + ">",
                natural,
                first,
                optional -> back(element, ((Optional<?>) optional).stream().toList())));
        switch (element.javaType()) {
            case "int" ->
                carriers.add(carrier(
                        "java.util.OptionalInt",
                        natural,
                        list -> ((Optional<?>) first.apply(list))
                                .map(one -> OptionalInt.of((Integer) one))
                                .orElseGet(OptionalInt::empty),
                        optional -> back(
                                element,
                                ((OptionalInt) optional).stream().boxed().toList())));
            case "long" ->
                carriers.add(carrier(
                        "java.util.OptionalLong",
                        natural,
                        list -> ((Optional<?>) first.apply(list))
                                .map(one -> OptionalLong.of((Long) one))
                                .orElseGet(OptionalLong::empty),
                        optional -> back(
                                element,
                                ((OptionalLong) optional).stream().boxed().toList())));
            case "double" ->
                carriers.add(carrier(
                        "java.util.OptionalDouble",
                        natural,
                        list -> ((Optional<?>) first.apply(list))
                                .map(one -> OptionalDouble.of((Double) one))
                                .orElseGet(OptionalDouble::empty),
                        optional -> back(
                                element,
                                ((OptionalDouble) optional).stream().boxed().toList())));
            default -> {}
        }
    }

    private static VectorCarrier array(VectorElement element, boolean natural, Function<String, Class<?>> classOf) {
        return carrier(
                element.javaType() + "[]",
                natural,
                list -> toArray(element, list, classOf.apply(element.javaType())),
                array -> back(element, elements(array)));
    }

    private static void addLists(VectorElement element, boolean natural, List<VectorCarrier> carriers) {
        boolean covariant = !element.isPrimitive() && !element.javaType().equals("String");
        for (String type :
                covariant ? List.of(element.boxed(), "? extends " + element.boxed()) : List.of(element.boxed())) {
            carriers.add(new VectorCarrier(
                    "java.util.List<" + type + ">",
                    natural,
                    element.isPrimitive(),
                    list -> list(list).stream().map(element.toJava()).toList(),
                    list -> back(element, list(list))));
        }
    }

    private static VectorCarrier sequence(VectorElement element, boolean natural) {
        Class<?> primitive = primitive(element.javaType());
        String type = "dev.cedros.sequence." + element.sequence();
        return carrier(
                type,
                natural,
                list -> sequenceOf(type, toArray(element, list, primitive)),
                sequence -> back(element, elements(arrayOf(sequence))));
    }

    private static Object sequenceOf(String type, Object array) {
        try {
            return Class.forName(type).getMethod("of", array.getClass()).invoke(null, array);
        } catch (ReflectiveOperationException failed) {
            throw new AssertionError(failed);
        }
    }

    private static Object arrayOf(Object sequence) {
        try {
            return sequence.getClass().getMethod("toArray").invoke(sequence);
        } catch (ReflectiveOperationException failed) {
            throw new AssertionError(failed);
        }
    }

    private static Object toArray(VectorElement element, Object list, Class<?> type) {
        List<?> values = list(list);
        Object array = Array.newInstance(type, values.size());
        for (int i = 0; i < values.size(); i++) {
            Array.set(array, i, element.toJava().apply(values.get(i)));
        }
        return array;
    }

    private static List<Object> elements(Object array) {
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < Array.getLength(array); i++) {
            values.add(Array.get(array, i));
        }
        return values;
    }

    private static List<Object> back(VectorElement element, List<?> values) {
        List<Object> back = new ArrayList<>();
        values.forEach(value -> back.add(element.fromJava().apply(value)));
        return back;
    }

    private static VectorCarrier carrier(
            String javaType, boolean natural, UnaryOperator<Object> toJava, UnaryOperator<Object> fromJava) {
        return new VectorCarrier(javaType, natural, false, toJava, fromJava);
    }

    /** The class of a primitive type's name, or null. */
    static Class<?> primitive(String name) {
        return switch (name) {
            case "boolean" -> boolean.class;
            case "byte" -> byte.class;
            case "short" -> short.class;
            case "char" -> char.class;
            case "int" -> int.class;
            case "long" -> long.class;
            case "float" -> float.class;
            case "double" -> double.class;
            default -> null;
        };
    }

    private static List<?> list(Object value) {
        return (List<?>) value;
    }
}
