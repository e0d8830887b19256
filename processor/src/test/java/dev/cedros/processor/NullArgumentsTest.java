package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.codec.MessageType;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.payload.Payload;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every public method of codecs and their handles with null for each argument in turn, and places that are none. */
class NullArgumentsTest {
    private static final Map<Class<?>, String> NAMES = Map.of(
            byte[].class, "array",
            ByteBuffer.class, "buffer",
            Payload.class, "payload",
            CdrOptions.class, "options",
            CdrReader.class, "reader",
            CdrWriter.class, "writer");

    /** Null is a value that they know: it equals null and has a hash. */
    private static final Set<String> NULL_IS_FINE = Set.of("equal", "hash");

    @TempDir
    Path folder;

    @Test
    void theArgumentIsNamed() throws Exception {
        List<String> wrong = new ArrayList<>();
        int calls = 0;
        for (String kind : List.of("record Text(@RosKey int id, String data)", "class Text")) {
            Build.Result result = Build.javac(folder.resolve(kind.substring(0, 5)))
                    .compile("package p; import dev.cedros.annotations.*; @RosMessage(\"p/Text\") public " + kind
                            + (kind.startsWith("c") ? " { @RosKey public int id; public String data; }" : " {}"));
            assertEquals(List.of(), result.diagnostics());
            Class<?> codec = result.load().loadClass("p.TextCodec");
            MessageType<?> type = (MessageType<?>) codec.getField("TYPE").get(null);
            for (Method method : codec.getDeclaredMethods()) {
                if (Modifier.isPublic(method.getModifiers())) {
                    calls += call(method, null, type, wrong);
                }
            }
            for (Method method : MessageType.class.getDeclaredMethods()) {
                if (Modifier.isPublic(method.getModifiers())) {
                    calls += call(method, type, type, wrong);
                }
            }
        }
        assertTrue(calls > 200, () -> "too few methods");
        assertEquals(List.of(), wrong);
    }

    private static int call(Method method, Object on, MessageType<?> type, List<String> wrong) throws Exception {
        int calls = 0;
        method.setAccessible(true);
        Class<?>[] parameters = method.getParameterTypes();
        for (int i = 0; i < parameters.length; i++) {
            boolean unused = method.getName().equals("serializedEnd") && parameters[i] == CdrOptions.class;
            boolean constant = method.getName().endsWith("Estimate") && parameters[i] != CdrOptions.class;
            if (parameters[i].isPrimitive() || NULL_IS_FINE.contains(method.getName()) || unused || constant) {
                continue;
            }
            Object[] arguments = new Object[parameters.length];
            for (int j = 0; j < parameters.length; j++) {
                arguments[j] = j == i ? null : argument(parameters[j], type);
            }
            calls++;
            String seen;
            try {
                method.invoke(on, arguments);
                seen = "no error";
            } catch (InvocationTargetException e) {
                seen = e.getCause() instanceof InvalidMessageException invalid
                        ? invalid.code() + ": " + invalid.problem()
                        : e.getCause().toString();
            }
            String name = NAMES.getOrDefault(parameters[i], "is null");
            if (!seen.startsWith("null-member") || !seen.contains(name)) {
                wrong.add(method + " argument " + i + ": " + seen);
            }
        }
        return calls;
    }

    private static <T> Object argument(Class<?> parameter, MessageType<T> type) {
        byte[] data = type.encode(type.defaults());
        if (parameter == int.class) {
            return data.length;
        } else if (parameter == long.class) {
            return 0L;
        } else if (parameter == byte[].class) {
            return new byte[100];
        } else if (parameter == ByteBuffer.class) {
            return ByteBuffer.wrap(data);
        } else if (parameter == Payload.class) {
            return Payload.of(data);
        } else if (parameter == CdrOptions.class) {
            return CdrOptions.DEFAULT;
        } else if (parameter == CdrReader.class) {
            return CdrReader.of(data, CdrOptions.DEFAULT);
        } else if (parameter == CdrWriter.class) {
            return CdrWriter.growing();
        }
        return type.defaults();
    }

    /** Nobody's accessor is to blame, and no member. */
    @Test
    void aPlaceThatIsNoneIsNamed() throws Exception {
        Build.Result result = Build.javac(folder).compile("""
            package p;
            import dev.cedros.annotations.*;
            import dev.cedros.cdr.CdrOptions;
            import dev.cedros.error.*;
            import java.nio.ByteOrder;
            import java.util.*;
            @RosMessage("p/Test")
            public record Test(Inner inner, List<Inner> list, String a, String b, String c, String d, String e) {
                @RosMessage("p/Inner") record Inner(String text, double number) {}
                public static Object run() {
                    Set<String> seen = new TreeSet<>();
                    Inner inner = new Inner("text", 1);
                    Test test = new Test(inner, List.of(inner), "a", "b", "c", "d", "e");
                    for (byte[] buffer : new byte[][] {null, new byte[200]}) {
                        for (int position : new int[] {-1, -100, Integer.MIN_VALUE, 201, Integer.MAX_VALUE}) {
                            for (CdrOptions options : new CdrOptions[] {
                                CdrOptions.DEFAULT, CdrOptions.DEFAULT.withByteOrder(ByteOrder.BIG_ENDIAN)
                            }) {
                                for (int origin : new int[] {0, position}) {
                                    try {
                                        TestCodec.write(test, buffer, origin, position, options);
                                    } catch (CedrosException e) {
                                        seen.add(e.getMessage().replace("" + position, "N"));
                                    }
                                    try {
                                        Test_InnerCodec.write(inner, buffer, origin, position);
                                    } catch (CedrosException e) {
                                        seen.add(e.getMessage().replace("" + position, "N"));
                                    }
                                }
                            }
                        }
                    }
                    return seen;
                }
            }
            """);
        assertEquals(List.of(), result.diagnostics());
        assertEquals(
                "[The array to write is null. Give one., position N does not lie inside an array of 200 bytes.]",
                String.valueOf(
                        result.load().loadClass("p.Test").getMethod("run").invoke(null)));
    }
}
