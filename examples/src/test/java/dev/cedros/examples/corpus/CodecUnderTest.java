package dev.cedros.examples.corpus;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.layout.MessageLayout;
import dev.cedros.payload.Payload;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.util.stream.Stream;

/**
 * A generated codec, called by the names and signatures that are promised to users. A test that goes through a hundred
 * codecs looks their methods up; programs call them directly.
 */
final class CodecUnderTest {
    private final Class<?> message;
    private final Class<?> codec;

    private CodecUnderTest(Class<?> message, Class<?> codec) {
        this.message = message;
        this.codec = codec;
    }

    /** Finds the codec of a message class, named as promised: {@code FooCodec}, {@code Outer_InnerCodec}. */
    static CodecUnderTest of(Class<?> message) {
        return named(message, message.getName().replace('$', '_') + "Codec");
    }

    /** Finds a codec by its name, for types that are derived from services. */
    static CodecUnderTest named(Class<?> message, String codecName) {
        try {
            return new CodecUnderTest(message, Class.forName(codecName));
        } catch (ClassNotFoundException e) {
            throw new AssertionError("There is no " + codecName + "; did the processor run?", e);
        }
    }

    Class<?> message() {
        return message;
    }

    /** Tells the Java class from others for the same ROS type. */
    String label() {
        return codec.getName()
                .replaceFirst("^dev\\.cedros\\.(examples|interfaces)\\.", "")
                .replaceFirst("Codec$", "");
    }

    String typeName() {
        return (String) constant("TYPE_NAME");
    }

    MessageLayout layout() {
        return (MessageLayout) constant("LAYOUT");
    }

    int minSize() {
        return (Integer) constant("MIN_SIZE");
    }

    int maxSize() {
        return (Integer) constant("MAX_SIZE");
    }

    Object decode(byte[] bytes, CdrOptions options) {
        return call("decode", new Class<?>[] {byte[].class, CdrOptions.class}, bytes, options);
    }

    Object decode(byte[] bytes, int offset, int length) {
        return call("decode", new Class<?>[] {byte[].class, int.class, int.class}, bytes, offset, length);
    }

    Object decode(ByteBuffer bytes) {
        return call("decode", new Class<?>[] {ByteBuffer.class}, bytes);
    }

    Object decode(Payload payload) {
        return call("decode", new Class<?>[] {Payload.class}, payload);
    }

    Object decodeOwned(byte[] bytes) {
        return call("decodeOwned", new Class<?>[] {byte[].class}, (Object) bytes);
    }

    Object decodeBorrowed(Payload payload) {
        return call("decodeBorrowed", new Class<?>[] {Payload.class}, payload);
    }

    boolean hasDecodeInto() {
        return Stream.of(codec.getDeclaredMethods())
                .anyMatch(method -> method.getName().equals("decodeInto"));
    }

    void decodeInto(byte[] bytes, Object value) {
        call("decodeInto", new Class<?>[] {byte[].class, message}, bytes, value);
    }

    int write(Object value, byte[] buffer, int origin, int position) {
        Class<?>[] parameters = {message, byte[].class, int.class, int.class};
        return (Integer) call("write", parameters, value, buffer, origin, position);
    }

    Object read(CdrReader in) {
        return call("read", new Class<?>[] {CdrReader.class}, in);
    }

    byte[] encode(Object value, CdrOptions options) {
        return (byte[]) call("encode", new Class<?>[] {message, CdrOptions.class}, value, options);
    }

    int encode(Object value, byte[] buffer, int offset) {
        return (Integer) call("encode", new Class<?>[] {message, byte[].class, int.class}, value, buffer, offset);
    }

    void encode(Object value, ByteBuffer buffer) {
        call("encode", new Class<?>[] {message, ByteBuffer.class}, value, buffer);
    }

    int serializedSize(Object value) {
        return (Integer) call("serializedSize", new Class<?>[] {message}, value);
    }

    int serializedSizeEstimate(Object value) {
        return (Integer) call("serializedSizeEstimate", new Class<?>[] {message}, value);
    }

    boolean equal(Object one, Object other) {
        return (Boolean) call("equal", new Class<?>[] {message, message}, one, other);
    }

    int hash(Object value) {
        return (Integer) call("hash", new Class<?>[] {message}, value);
    }

    Object copy(Object value) {
        return call("copy", new Class<?>[] {message}, value);
    }

    Object defaults() {
        return call("defaults", new Class<?>[0]);
    }

    private Object constant(String name) {
        try {
            var field = codec.getDeclaredField(name);
            field.setAccessible(true);
            return field.get(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(codec.getName() + " lacks " + name, e);
        }
    }

    private Object call(String name, Class<?>[] parameters, Object... arguments) {
        try {
            Method method = codec.getDeclaredMethod(name, parameters);
            method.setAccessible(true);
            return method.invoke(null, arguments);
        } catch (InvocationTargetException e) {
            throw CodecUnderTest.<RuntimeException>asThrown(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(codec.getName() + " lacks " + name, e);
        }
    }

    @SuppressWarnings("unchecked")
    private static <E extends Throwable> E asThrown(Throwable thrown) throws E {
        throw (E) thrown;
    }

    @Override
    public String toString() {
        return label();
    }
}
