package dev.cedros.codec;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.error.TypeMismatchException;
import dev.cedros.error.UnknownTypeException;
import dev.cedros.payload.Payload;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * Decodes and encodes messages whose type is known by its ROS name: what comes from a topic, a recording or a log.
 *
 * <p>Generated codecs come first: the indexes that the annotation processor writes lead from the name straight to the
 * static codec, whatever the {@link TypeRegistry} holds. Types registered at run time come second. The encapsulation header
 * of the bytes is checked before either, so that data without one is the same {@link CdrException} whatever type it is said
 * to have.
 *
 * <p>Names are three-part ones, such as {@code sensor_msgs/msg/Imu}; the two-part {@code sensor_msgs/Imu} means the same
 * and takes a little longer. Requests and responses of services are called {@code pkg/srv/Add_Request} and so on.
 *
 * <p>The indexes are those that the class loader of this class finds. Containers whose programs have class loaders of their
 * own call {@link MessageIndex#load} with these. Everything here is thread-safe.
 */
public final class Messages {
    private static final Dispatch DISPATCH = new Dispatch(IndexLoader.program(), TypeRegistry.global());

    private Messages() {}

    /**
     * Decodes one message.
     *
     * @return an instance of the class that is annotated with this name, or of the class of the registered type
     * @throws CdrException if the bytes are no such message
     * @throws UnknownTypeException if neither an index nor the registry has the type
     * @throws TypeMismatchException if two jars give the name to different types
     */
    public static Object decode(String typeName, byte[] data) {
        return decode(typeName, data, CdrOptions.DEFAULT);
    }

    /** Decodes one message with these options, as {@link #decode(String, byte[])} does. */
    public static Object decode(String typeName, byte[] data, CdrOptions options) {
        return decode(typeName, Payload.of(data), options);
    }

    /** Decodes the bytes from the buffer's position, which stays, to its limit, as {@link #decode(String, byte[])} does. */
    public static Object decode(String typeName, ByteBuffer buffer) {
        return decode(typeName, buffer, CdrOptions.DEFAULT);
    }

    /** Decodes the bytes from the buffer's position, which stays, to its limit, with these options. */
    public static Object decode(String typeName, ByteBuffer buffer, CdrOptions options) {
        return decode(typeName, Payload.of(buffer), options);
    }

    /** Decodes a payload as {@link #decode(String, byte[])} does. */
    public static Object decode(String typeName, Payload payload) {
        return decode(typeName, payload, CdrOptions.DEFAULT);
    }

    /** Decodes a payload with these options, as {@link #decode(String, byte[])} does. */
    public static Object decode(String typeName, Payload payload, CdrOptions options) {
        return DISPATCH.decode(typeName, payload, options);
    }

    /**
     * Decodes one message to its values, also where there is a class for it.
     *
     * @throws CdrException if the bytes are no such message
     * @throws UnknownTypeException if neither an index nor the registry has the type
     * @throws TypeMismatchException if two jars give the name to different types
     */
    public static DynamicMessage decodeDynamic(String typeName, byte[] data) {
        return decodeDynamic(typeName, data, CdrOptions.DEFAULT);
    }

    /** Decodes one message with these options, as {@link #decodeDynamic(String, byte[])} does. */
    public static DynamicMessage decodeDynamic(String typeName, byte[] data, CdrOptions options) {
        return decodeDynamic(typeName, Payload.of(data), options);
    }

    /** Decodes the bytes from the buffer's position, which stays, to its limit. */
    public static DynamicMessage decodeDynamic(String typeName, ByteBuffer buffer) {
        return decodeDynamic(typeName, buffer, CdrOptions.DEFAULT);
    }

    /** Decodes the bytes from the buffer's position, which stays, to its limit, with these options. */
    public static DynamicMessage decodeDynamic(String typeName, ByteBuffer buffer, CdrOptions options) {
        return decodeDynamic(typeName, Payload.of(buffer), options);
    }

    /** Decodes a payload as {@link #decodeDynamic(String, byte[])} does. */
    public static DynamicMessage decodeDynamic(String typeName, Payload payload) {
        return decodeDynamic(typeName, payload, CdrOptions.DEFAULT);
    }

    /** Decodes a payload with these options, as {@link #decodeDynamic(String, byte[])} does. */
    public static DynamicMessage decodeDynamic(String typeName, Payload payload, CdrOptions options) {
        return DISPATCH.decodeDynamic(typeName, payload, options);
    }

    /**
     * Encodes a message as little-endian CDR into a new array of its exact size.
     *
     * @param message an instance of {@link MessageType#javaType} of the type, or a {@link DynamicMessage} of the same type
     * @throws InvalidMessageException if the message is null, of another class, or cannot be carried by ROS 2
     * @throws UnknownTypeException if neither an index nor the registry has the type
     * @throws TypeMismatchException if two jars give the name to different types
     */
    public static byte[] encode(String typeName, Object message) {
        return encode(typeName, message, CdrOptions.DEFAULT);
    }

    /** Encodes a message with these options, as {@link #encode(String, Object)} does. */
    public static byte[] encode(String typeName, Object message, CdrOptions options) {
        return DISPATCH.encode(typeName, message, options);
    }

    /**
     * Gives everything that can be done with a type, for those who use one often.
     *
     * @throws UnknownTypeException if neither an index nor the registry has the type
     * @throws TypeMismatchException if two jars give the name to different types
     */
    public static MessageType<?> type(String typeName) {
        return DISPATCH.type(typeName);
    }

    /** The dispatch as it would be without generated indexes, for tests that show what these are good for. */
    static Dispatch withoutIndex() {
        return new Dispatch(new CombinedIndex(List.of(), List.of()), TypeRegistry.global());
    }
}
