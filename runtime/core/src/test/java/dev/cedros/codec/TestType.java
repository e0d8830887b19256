package dev.cedros.codec;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.layout.MessageLayout;
import dev.cedros.payload.Payload;
import java.nio.ByteBuffer;

/** A type whose messages are all the same text, which tells where they come from; with the layout of a real type. */
final class TestType extends MessageType<String> {
    private final MessageLayout layout;
    private final String message;

    TestType(LayoutCodec like, String message) {
        this(like, message, like.typeHash());
    }

    TestType(LayoutCodec like, String message, String typeHash) {
        super(like.typeName(), typeHash, String.class);
        this.layout = like.layout();
        this.message = message;
    }

    @Override
    public MessageLayout layout() {
        return layout;
    }

    @Override
    public int minSize() {
        return 0;
    }

    @Override
    public int maxSize() {
        return Integer.MAX_VALUE;
    }

    @Override
    public int serializedSize(String message, CdrOptions options) {
        return message.length();
    }

    @Override
    public int serializedSizeEstimate(String message, CdrOptions options) {
        return message.length();
    }

    @Override
    public byte[] encode(String message, CdrOptions options) {
        return message.getBytes(java.nio.charset.StandardCharsets.US_ASCII);
    }

    @Override
    public int encode(String message, byte[] buffer, int offset, CdrOptions options) {
        throw new AssertionError("not used");
    }

    @Override
    public void encode(String message, ByteBuffer buffer, CdrOptions options) {
        throw new AssertionError("not used");
    }

    @Override
    public void write(String message, CdrWriter out) {
        throw new AssertionError("not used");
    }

    @Override
    public String decode(byte[] data, int offset, int length, CdrOptions options) {
        return message;
    }

    @Override
    public String decode(Payload payload, CdrOptions options) {
        return message;
    }

    @Override
    public String decodeOwned(byte[] data, CdrOptions options) {
        return message;
    }

    @Override
    public String decodeBorrowed(Payload payload, CdrOptions options) {
        return message;
    }

    @Override
    public String read(CdrReader in) {
        return message;
    }

    @Override
    public boolean equal(String a, String b) {
        return a.equals(b);
    }

    @Override
    public int hash(String message) {
        return message.hashCode();
    }

    @Override
    public String copy(String message) {
        return message;
    }

    @Override
    public String defaults() {
        return message;
    }

    @Override
    public String text(String message) {
        return message;
    }
}
