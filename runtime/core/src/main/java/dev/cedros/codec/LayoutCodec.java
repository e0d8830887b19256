package dev.cedros.codec;

import static dev.cedros.error.Checks.present;
import static dev.cedros.error.Checks.required;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.CdrSize;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.cdr.KeyHash;
import dev.cedros.error.BufferTooSmallException;
import dev.cedros.error.CedrosException;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.error.PayloadReleasedException;
import dev.cedros.error.TypeMismatchException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.SizeBounds;
import dev.cedros.payload.Payload;
import dev.cedros.text.YamlText;
import dev.cedros.type.Difference;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.hash.TypeHash;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The codec of a type that is known only at run time: it walks the arrays of the layout and gives {@link DynamicMessage}.
 * Bytes, accepted input and errors are those of the generated codec of the same type, as far as its Java types hide no level:
 * where a member is an {@code Instant}, {@code UUID} or {@code Optional} there, errors name the members inside of it here, and
 * nanoseconds of a second or more are no error. Of data that is cut off behind a wrong value, either error may be told.
 *
 * <p>Immutable and thread-safe. Making one plans its steps and computes the type hash; keep it for all messages of the type.
 */
public final class LayoutCodec extends MessageType<DynamicMessage> {
    private static final int SMALL_BYTES = 1024;
    private static final int SHOWN_DIFFERENCES = 3;

    private final MessageLayout layout;
    private final LayoutReader reader;
    private final LayoutWriter writer;
    private final LayoutSizes sizes;
    private final @Nullable LayoutKeys keys;
    private final int minSize;
    private final int maxSize;
    private volatile @Nullable DynamicMessage defaults;

    private LayoutCodec(MessageLayout layout) {
        super(layout.typeName(), TypeHash.of(layout.description()), DynamicMessage.class);
        this.layout = layout;
        Steps steps = new StepBuilder(layout).build();
        this.reader = new LayoutReader(steps);
        this.writer = new LayoutWriter(steps);
        this.sizes = new LayoutSizes(steps);
        this.keys = isKeyed() ? new LayoutKeys(layout) : null;
        this.minSize = layout.bounds().minSize();
        this.maxSize = layout.bounds().maxSize();
    }

    /** Makes the codec of a layout. */
    public static LayoutCodec of(MessageLayout layout) {
        return new LayoutCodec(present(layout, "layout"));
    }

    /**
     * Makes the codec of a described type.
     *
     * @throws dev.cedros.layout.LayoutException if the type is too large to be laid out
     */
    public static LayoutCodec of(TypeDescription description) {
        return new LayoutCodec(MessageLayout.of(description));
    }

    @Override
    public MessageLayout layout() {
        return layout;
    }

    @Override
    public int minSize() {
        return minSize;
    }

    @Override
    public int maxSize() {
        return maxSize;
    }

    @Override
    public int serializedSize(DynamicMessage message, CdrOptions options) {
        return CdrSize.checked(sizes.end(frame(message), 0, options), typeName());
    }

    @Override
    public int serializedSizeEstimate(DynamicMessage message, CdrOptions options) {
        return estimateIsMax(minSize, maxSize) ? maxSize : serializedSize(message, options);
    }

    private static boolean estimateIsMax(int minSize, int maxSize) {
        return maxSize <= SMALL_BYTES || maxSize < 2L * minSize;
    }

    /**
     * Gives the position after the message when it begins at {@code start}. Positions count from the byte after the
     * encapsulation header; padding depends on them.
     */
    public long serializedEnd(DynamicMessage message, long start, CdrOptions options) {
        return sizes.end(frame(message), start, options);
    }

    @Override
    public byte[] encode(DynamicMessage message, CdrOptions options) {
        byte[] buffer = new byte[serializedSize(message, options)];
        encodeTo(message, CdrWriter.into(buffer, 0, options));
        return buffer;
    }

    @Override
    public int encode(DynamicMessage message, byte[] buffer, int offset, CdrOptions options) {
        return encodeTo(message, CdrWriter.into(buffer, offset, options));
    }

    @Override
    public void encode(DynamicMessage message, ByteBuffer buffer, CdrOptions options) {
        encodeTo(message, CdrWriter.into(buffer, options));
    }

    private int encodeTo(DynamicMessage message, CdrWriter out) {
        try {
            out.writeEncapsulation();
            write(message, out);
            return out.finish();
        } catch (BufferTooSmallException e) {
            throw e.needing(serializedSize(message, out.options())).within(typeName(), null);
        }
    }

    @Override
    public void write(DynamicMessage message, CdrWriter out) {
        writer.write(frame(message), out);
    }

    @Override
    public DynamicMessage decode(byte[] data, int offset, int length, CdrOptions options) {
        return decode(CdrReader.of(data, offset, length, options));
    }

    @Override
    public DynamicMessage decode(Payload payload, CdrOptions options) {
        return decode(CdrReader.of(payload, options));
    }

    @Override
    public DynamicMessage decodeOwned(byte[] data, CdrOptions options) {
        return decode(CdrReader.owning(data, options));
    }

    @Override
    public DynamicMessage decodeBorrowed(Payload payload, CdrOptions options) {
        return decode(CdrReader.borrowing(payload, options));
    }

    private DynamicMessage decode(CdrReader in) {
        try {
            in.readEncapsulation();
            DynamicMessage message = read(in);
            in.readEnd();
            return message;
        } catch (CedrosException e) {
            throw e.within(typeName(), null);
        }
    }

    @Override
    public DynamicMessage read(CdrReader in) {
        return new DynamicMessage(layout, reader.read(in));
    }

    @Override
    public boolean equal(@Nullable DynamicMessage a, @Nullable DynamicMessage b) {
        return Objects.equals(a, b);
    }

    @Override
    public int hash(@Nullable DynamicMessage message) {
        return message == null ? 0 : message.hashCode();
    }

    /**
     * Gives the message itself, which cannot change; of a view, or a message that shows bytes of others, a message that holds
     * no more than its own values.
     */
    @Override
    public DynamicMessage copy(DynamicMessage message) {
        Frame frame = frame(message);
        boolean isView = frame.numbers().length != layout.numbers(0) || frame.objects().length != layout.objects(0);
        if (!isView && DetachedRow.isDetached(frame.objects())) {
            return message;
        }
        Frame copy = FrameEdit.copy(layout, frame);
        try {
            DetachedRow.detach(copy.objects());
        } catch (PayloadReleasedException e) {
            // Hashing asks the same sequences, and names the one that is gone.
            FrameValues.hash(layout, 0, frame);
            throw e;
        }
        return new DynamicMessage(layout, copy);
    }

    @Override
    public DynamicMessage defaults() {
        DynamicMessage known = defaults;
        if (known == null) {
            known = DynamicMessage.defaults(layout);
            defaults = known;
        }
        return known;
    }

    @Override
    public String text(DynamicMessage message) {
        return YamlText.of(layout, encode(message));
    }

    /** The text of values of a layout of which there is no codec at hand. */
    static String text(MessageLayout layout, Frame frame) {
        CdrWriter out = CdrWriter.growing();
        try {
            out.writeEncapsulation();
            new LayoutWriter(new StepBuilder(layout).build()).write(frame, out);
        } catch (InvalidMessageException e) {
            // Decoding can replace malformed text by text that is too long for its bound.
            return layout.typeName() + " " + FrameValues.map(layout, 0, frame);
        }
        return YamlText.of(layout, out.toByteArray());
    }

    @Override
    public int keyMinSize() {
        return keyBounds().minSize();
    }

    @Override
    public int keyMaxSize() {
        return keyBounds().maxSize();
    }

    /** Gives the exact size of the encoded key in bytes, encapsulation header included. It is found by writing the key. */
    @Override
    public int keySerializedSize(DynamicMessage message) {
        return key(message, CdrOptions.DEFAULT).size();
    }

    @Override
    public int keySerializedSizeEstimate(DynamicMessage message) {
        int max = keyMaxSize();
        return estimateIsMax(keyMinSize(), max) ? max : keySerializedSize(message);
    }

    @Override
    public byte[] encodeKey(DynamicMessage message) {
        return key(message, CdrOptions.DEFAULT).toByteArray();
    }

    @Override
    public byte[] keyHash(DynamicMessage message) {
        CdrWriter out = CdrWriter.keys();
        keys().write(frame(message), out);
        return KeyHash.of(out, keys().fitsHash);
    }

    @Override
    public byte[] keyHash(Payload payload, CdrOptions options) {
        LayoutKeys known = keys();
        try {
            CdrReader in = CdrReader.of(payload, options);
            CdrWriter out = CdrWriter.keys();
            in.readEncapsulation();
            known.copy(in, out);
            in.release();
            return KeyHash.of(out, known.fitsHash);
        } catch (CedrosException e) {
            throw e.within(typeName(), null);
        }
    }

    private CdrWriter key(DynamicMessage message, CdrOptions options) {
        CdrWriter out = CdrWriter.growing(options);
        out.writeEncapsulation();
        keys().write(frame(message), out);
        return out;
    }

    private SizeBounds keyBounds() {
        return keys().bounds;
    }

    private LayoutKeys keys() {
        if (keys == null) {
            throw new InvalidMessageException("no-key", "has no key. Mark the key members in its definition.")
                    .within(typeName(), null);
        }
        return keys;
    }

    /** The values of a message, which has to be of this type. */
    private Frame frame(@Nullable DynamicMessage message) {
        DynamicMessage known;
        try {
            known = required(message);
        } catch (InvalidMessageException e) {
            throw e.within(typeName(), null);
        }
        if (!known.layout().isSameType(layout)) {
            throw mismatch(known.layout());
        }
        return known.frame();
    }

    private TypeMismatchException mismatch(MessageLayout other) {
        String problem = "the message is of type " + other.typeName() + ".";
        if (other.typeName().equals(typeName())) {
            problem = "the message is of another definition: "
                    + description().diff(other.description()).stream()
                            .limit(SHOWN_DIFFERENCES)
                            .map(Difference::toString)
                            .collect(Collectors.joining(" "));
        }
        return new TypeMismatchException(problem + " Use the codec of its own layout.").within(typeName(), null);
    }
}
