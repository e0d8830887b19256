package dev.cedros.codec;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.layout.MessageLayout;
import dev.cedros.payload.Payload;
import java.nio.ByteBuffer;

/** A type that nobody may use. */
final class PoisonedType extends MessageType<Object> {
    PoisonedType(String typeName) {
        super(typeName, "RIHS01_" + "0".repeat(64), Object.class);
    }

    /** Thrown by whatever is done with the type. */
    static final class Poison extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Poison(String typeName) {
            super(typeName);
        }
    }

    private Poison poison() {
        return new Poison(typeName());
    }

    @Override
    public MessageLayout layout() {
        throw poison();
    }

    @Override
    public int minSize() {
        throw poison();
    }

    @Override
    public int maxSize() {
        throw poison();
    }

    @Override
    public int serializedSize(Object message, CdrOptions options) {
        throw poison();
    }

    @Override
    public int serializedSizeEstimate(Object message, CdrOptions options) {
        throw poison();
    }

    @Override
    public byte[] encode(Object message, CdrOptions options) {
        throw poison();
    }

    @Override
    public int encode(Object message, byte[] buffer, int offset, CdrOptions options) {
        throw poison();
    }

    @Override
    public void encode(Object message, ByteBuffer buffer, CdrOptions options) {
        throw poison();
    }

    @Override
    public void write(Object message, CdrWriter out) {
        throw poison();
    }

    @Override
    public Object decode(byte[] data, int offset, int length, CdrOptions options) {
        throw poison();
    }

    @Override
    public Object decode(Payload payload, CdrOptions options) {
        throw poison();
    }

    @Override
    public Object decodeOwned(byte[] data, CdrOptions options) {
        throw poison();
    }

    @Override
    public Object decodeBorrowed(Payload payload, CdrOptions options) {
        throw poison();
    }

    @Override
    public Object read(CdrReader in) {
        throw poison();
    }

    @Override
    public boolean equal(Object a, Object b) {
        throw poison();
    }

    @Override
    public int hash(Object message) {
        throw poison();
    }

    @Override
    public Object copy(Object message) {
        throw poison();
    }

    @Override
    public Object defaults() {
        throw poison();
    }

    @Override
    public String text(Object message) {
        throw poison();
    }
}
