package dev.cedros.codec;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.error.BufferTooSmallException;
import dev.cedros.error.Checks;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.payload.Payload;
import dev.cedros.type.TypeDescription;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Everything that a codec can do with messages of one type, as an object: for libraries that work with types they do not
 * know, such as transports, recorders and converters. Programs that know the type call its static codec instead.
 *
 * <p>Every generated codec has one in its constant {@code TYPE}; types known only at run time have one too.
 * Encoding throws {@link InvalidMessageException} for a message that ROS 2 cannot carry and {@link BufferTooSmallException}
 * for a buffer that is too small; decoding throws {@link CdrException} for bytes that are no such message.
 *
 * <p>Immutable and thread-safe.
 *
 * @param <T> the Java class of the messages
 */
public abstract class MessageType<T> {
    private final String typeName;
    private final String typeHash;
    private final Class<T> javaType;
    private @Nullable LayoutCodec dynamic;

    /** Names the type; for generated code. */
    protected MessageType(String typeName, String typeHash, Class<T> javaType) {
        this.typeName = typeName;
        this.typeHash = typeHash;
        this.javaType = javaType;
    }

    /** The three-part ROS name, such as {@code sensor_msgs/msg/Imu}. */
    public final String typeName() {
        return typeName;
    }

    /** The type hash of REP 2016: {@code RIHS01_} and 64 hexadecimal digits. */
    public final String typeHash() {
        return typeHash;
    }

    /** The class of the messages. */
    public final Class<T> javaType() {
        return javaType;
    }

    /** The layout of the type. */
    public abstract MessageLayout layout();

    /** The description of the type with all that it reaches. */
    public final TypeDescription description() {
        return layout().description();
    }

    /** The codec of the same layout that gives {@link DynamicMessage}. */
    final LayoutCodec dynamic() {
        // Two threads may make one each; they are alike.
        LayoutCodec known = dynamic;
        if (known == null) {
            known = this instanceof LayoutCodec codec ? codec : LayoutCodec.of(layout());
            dynamic = known;
        }
        return known;
    }

    /**
     * How types of other jars differ from what they were when the codec was compiled, as {@link TypeCheck#skew} says it;
     * empty if they do not. For generated code.
     */
    protected String skew() {
        return "";
    }

    /** Whether messages have a key. */
    public final boolean isKeyed() {
        return description().type().isKeyed();
    }

    /** The smallest size of an encoded message in bytes, encapsulation header included. */
    public abstract int minSize();

    /** The largest size of an encoded message; {@link Integer#MAX_VALUE} when unbounded. */
    public abstract int maxSize();

    /** Gives the exact size of the encoded message in bytes, encapsulation header included. */
    public final int serializedSize(T message) {
        return serializedSize(message, CdrOptions.DEFAULT);
    }

    /** Gives the exact size of the message when it is encoded with these options. */
    public abstract int serializedSize(T message, CdrOptions options);

    /** Gives an upper bound of the size of the encoded message that is cheap to find. */
    public final int serializedSizeEstimate(T message) {
        return serializedSizeEstimate(message, CdrOptions.DEFAULT);
    }

    /** Gives an upper bound of the size when the message is encoded with these options. */
    public abstract int serializedSizeEstimate(T message, CdrOptions options);

    /** Encodes the message as little-endian CDR into a new array of its exact size. */
    public final byte[] encode(T message) {
        return encode(message, CdrOptions.DEFAULT);
    }

    /** Encodes the message with these options into a new array of its exact size. */
    public abstract byte[] encode(T message, CdrOptions options);

    /** Encodes the message into the buffer from {@code offset} on; gives the number of bytes written. */
    public final int encode(T message, byte[] buffer, int offset) {
        return encode(message, buffer, offset, CdrOptions.DEFAULT);
    }

    /** Encodes the message with these options into the buffer from {@code offset} on; gives the number of bytes written. */
    public abstract int encode(T message, byte[] buffer, int offset, CdrOptions options);

    /** Encodes the message into the buffer and advances its position. */
    public final void encode(T message, ByteBuffer buffer) {
        encode(message, buffer, CdrOptions.DEFAULT);
    }

    /** Encodes the message with these options into the buffer and advances its position. */
    public abstract void encode(T message, ByteBuffer buffer, CdrOptions options);

    /** Writes the members in wire order, without the encapsulation header. */
    public abstract void write(T message, CdrWriter out);

    /** Decodes one message from the bytes. */
    public final T decode(byte[] data) {
        return decode(data, CdrOptions.DEFAULT);
    }

    /** Decodes one message from the bytes. */
    public final T decode(byte[] data, CdrOptions options) {
        return decode(data, 0, Checks.present(data, "array to read").length, options);
    }

    /** Decodes one message from the {@code length} bytes from {@code offset} on. */
    public final T decode(byte[] data, int offset, int length) {
        return decode(data, offset, length, CdrOptions.DEFAULT);
    }

    /** Decodes one message from the {@code length} bytes from {@code offset} on. */
    public abstract T decode(byte[] data, int offset, int length, CdrOptions options);

    /** Decodes one message from the bytes from the buffer's position, which stays, to its limit. */
    public final T decode(ByteBuffer buffer) {
        return decode(Payload.of(buffer), CdrOptions.DEFAULT);
    }

    /** Decodes one message from the bytes from the buffer's position, which stays, to its limit. */
    public final T decode(ByteBuffer buffer, CdrOptions options) {
        return decode(Payload.of(buffer), options);
    }

    /** Decodes one message from the payload. */
    public final T decode(Payload payload) {
        return decode(payload, CdrOptions.DEFAULT);
    }

    /**
     * Decodes one message from the payload: in place if it lies in one accessible array ({@link Payload#hasArray}), otherwise
     * through a window of 8 KiB at most, which the thread keeps. Nothing of the payload's size is allocated besides the
     * message, except for strings of more than 8 KiB.
     *
     * @throws dev.cedros.error.PayloadReleasedException if the payload is released, or found to be so while it is read
     */
    public abstract T decode(Payload payload, CdrOptions options);

    /**
     * Decodes one message from bytes that the caller hands over, as {@link #decodeOwned(byte[], CdrOptions)} does.
     */
    public final T decodeOwned(byte[] data) {
        return decodeOwned(data, CdrOptions.DEFAULT);
    }

    /**
     * Decodes one message from bytes that the caller hands over: sequences (of {@code dev.cedros.sequence}) show them
     * instead of a copy. Nobody may change the array any more, and each sequence keeps all of it in memory; {@link #copy}
     * ends both. Arrays, strings and big-endian numbers are copied. A message without sequences is decoded as by {@link
     * #decode(byte[], CdrOptions)}.
     */
    public abstract T decodeOwned(byte[] data, CdrOptions options);

    /** Decodes one message from a payload that it borrows, as {@link #decodeBorrowed(Payload, CdrOptions)} does. */
    public final T decodeBorrowed(Payload payload) {
        return decodeBorrowed(payload, CdrOptions.DEFAULT);
    }

    /**
     * Decodes one message from a payload that it borrows: sequences (of {@code dev.cedros.sequence}) show its bytes
     * instead of a copy until it is released. Reading their elements after that is a {@link
     * dev.cedros.error.PayloadReleasedException}; {@link #copy} makes a message that stays. Arrays, strings, big-endian
     * numbers and everything of a payload that does not lie in one accessible array ({@link Payload#hasArray}) are copied,
     * each by itself, and stay. A message without sequences is decoded as by {@link #decode(Payload, CdrOptions)}.
     */
    public abstract T decodeBorrowed(Payload payload, CdrOptions options);

    /** Reads one message; the reader stands after its last byte. */
    public abstract T read(CdrReader in);

    /** Whether two messages have the same values; floats are compared as {@link Double#compare} does. */
    public abstract boolean equal(T a, T b);

    /** Gives a hash that agrees with {@link #equal}. */
    public abstract int hash(T message);

    /**
     * Gives a message with the same values that shares nothing mutable with this one, nor the bytes that this one was decoded
     * from.
     */
    public abstract T copy(T message);

    /** Gives a message with the default values of ROS 2. */
    public abstract T defaults();

    /** Shows the message as {@code ros2 topic echo} prints it, long sequences cut. */
    public abstract String text(T message);

    /**
     * Gives the key hash of the message, 16 bytes (DDSI-RTPS 2.5, section 9.6.4.8).
     *
     * @throws InvalidMessageException with code {@code no-key} if the type has no key
     */
    public byte[] keyHash(T message) {
        throw noKey();
    }

    /** Gives the key hash of an encoded message, as {@link #keyHash(Payload, CdrOptions)} does. */
    public final byte[] keyHash(Payload payload) {
        return keyHash(payload, CdrOptions.DEFAULT);
    }

    /**
     * Gives the key hash of an encoded message without decoding all of it.
     *
     * @throws InvalidMessageException with code {@code no-key} if the type has no key
     */
    public byte[] keyHash(Payload payload, CdrOptions options) {
        throw noKey();
    }

    /**
     * Encodes the key members alone, little-endian with an encapsulation header.
     *
     * @throws InvalidMessageException with code {@code no-key} if the type has no key
     */
    public byte[] encodeKey(T message) {
        throw noKey();
    }

    /**
     * Gives the exact size of the encoded key in bytes, encapsulation header included.
     *
     * @throws InvalidMessageException with code {@code no-key} if the type has no key
     */
    public int keySerializedSize(T message) {
        throw noKey();
    }

    /**
     * Gives an upper bound of the size of the encoded key that is cheap to find.
     *
     * @throws InvalidMessageException with code {@code no-key} if the type has no key
     */
    public int keySerializedSizeEstimate(T message) {
        throw noKey();
    }

    /**
     * The smallest size of an encoded key in bytes, encapsulation header included.
     *
     * @throws InvalidMessageException with code {@code no-key} if the type has no key
     */
    public int keyMinSize() {
        throw noKey();
    }

    /**
     * The largest size of an encoded key; {@link Integer#MAX_VALUE} when unbounded.
     *
     * @throws InvalidMessageException with code {@code no-key} if the type has no key
     */
    public int keyMaxSize() {
        throw noKey();
    }

    private InvalidMessageException noKey() {
        InvalidMessageException e =
                new InvalidMessageException("no-key", "has no key. Mark its key members with @RosKey.");
        e.within(typeName, null);
        return e;
    }

    /** The name of the type. */
    @Override
    public final String toString() {
        return typeName;
    }
}
