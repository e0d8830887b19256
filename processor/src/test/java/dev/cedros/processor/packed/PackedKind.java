package dev.cedros.processor.packed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.payload.Payload;
import dev.cedros.processor.Build;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.IntSequence;
import dev.cedros.sequence.PackedBuilder;
import dev.cedros.sequence.PackedSequence;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A record with a packed sequence, and a message that holds a list of it after one byte. */
final class PackedKind {
    private static final String SOURCE = """
        package p;
        import dev.cedros.annotations.*;
        import dev.cedros.sequence.*;
        import java.util.List;
        public interface Kinds {
            @RosMessage("p/Point") record Point(double x, double y, double z) {}
            @RosMessage("p/Quaternion") record Quaternion(double x, double y, double z, double w) {}
            @RosMessage("p/Pose") record Pose(Point position, Quaternion orientation) {}
            @RosMessage("p/Point32") record Point32(float x, float y, float z) {}
            @RosMessage("p/Color") record Color(float r, float g, float b, float a) {}
            @RosMessage("p/Pixel") record Pixel(
                    @RosField("uint8") int r, @RosField("uint8") int g, @RosField("byte") int b, @RosField("char") byte a) {}
            @RosMessage("p/Stamp") record Stamp(int sec, @RosField("uint32") long nanosec) {}
            @RosMessage("p/Mixed") record Mixed(double a, float b, float c, long d, short e, @RosField("uint16") char f,
                    @RosField("uint16") int g, byte h, byte i) {}
            @RosMessage("p/Fixed") record Fixed(
                    @RosField("float64[9]") DoubleSequence k, Stamp stamp, @RosField("uint32[2]") IntSequence n) {}
            @RosMessage("p/Deep") record Deep(Pose pose, Stamp from, Stamp to, One one) {}
            @RosMessage("p/One") record One(double get) {}
            %s
        }
        """;

    private static final String OWNER = "@RosMessage(\"p/%1$ss\") record %1$ss(byte before, List<%1$s> list) {}\n";
    private static final List<String> NAMES =
            List.of("Point", "Quaternion", "Pose", "Point32", "Color", "Pixel", "Stamp", "Mixed", "Fixed", "Deep");
    private static final double[] DOUBLES = {0, -0.0, 1, -1.5, Double.NaN, Double.POSITIVE_INFINITY, Double.MIN_VALUE};

    private final String name;
    private final ClassLoader loader;

    private PackedKind(String name, ClassLoader loader) {
        this.name = name;
        this.loader = loader;
    }

    /** Compiles all kinds. */
    static List<PackedKind> compile(Path folder) {
        String owners = NAMES.stream().map(OWNER::formatted).reduce("", String::concat);
        Build.Result result = Build.javac(folder)
                .options("-Xlint:all,-processing", "-Werror", "--release", "17")
                .compile(SOURCE.formatted(owners));
        assertEquals(List.of(), result.diagnostics());
        assertTrue(result.succeeded());
        ClassLoader loader = result.load();
        return NAMES.stream().map(name -> new PackedKind(name, loader)).toList();
    }

    List<Object> randomElements(Random random, int size) {
        return Stream.generate(() -> random(type("p.Kinds$" + name), random))
                .limit(size)
                .toList();
    }

    PackedSequence<Object> copyOf(Collection<?> elements) {
        return sequence(call("Sequence", "copyOf", new Class<?>[] {Collection.class}, elements));
    }

    @SuppressWarnings("unchecked")
    PackedBuilder<Object, PackedSequence<Object>> builder() {
        return (PackedBuilder<Object, PackedSequence<Object>>) call("Sequence", "builder", new Class<?>[0]);
    }

    PackedSequence<Object> read(CdrReader in, int count) {
        return sequence(call("Sequence", "read", new Class<?>[] {CdrReader.class, int.class}, in, count));
    }

    /** A message that holds the list. */
    Object owner(List<?> list) {
        return make(type("p.Kinds$" + name + "s").getDeclaredConstructors()[0], new Object[] {(byte) 1, list});
    }

    byte[] encode(Object owner, CdrOptions options) {
        return (byte[]) call(
                "sCodec", "encode", new Class<?>[] {type("p.Kinds$" + name + "s"), CdrOptions.class}, owner, options);
    }

    Object decode(byte[] bytes) {
        return call("sCodec", "decode", new Class<?>[] {byte[].class}, bytes);
    }

    Object decodeOwned(byte[] bytes) {
        return call("sCodec", "decodeOwned", new Class<?>[] {byte[].class}, bytes);
    }

    Object decodeBorrowed(Payload payload) {
        return call("sCodec", "decodeBorrowed", new Class<?>[] {Payload.class}, payload);
    }

    Object defaults() {
        return call("sCodec", "defaults", new Class<?>[0]);
    }

    boolean equal(Object owner, Object other) {
        Class<?> type = type("p.Kinds$" + name + "s");
        return (boolean) call("sCodec", "equal", new Class<?>[] {type, type}, owner, other);
    }

    int hash(Object owner) {
        return (int) call("sCodec", "hash", new Class<?>[] {type("p.Kinds$" + name + "s")}, owner);
    }

    Object copy(Object owner) {
        return call("sCodec", "copy", new Class<?>[] {type("p.Kinds$" + name + "s")}, owner);
    }

    @SuppressWarnings("unchecked")
    List<Object> list(Object owner) {
        try {
            return (List<Object>) owner.getClass().getMethod("list").invoke(owner);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public String toString() {
        return name;
    }

    @SuppressWarnings("unchecked")
    private static PackedSequence<Object> sequence(Object made) {
        return (PackedSequence<Object>) made;
    }

    private Object call(String suffix, String method, Class<?>[] types, Object... arguments) {
        try {
            return type("p.Kinds_" + name + suffix).getMethod(method, types).invoke(null, arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new AssertionError(e);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private Class<?> type(String className) {
        try {
            return loader.loadClass(className);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private static Object make(Constructor<?> constructor, Object[] arguments) {
        try {
            return constructor.newInstance(arguments);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** Numbers that fit every type, small enough to come twice. */
    private static Object random(Class<?> type, Random random) {
        int small = random.nextInt(4) + 124;
        return switch (type.getSimpleName()) {
            case "double" -> DOUBLES[random.nextInt(DOUBLES.length)];
            case "float" -> (float) DOUBLES[random.nextInt(DOUBLES.length)];
            case "long" -> (long) small << 24;
            case "int" -> small;
            case "short" -> (short) -small;
            case "char" -> (char) (small << 8);
            case "byte" -> (byte) small;
            case "DoubleSequence" ->
                DoubleSequence.of(
                        random.doubles(9).map(each -> DOUBLES[(int) (each * 7)]).toArray());
            case "IntSequence" -> IntSequence.of(small, -small);
            default -> {
                List<Object> values = new ArrayList<>();
                IntStream.range(0, type.getRecordComponents().length)
                        .forEach(i -> values.add(random(type.getRecordComponents()[i].getType(), random)));
                yield make(type.getDeclaredConstructors()[0], values.toArray());
            }
        };
    }
}
