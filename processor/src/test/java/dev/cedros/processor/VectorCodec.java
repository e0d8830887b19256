package dev.cedros.processor;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.codec.MessageType;
import dev.cedros.layout.MessageLayout;
import dev.cedros.payload.Payload;
import java.lang.reflect.InvocationTargetException;
import java.nio.ByteBuffer;

/** A generated codec, called by reflection; exceptions of the codec come out as they are. */
final class VectorCodec {
    private final Class<?> codec;
    private final Class<?> message;

    VectorCodec(Class<?> codec, Class<?> message) {
        this.codec = codec;
        this.message = message;
    }

    String typeName() {
        return (String) constant("TYPE_NAME");
    }

    String typeHash() {
        return (String) constant("TYPE_HASH");
    }

    MessageLayout layout() {
        return (MessageLayout) constant("LAYOUT");
    }

    /** The codec as an object, for messages of a class that is not known here. */
    @SuppressWarnings("unchecked")
    MessageType<Object> type() {
        return (MessageType<Object>) constant("TYPE");
    }

    int minSize() {
        return (int) constant("MIN_SIZE");
    }

    int maxSize() {
        return (int) constant("MAX_SIZE");
    }

    int keyMinSize() {
        return (int) constant("KEY_MIN_SIZE");
    }

    int keyMaxSize() {
        return (int) constant("KEY_MAX_SIZE");
    }

    int serializedSize(Object value, CdrOptions options) {
        return (int) call("serializedSize", types(message, CdrOptions.class), value, options);
    }

    int serializedSize(Object value) {
        return (int) call("serializedSize", types(message), value);
    }

    long serializedEnd(Object value, long start, CdrOptions options) {
        return (long) call("serializedEnd", types(message, long.class, CdrOptions.class), value, start, options);
    }

    int serializedSizeEstimate(Object value, CdrOptions options) {
        return (int) call("serializedSizeEstimate", types(message, CdrOptions.class), value, options);
    }

    int serializedSizeEstimate(Object value) {
        return (int) call("serializedSizeEstimate", types(message), value);
    }

    byte[] encode(Object value) {
        return (byte[]) call("encode", types(message), value);
    }

    byte[] encode(Object value, CdrOptions options) {
        return (byte[]) call("encode", types(message, CdrOptions.class), value, options);
    }

    int encode(Object value, byte[] buffer, int offset, CdrOptions options) {
        Class<?>[] types = types(message, byte[].class, int.class, CdrOptions.class);
        return (int) call("encode", types, value, buffer, offset, options);
    }

    void encode(Object value, ByteBuffer buffer, CdrOptions options) {
        call("encode", types(message, ByteBuffer.class, CdrOptions.class), value, buffer, options);
    }

    void write(Object value, CdrWriter out) {
        call("write", types(message, CdrWriter.class), value, out);
    }

    Object decode(byte[] bytes) {
        return call("decode", types(byte[].class), (Object) bytes);
    }

    Object decode(byte[] bytes, CdrOptions options) {
        return call("decode", types(byte[].class, CdrOptions.class), bytes, options);
    }

    Object decode(byte[] bytes, int offset, int length, CdrOptions options) {
        Class<?>[] types = types(byte[].class, int.class, int.class, CdrOptions.class);
        return call("decode", types, bytes, offset, length, options);
    }

    Object decode(ByteBuffer bytes, CdrOptions options) {
        return call("decode", types(ByteBuffer.class, CdrOptions.class), bytes, options);
    }

    Object decode(Payload payload, CdrOptions options) {
        return call("decode", types(Payload.class, CdrOptions.class), payload, options);
    }

    Object decodeOwned(byte[] bytes, CdrOptions options) {
        return call("decodeOwned", types(byte[].class, CdrOptions.class), bytes, options);
    }

    Object decodeBorrowed(Payload payload, CdrOptions options) {
        return call("decodeBorrowed", types(Payload.class, CdrOptions.class), payload, options);
    }

    void decodeInto(byte[] bytes, Object target, CdrOptions options) {
        call("decodeInto", types(byte[].class, message, CdrOptions.class), bytes, target, options);
    }

    void decodeInto(Payload payload, Object target, CdrOptions options) {
        call("decodeInto", types(Payload.class, message, CdrOptions.class), payload, target, options);
    }

    Object read(CdrReader in) {
        return call("read", types(CdrReader.class), in);
    }

    boolean equal(Object one, Object other) {
        return (boolean) call("equal", types(message, message), one, other);
    }

    int hash(Object value) {
        return (int) call("hash", types(message), value);
    }

    Object copy(Object value) {
        return call("copy", types(message), value);
    }

    Object defaults() {
        return call("defaults", types());
    }

    String text(Object value) {
        return (String) call("text", types(message), value);
    }

    byte[] keyHash(Object value) {
        return (byte[]) call("keyHash", types(message), value);
    }

    byte[] keyHash(Payload payload) {
        return (byte[]) call("keyHash", types(Payload.class), payload);
    }

    byte[] encodeKey(Object value) {
        return (byte[]) call("encodeKey", types(message), value);
    }

    int keySerializedSize(Object value) {
        return (int) call("keySerializedSize", types(message), value);
    }

    int keySerializedSizeEstimate(Object value) {
        return (int) call("keySerializedSizeEstimate", types(message), value);
    }

    private static Class<?>[] types(Class<?>... types) {
        return types;
    }

    private Object constant(String name) {
        try {
            return codec.getField(name).get(null);
        } catch (ReflectiveOperationException failed) {
            throw new AssertionError(failed);
        }
    }

    private Object call(String name, Class<?>[] types, Object... arguments) {
        try {
            return codec.getMethod(name, types).invoke(null, arguments);
        } catch (InvocationTargetException failed) {
            if (failed.getCause() instanceof RuntimeException thrown) {
                throw thrown;
            }
            throw new AssertionError(failed.getCause());
        } catch (ReflectiveOperationException missing) {
            throw new AssertionError(missing);
        }
    }
}
