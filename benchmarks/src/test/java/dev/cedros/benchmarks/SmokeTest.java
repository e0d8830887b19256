package dev.cedros.benchmarks;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Every benchmark runs once with every parameter; nothing is timed. */
class SmokeTest {
    /** Larger messages differ in nothing but the time that they take. */
    private static final int MOST_ELEMENTS = 1000;

    @ParameterizedTest
    @ValueSource(
            classes = {
                Generated.class,
                Packed.class,
                ObjectArrays.class,
                Layout.class,
                Reflection.class,
                Ihmc.class,
                Memcpy.class,
                ConversionBenchmark.class,
                DispatchBenchmark.class,
                ScalingBenchmark.class
            })
    void runs(Class<? extends Arm> arm) throws ReflectiveOperationException {
        List<Method> benchmarks = Arrays.stream(arm.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Benchmark.class))
                .toList();
        assertTrue(benchmarks.size() > 1);
        List<Class<?>> states = benchmarks.stream()
                .<Class<?>>map(method -> method.getParameterTypes()[0])
                .distinct()
                .toList();
        for (Class<?> type : states) {
            for (Object state : states(type)) {
                setUp(state);
                for (Method benchmark : benchmarks) {
                    if (benchmark.getParameterTypes()[0] == type) {
                        benchmark.invoke(arm.getConstructor().newInstance(), state);
                    }
                }
            }
        }
    }

    /** A state for each combination of parameters, not yet set up. */
    private static List<Object> states(Class<?> type) throws ReflectiveOperationException {
        List<Object> states = new ArrayList<>();
        List<Field> parameters = Arrays.stream(type.getFields())
                .filter(field -> field.isAnnotationPresent(Param.class))
                .toList();
        List<List<String>> combinations = List.of(List.of());
        for (Field parameter : parameters) {
            combinations = combinations.stream()
                    .flatMap(some -> values(parameter).stream().map(value -> with(some, value)))
                    .toList();
        }
        for (List<String> combination : combinations) {
            Object state = type.getConstructor().newInstance();
            for (int i = 0; i < combination.size(); i++) {
                Field parameter = parameters.get(i);
                String value = combination.get(i);
                parameter.set(state, parameter.getType() == int.class ? (Object) Integer.valueOf(value) : value);
            }
            states.add(state);
        }
        return states;
    }

    private static List<String> values(Field parameter) {
        return Arrays.stream(parameter.getAnnotation(Param.class).value())
                .filter(value -> parameter.getType() != int.class || Integer.parseInt(value) <= MOST_ELEMENTS)
                .toList();
    }

    private static List<String> with(List<String> some, String value) {
        List<String> all = new ArrayList<>(some);
        all.add(value);
        return all;
    }

    private static void setUp(Object state) throws ReflectiveOperationException {
        for (Method method : state.getClass().getMethods()) {
            if (method.isAnnotationPresent(Setup.class)) {
                method.invoke(state);
            }
        }
    }
}
