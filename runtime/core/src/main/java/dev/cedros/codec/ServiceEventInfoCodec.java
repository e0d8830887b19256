package dev.cedros.codec;

import static dev.cedros.error.Checks.checkLength;
import static dev.cedros.error.Checks.present;
import static dev.cedros.error.Checks.required;

import dev.cedros.annotations.CedrosGenerated;
import dev.cedros.cdr.BigEndian;
import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.CdrSize;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.cdr.Encapsulation;
import dev.cedros.cdr.LittleEndian;
import dev.cedros.error.BufferTooSmallException;
import dev.cedros.error.CedrosException;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.payload.Payload;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.text.YamlText;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.Arrays;
import java.util.Objects;

/**
 * CDR codec of {@link ServiceEventInfo}, wire type {@code service_msgs/msg/ServiceEventInfo}.
 * Generated; edit the message instead.
 *
 * <p>Stateless and thread-safe. Encoding throws {@link InvalidMessageException} for a message that ROS 2 cannot carry,
 * decoding {@link CdrException} for bytes that are no such message.
 */
@CedrosGenerated(constants = {"REQUEST_SENT", "REQUEST_RECEIVED", "RESPONSE_SENT", "RESPONSE_RECEIVED"})
@SuppressWarnings("exports")
public final class ServiceEventInfoCodec {
    /**
     * The ROS 2 type.
     */
    public static final String TYPE_NAME = "service_msgs/msg/ServiceEventInfo";

    /**
     * The type hash (REP 2016), by which two systems know that they mean the same type.
     */
    public static final String TYPE_HASH = "RIHS01_41bcbbe07a75c9b52bc96bfd5c24d7f0fc0a08c0cb7921b3373c5732345a6f45";

    /**
     * The smallest size of an encoded message in bytes, encapsulation header included.
     */
    public static final int MIN_SIZE = 44;

    /**
     * The largest size of an encoded message; {@link Integer#MAX_VALUE} when unbounded.
     */
    public static final int MAX_SIZE = 44;

    /**
     * The type as flat arrays.
     */
    public static final MessageLayout LAYOUT = ServiceEventInfoLayout.LAYOUT;

    /**
     * This codec as an object, for libraries that work with any type.
     */
    public static final MessageType<ServiceEventInfo> TYPE = new Type();

    private ServiceEventInfoCodec() {}

    /**
     * Gives the exact size of the encoded message in bytes, encapsulation header included.
     */
    public static int serializedSize(ServiceEventInfo message) {
        return serializedSize(message, CdrOptions.DEFAULT);
    }

    /**
     * Gives the exact size of the message when it is encoded with these options.
     */
    public static int serializedSize(ServiceEventInfo message, CdrOptions options) {
        return CdrSize.checked(serializedEnd(message, 0, present(options, "options argument")), TYPE_NAME);
    }

    /**
     * Gives an upper bound of the size of the encoded message that is cheap to find.
     */
    public static int serializedSizeEstimate(ServiceEventInfo message) {
        return serializedSizeEstimate(message, CdrOptions.DEFAULT);
    }

    /**
     * Gives an upper bound of the size when the message is encoded with these options.
     */
    public static int serializedSizeEstimate(ServiceEventInfo message, CdrOptions options) {
        present(options, "options argument");
        return MAX_SIZE;
    }

    /**
     * Encodes the message as little-endian CDR into a new array of its exact size.
     */
    public static byte[] encode(ServiceEventInfo message) {
        return encode(message, CdrOptions.DEFAULT);
    }

    /**
     * Encodes the message with these options into a new array of its exact size.
     */
    public static byte[] encode(ServiceEventInfo message, CdrOptions options) {
        byte[] buffer = new byte[serializedSize(message, options)];
        try {
            int start = Encapsulation.write(buffer, 0, options);
            int size = write(message, buffer, start, start, options);
            return size == buffer.length ? buffer : Arrays.copyOf(buffer, size);
        } catch (BufferTooSmallException e) {
            throw InvalidMessageException.grown(e).within(TYPE_NAME, null);
        }
    }

    /**
     * Encodes the message into the buffer from {@code offset} on; gives the number of bytes written.
     */
    public static int encode(ServiceEventInfo message, byte[] buffer, int offset) {
        return encode(message, buffer, offset, CdrOptions.DEFAULT);
    }

    /**
     * Encodes the message with these options into the buffer from {@code offset} on; gives the number of
     * bytes written.
     */
    public static int encode(ServiceEventInfo message, byte[] buffer, int offset, CdrOptions options) {
        try {
            int start = Encapsulation.write(buffer, offset, options);
            return write(message, buffer, start, start, options) - offset;
        } catch (BufferTooSmallException e) {
            throw e.needing(serializedSize(message, options)).within(TYPE_NAME, null);
        }
    }

    /**
     * Encodes the message into the buffer and advances its position.
     */
    public static void encode(ServiceEventInfo message, ByteBuffer buffer) {
        encode(message, buffer, CdrOptions.DEFAULT);
    }

    /**
     * Encodes the message with these options into the buffer and advances its position.
     */
    public static void encode(ServiceEventInfo message, ByteBuffer buffer, CdrOptions options) {
        CdrWriter out = CdrWriter.into(buffer, options);
        try {
            out.writeEncapsulation();
            write(message, out);
            out.finish();
        } catch (BufferTooSmallException e) {
            throw e.needing(serializedSize(message, options)).within(TYPE_NAME, null);
        }
    }

    /**
     * Decodes one message from the bytes.
     */
    public static ServiceEventInfo decode(byte[] data) {
        return decode(data, CdrOptions.DEFAULT);
    }

    /**
     * Decodes one message from the bytes.
     */
    public static ServiceEventInfo decode(byte[] data, CdrOptions options) {
        return decodeFrom(CdrReader.of(data, options));
    }

    /**
     * Decodes one message from the {@code length} bytes from {@code offset} on.
     */
    public static ServiceEventInfo decode(byte[] data, int offset, int length) {
        return decode(data, offset, length, CdrOptions.DEFAULT);
    }

    /**
     * Decodes one message from the {@code length} bytes from {@code offset} on.
     */
    public static ServiceEventInfo decode(byte[] data, int offset, int length, CdrOptions options) {
        return decodeFrom(CdrReader.of(data, offset, length, options));
    }

    /**
     * Decodes one message from the bytes from the buffer's position, which stays, to its limit.
     */
    public static ServiceEventInfo decode(ByteBuffer buffer) {
        return decode(buffer, CdrOptions.DEFAULT);
    }

    /**
     * Decodes one message from the bytes from the buffer's position, which stays, to its limit.
     */
    public static ServiceEventInfo decode(ByteBuffer buffer, CdrOptions options) {
        return decodeFrom(CdrReader.of(buffer, options));
    }

    /**
     * Decodes one message from the payload.
     */
    public static ServiceEventInfo decode(Payload payload) {
        return decode(payload, CdrOptions.DEFAULT);
    }

    /**
     * Decodes one message from the payload.
     */
    public static ServiceEventInfo decode(Payload payload, CdrOptions options) {
        return decodeFrom(CdrReader.of(payload, options));
    }

    private static ServiceEventInfo decodeFrom(CdrReader in) {
        try {
            in.readEncapsulation();
            ServiceEventInfo message = read(in);
            in.readEnd();
            return message;
        } catch (CedrosException e) {
            throw e.within(TYPE_NAME, null);
        }
    }

    /**
     * Decodes one message from bytes that are handed over: sequences show the array, which nobody may change any
     * more and which each of them keeps in memory. See {@link MessageType#decodeOwned}.
     */
    public static ServiceEventInfo decodeOwned(byte[] data) {
        return decodeOwned(data, CdrOptions.DEFAULT);
    }

    /**
     * Decodes one message from bytes that are handed over: sequences show the array, which nobody may change any
     * more and which each of them keeps in memory. See {@link MessageType#decodeOwned}.
     */
    public static ServiceEventInfo decodeOwned(byte[] data, CdrOptions options) {
        return decodeFrom(CdrReader.owning(data, options));
    }

    /**
     * Decodes one message from a payload that it borrows: sequences show its bytes until it is released.
     * Of direct memory and of several slices they are copies. See {@link MessageType#decodeBorrowed}.
     */
    public static ServiceEventInfo decodeBorrowed(Payload payload) {
        return decodeBorrowed(payload, CdrOptions.DEFAULT);
    }

    /**
     * Decodes one message from a payload that it borrows: sequences show its bytes until it is released.
     * Of direct memory and of several slices they are copies. See {@link MessageType#decodeBorrowed}.
     */
    public static ServiceEventInfo decodeBorrowed(Payload payload, CdrOptions options) {
        return decodeFrom(CdrReader.borrowing(payload, options));
    }

    /**
     * Gives the position after the message when it begins at {@code start}. Positions count from the byte
     * after the encapsulation header; padding depends on them.
     */
    public static long serializedEnd(ServiceEventInfo message, long start, CdrOptions options) {
        try {
            required(message);
            long p = start;
            p = CdrSize.align(p + 1, 4);
            p = CdrSize.align(p + 24, 8);
            return p + 8;
        } catch (RuntimeException e) {
            throw InvalidMessageException.at(e, TYPE_NAME, "");
        }
    }

    /**
     * Writes the members in wire order, without the encapsulation header.
     */
    public static void write(ServiceEventInfo message, CdrWriter out) {
        long start = present(out, "writer").place() - out.origin();
        out.reserve(serializedEnd(message, start, out.options()) - start);
        try {
            out.moveTo(write(message, out.buffer(), out.origin(), out.place(), out.options()));
        } catch (BufferTooSmallException e) {
            throw InvalidMessageException.grown(e).within(TYPE_NAME, null);
        }
    }

    /**
     * Writes the members in wire order, little-endian and without the encapsulation header, from index
     * {@code position} of the array on; gives the index after them. Alignment counts from index {@code origin}.
     */
    public static int write(ServiceEventInfo message, byte[] buffer, int origin, int position) {
        // The member to name if this fails; members read together each with the offset where it ends.
        String at = "";
        try {
            required(message);
            int p = position;
            at = "event_type";
            LittleEndian.putUint8(buffer, p, message.eventType());
            at = "stamp";
            p = LittleEndian.align4(buffer, origin, p + 1);
            LittleEndian.putInstant(buffer, p, message.stamp());
            at = "client_gid";
            ByteSequence clientGid = required(message.clientGid());
            checkLength(clientGid.size(), 16);
            LittleEndian.putInt8Array(buffer, p + 8, clientGid);
            at = "sequence_number";
            p = LittleEndian.align8(buffer, origin, p + 24);
            LittleEndian.putInt64(buffer, p, message.sequenceNumber());
            p += 8;
            return p;
        } catch (RuntimeException e) {
            throw InvalidMessageException.at(
                    CdrSize.overrun(
                            e,
                            buffer,
                            origin,
                            position,
                            () -> serializedEnd(message, position - origin, CdrOptions.DEFAULT)),
                    TYPE_NAME,
                    at);
        }
    }

    /**
     * Does the same with these options.
     */
    public static int write(ServiceEventInfo message, byte[] buffer, int origin, int position, CdrOptions options) {
        return present(options, "options argument").bigEndian()
                ? writeBigEndian(message, buffer, origin, position, options)
                : write(message, buffer, origin, position);
    }

    private static int writeBigEndian(
            ServiceEventInfo message, byte[] buffer, int origin, int position, CdrOptions options) {
        // The member to name if this fails; members read together each with the offset where it ends.
        String at = "";
        try {
            required(message);
            int p = position;
            at = "event_type";
            BigEndian.putUint8(buffer, p, message.eventType());
            at = "stamp";
            p = BigEndian.align4(buffer, origin, p + 1);
            BigEndian.putInstant(buffer, p, message.stamp());
            at = "client_gid";
            ByteSequence clientGid = required(message.clientGid());
            checkLength(clientGid.size(), 16);
            BigEndian.putInt8Array(buffer, p + 8, clientGid);
            at = "sequence_number";
            p = BigEndian.align8(buffer, origin, p + 24);
            BigEndian.putInt64(buffer, p, message.sequenceNumber());
            p += 8;
            return p;
        } catch (RuntimeException e) {
            throw InvalidMessageException.at(
                    CdrSize.overrun(
                            e, buffer, origin, position, () -> serializedEnd(message, position - origin, options)),
                    TYPE_NAME,
                    at);
        }
    }

    /**
     * Reads one message; the reader stands after its last byte.
     */
    public static ServiceEventInfo read(CdrReader in) {
        return present(in, "reader").isBigEndian() ? readBigEndian(in) : readLittleEndian(in);
    }

    private static ServiceEventInfo readLittleEndian(CdrReader in) {
        byte[] data = in.data();
        // The member to name if this fails; members read together each with the offset where it ends.
        String at = "";
        try {
            at = "event_type";
            int place = in.beginRun(1, 1);
            int eventType = in.getUint8(place);
            at = "stamp:8 client_gid:24";
            int place2 = in.beginRun(4, 24);
            at = "stamp";
            Instant stamp =
                    in.instantOf(place2, LittleEndian.getInt32(data, place2), LittleEndian.getInt32(data, place2 + 4));
            at = "client_gid";
            ByteSequence clientGid = in.getByteSequence(place2 + 8, 16);
            at = "sequence_number";
            int place3 = in.beginRun(8, 8);
            long sequenceNumber = LittleEndian.getInt64(data, place3);
            at = "";
            return new ServiceEventInfo(eventType, stamp, clientGid, sequenceNumber);
        } catch (RuntimeException e) {
            throw CdrException.at(e, in, TYPE_NAME, at);
        }
    }

    private static ServiceEventInfo readBigEndian(CdrReader in) {
        byte[] data = in.data();
        // The member to name if this fails; members read together each with the offset where it ends.
        String at = "";
        try {
            at = "event_type";
            int place = in.beginRun(1, 1);
            int eventType = in.getUint8(place);
            at = "stamp:8 client_gid:24";
            int place2 = in.beginRun(4, 24);
            at = "stamp";
            Instant stamp =
                    in.instantOf(place2, BigEndian.getInt32(data, place2), BigEndian.getInt32(data, place2 + 4));
            at = "client_gid";
            ByteSequence clientGid = in.getByteSequence(place2 + 8, 16);
            at = "sequence_number";
            int place3 = in.beginRun(8, 8);
            long sequenceNumber = BigEndian.getInt64(data, place3);
            at = "";
            return new ServiceEventInfo(eventType, stamp, clientGid, sequenceNumber);
        } catch (RuntimeException e) {
            throw CdrException.at(e, in, TYPE_NAME, at);
        }
    }

    /**
     * Compares by value: arrays by their elements, floating point numbers so that NaN equals NaN and 0.0
     * does not equal -0.0.
     */
    public static boolean equal(ServiceEventInfo a, ServiceEventInfo b) {
        if (a == null || b == null) {
            return a == null && b == null;
        }
        // The member to name if this fails; members read together each with the offset where it ends.
        String at = "";
        try {
            at = "event_type";
            if (a.eventType() != b.eventType()) {
                return false;
            }
            at = "stamp";
            if (!Objects.equals(a.stamp(), b.stamp())) {
                return false;
            }
            at = "client_gid";
            if (!Objects.equals(a.clientGid(), b.clientGid())) {
                return false;
            }
            at = "sequence_number";
            if (a.sequenceNumber() != b.sequenceNumber()) {
                return false;
            }
            return true;
        } catch (RuntimeException e) {
            throw InvalidMessageException.at(e, TYPE_NAME, at);
        }
    }

    /**
     * Gives a hash code that agrees with {@code equal}.
     */
    public static int hash(ServiceEventInfo message) {
        if (message == null) {
            return 0;
        }
        // The member to name if this fails; members read together each with the offset where it ends.
        String at = "";
        try {
            int h = 1;
            at = "event_type";
            h = 31 * h + Integer.hashCode(message.eventType());
            at = "stamp";
            h = 31 * h + Objects.hashCode(message.stamp());
            at = "client_gid";
            h = 31 * h + Objects.hashCode(message.clientGid());
            at = "sequence_number";
            h = 31 * h + Long.hashCode(message.sequenceNumber());
            return h;
        } catch (RuntimeException e) {
            throw InvalidMessageException.at(e, TYPE_NAME, at);
        }
    }

    /**
     * Copies the message with all that can change in it and all that it shows of a payload.
     */
    public static ServiceEventInfo copy(ServiceEventInfo message) {
        // The member to name if this fails; members read together each with the offset where it ends.
        String at = "";
        try {
            required(message);
            at = "client_gid";
            ByteSequence clientGid = required(message.clientGid()).detached();
            at = "";
            return new ServiceEventInfo(message.eventType(), message.stamp(), clientGid, message.sequenceNumber());
        } catch (RuntimeException e) {
            throw InvalidMessageException.at(e, TYPE_NAME, at);
        }
    }

    /**
     * Makes a message of the default values of ROS: those declared, else zeros and nothing.
     */
    public static ServiceEventInfo defaults() {
        try {
            return new ServiceEventInfo(0, Instant.EPOCH, ByteSequence.of(new byte[16]), 0L);
        } catch (RuntimeException e) {
            throw InvalidMessageException.at(e, TYPE_NAME, "");
        }
    }

    /**
     * Shows the message as {@code ros2 topic echo} prints it, long sequences cut.
     */
    public static String text(ServiceEventInfo message) {
        return YamlText.of(LAYOUT, encode(message));
    }

    /**
     * The codec as an object.
     */
    private static final class Type extends MessageType<ServiceEventInfo> {
        Type() {
            super(TYPE_NAME, TYPE_HASH, ServiceEventInfo.class);
        }

        @Override
        public MessageLayout layout() {
            return LAYOUT;
        }

        @Override
        public int minSize() {
            return MIN_SIZE;
        }

        @Override
        public int maxSize() {
            return MAX_SIZE;
        }

        @Override
        public int serializedSize(ServiceEventInfo message, CdrOptions options) {
            return ServiceEventInfoCodec.serializedSize(message, options);
        }

        @Override
        public int serializedSizeEstimate(ServiceEventInfo message, CdrOptions options) {
            return ServiceEventInfoCodec.serializedSizeEstimate(message, options);
        }

        @Override
        public byte[] encode(ServiceEventInfo message, CdrOptions options) {
            return ServiceEventInfoCodec.encode(message, options);
        }

        @Override
        public int encode(ServiceEventInfo message, byte[] buffer, int offset, CdrOptions options) {
            return ServiceEventInfoCodec.encode(message, buffer, offset, options);
        }

        @Override
        public void encode(ServiceEventInfo message, ByteBuffer buffer, CdrOptions options) {
            ServiceEventInfoCodec.encode(message, buffer, options);
        }

        @Override
        public void write(ServiceEventInfo message, CdrWriter out) {
            ServiceEventInfoCodec.write(message, out);
        }

        @Override
        public ServiceEventInfo decode(byte[] data, int offset, int length, CdrOptions options) {
            return ServiceEventInfoCodec.decode(data, offset, length, options);
        }

        @Override
        public ServiceEventInfo decode(Payload payload, CdrOptions options) {
            return ServiceEventInfoCodec.decode(payload, options);
        }

        @Override
        public ServiceEventInfo decodeOwned(byte[] data, CdrOptions options) {
            return ServiceEventInfoCodec.decodeOwned(data, options);
        }

        @Override
        public ServiceEventInfo decodeBorrowed(Payload payload, CdrOptions options) {
            return ServiceEventInfoCodec.decodeBorrowed(payload, options);
        }

        @Override
        public ServiceEventInfo read(CdrReader in) {
            return ServiceEventInfoCodec.read(in);
        }

        @Override
        public boolean equal(ServiceEventInfo a, ServiceEventInfo b) {
            return ServiceEventInfoCodec.equal(a, b);
        }

        @Override
        public int hash(ServiceEventInfo message) {
            return ServiceEventInfoCodec.hash(message);
        }

        @Override
        public ServiceEventInfo copy(ServiceEventInfo message) {
            return ServiceEventInfoCodec.copy(message);
        }

        @Override
        public ServiceEventInfo defaults() {
            return ServiceEventInfoCodec.defaults();
        }

        @Override
        public String text(ServiceEventInfo message) {
            return ServiceEventInfoCodec.text(message);
        }
    }
}
