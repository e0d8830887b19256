package dev.cedros.payload;

import dev.cedros.error.InvalidMessageException;
import dev.cedros.error.PayloadReleasedException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Shows bytes that lie in one or several pieces of memory as one sequence, and copies them only in {@link
 * #toByteArray}, {@link #copyTo} and, if there are several slices, in {@link #contiguous}. Making a payload never
 * copies: it keeps the array or buffer it was given, whose bytes therefore must not change while the payload is in use.
 * Of a buffer it keeps the bytes between position and limit; the buffer's position and limit may move afterwards.
 *
 * <p>Decoding never copies the whole either. A payload in one accessible array ({@link #hasArray}) is decoded in place; of direct or
 * read-only memory, and of several slices, codecs see a part at a time in a small window, and copy long arrays and sequences
 * straight to where they belong.
 *
 * <p>Whoever gave the memory may want it back. {@link #release} says that it may be used for something else: from then on
 * nothing gives the bytes out any more, neither the payload nor what was decoded from it with {@code decodeBorrowed}, and
 * asking for them is a {@link PayloadReleasedException}. Size and {@link #toString} remain. Arrays and buffers that were
 * given out before ({@link #array}, {@link #slice}) cannot know of it. A payload whose memory nobody waits for need not be
 * released, or closed, which is the same. Where somebody does wait, what is to be done then is given together with the memory,
 * and {@link #share} makes further payloads of the same bytes, all of which have to be released first.
 *
 * <p>A payload has no position, is immutable as far as its bytes are, and may be used by several threads at once, each of
 * which may release it; the release
 * is seen by those to which the payload, or what shows its bytes, was handed on afterwards. Two payloads are equal only if
 * they are the same object. A null array or buffer is an {@link InvalidMessageException} with code {@code null-member}.
 */
public final class Payload implements AutoCloseable {
    private static final byte[] NO_BYTES = {};
    private static final ByteBuffer[] NO_SLICES = {};
    private static final Payload EMPTY = new Payload(NO_BYTES, 0, 0, null);
    private static final VarHandle LEFT;

    static {
        try {
            LEFT = MethodHandles.lookup().findVarHandle(Payload.class, "left", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** The array in which all bytes lie; null if they lie in {@link #slices}. Arrays need no buffers until asked for one. */
    private final byte @Nullable [] array;

    private final int arrayOffset;

    /** What lies in no accessible array, or in several; empty if all bytes lie in {@link #array}. */
    private final ByteBuffer[] slices;

    private final int size;
    private final Lease lease = new Lease();

    /** Who waits for the memory; null if nobody does. */
    private final @Nullable Owner owner;

    /** Whether the owner was told of the release, which only one thread does. */
    @SuppressWarnings("UnusedVariable") // Used through its handle.
    private boolean left;

    /** All bytes in one array, once somebody asked for that; null before. Volatile, so that whoever sees it sees its bytes. */
    private volatile byte @Nullable [] gathered;

    private Payload(byte[] array, int arrayOffset, int size, @Nullable Owner owner) {
        this.array = array;
        this.arrayOffset = arrayOffset;
        this.slices = NO_SLICES;
        this.size = size;
        this.owner = owner;
    }

    /** Shows buffers none of which is empty. */
    private Payload(ByteBuffer[] buffers, @Nullable Owner owner) {
        this.size = sizeOf(buffers);
        this.owner = owner;
        if (buffers.length == 0) {
            this.array = NO_BYTES;
            this.arrayOffset = 0;
            this.slices = NO_SLICES;
        } else if (buffers.length == 1 && buffers[0].hasArray()) {
            this.array = buffers[0].array();
            this.arrayOffset = buffers[0].arrayOffset();
            this.slices = NO_SLICES;
        } else {
            this.array = null;
            this.arrayOffset = 0;
            this.slices = buffers;
        }
    }

    /** Shows the bytes of another payload. */
    private Payload(Payload bytes, @Nullable Owner owner) {
        this.array = bytes.array;
        this.arrayOffset = bytes.arrayOffset;
        this.slices = bytes.slices;
        this.size = bytes.size;
        this.owner = owner;
    }

    /** Returns the payload without bytes; it has no slice. All share it, and releasing it does nothing. */
    public static Payload empty() {
        return EMPTY;
    }

    /** Shows a whole array, in place. */
    public static Payload of(byte[] bytes) {
        int length = present(bytes, "array").length;
        return length == 0 ? EMPTY : new Payload(bytes, 0, length, null);
    }

    /**
     * Shows a part of an array, in place.
     *
     * @throws IndexOutOfBoundsException if the range does not lie within the array
     */
    public static Payload of(byte[] bytes, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, present(bytes, "array").length);
        return length == 0 ? EMPTY : new Payload(bytes, offset, length, null);
    }

    /** Shows the bytes of a buffer from position to limit, in place: a heap or direct buffer, read-only or not. */
    public static Payload of(ByteBuffer bytes) {
        ByteBuffer slice = present(bytes, "buffer").slice();
        return slice.hasRemaining() ? new Payload(new ByteBuffer[] {slice}, null) : EMPTY;
    }

    /**
     * Shows several buffers one after the other, each from position to limit and in place. Buffers without bytes are
     * left out, so that no slice is empty.
     *
     * @throws InvalidMessageException with code {@code message-size} if they hold more than {@link Integer#MAX_VALUE}
     * bytes
     */
    public static Payload of(List<ByteBuffer> buffers) {
        ByteBuffer[] slices = slicesOf(buffers);
        return slices.length == 0 ? EMPTY : new Payload(slices, null);
    }

    /**
     * Shows a part of an array, in place, until it is released.
     *
     * @param whenReleased gives the memory back: it runs once, when this payload and all its {@linkplain #share shares} are
     *     released, in the thread that releases the last one. What it throws is thrown by {@link #release}. If this method
     *     throws, it does not run
     * @throws IndexOutOfBoundsException if the range does not lie within the array
     */
    public static Payload of(byte[] bytes, int offset, int length, Runnable whenReleased) {
        Objects.checkFromIndexSize(offset, length, present(bytes, "array").length);
        return new Payload(bytes, offset, length, new Owner(present(whenReleased, "action for the release")));
    }

    /**
     * Shows the bytes of a buffer from position to limit, in place, until it is released.
     *
     * @param whenReleased as {@link #of(byte[], int, int, Runnable)} takes it
     */
    public static Payload of(ByteBuffer bytes, Runnable whenReleased) {
        return of(List.of(present(bytes, "buffer")), whenReleased);
    }

    /**
     * Shows several buffers one after the other, as {@link #of(List)} does, until it is released.
     *
     * @param whenReleased as {@link #of(byte[], int, int, Runnable)} takes it
     */
    public static Payload of(List<ByteBuffer> buffers, Runnable whenReleased) {
        return new Payload(slicesOf(buffers), new Owner(present(whenReleased, "action for the release")));
    }

    /**
     * Shows the bytes of another payload until it is released, for those who hand payloads on and want to know when nobody
     * needs them any more. The other payload has to stay unreleased until then.
     *
     * @param whenReleased as {@link #of(byte[], int, int, Runnable)} takes it; it may release the other payload
     * @throws PayloadReleasedException if the other payload is released
     */
    public static Payload of(Payload bytes, Runnable whenReleased) {
        present(bytes, "payload").lease.check();
        return new Payload(bytes, new Owner(present(whenReleased, "action for the release")));
    }

    private static ByteBuffer[] slicesOf(List<ByteBuffer> buffers) {
        return present(buffers, "list of buffers").stream()
                .filter(buffer -> present(buffer, "buffer").hasRemaining())
                .map(ByteBuffer::slice)
                .toArray(ByteBuffer[]::new);
    }

    private static int sizeOf(ByteBuffer[] slices) {
        long size = 0;
        for (ByteBuffer slice : slices) {
            size += slice.remaining();
        }
        if (size > Integer.MAX_VALUE) {
            throw new InvalidMessageException(
                    "message-size",
                    "The slices hold " + size + " bytes; a payload has " + Integer.MAX_VALUE + " at most.");
        }
        return (int) size;
    }

    /** Gives the number of bytes in all slices together. */
    public int size() {
        return size;
    }

    /** Gives the number of slices; 0 only for the empty payload. */
    public int sliceCount() {
        return array == null ? slices.length : Math.min(size, 1);
    }

    /**
     * Returns slice {@code index} as a new read-only buffer over the same memory, position 0 and in big-endian order. It
     * is good until the payload is released.
     *
     * @throws IndexOutOfBoundsException if there is no such slice
     */
    public ByteBuffer slice(int index) {
        lease.check();
        Objects.checkIndex(index, sliceCount());
        return array == null
                ? slices[index].asReadOnlyBuffer()
                : ByteBuffer.wrap(array, arrayOffset, size).slice().asReadOnlyBuffer();
    }

    /**
     * Tells whether all bytes lie in one accessible heap array, so that {@link #array} and {@link #arrayOffset} give
     * it; the empty payload counts as such. Not so for direct buffers, read-only buffers and several slices.
     */
    public boolean hasArray() {
        return array != null;
    }

    /**
     * Returns the array itself in which the bytes lie, from {@link #arrayOffset} on; it must not be changed, nor read once
     * the payload is released.
     *
     * @throws UnsupportedOperationException unless {@link #hasArray}
     */
    public byte[] array() {
        lease.check();
        if (array == null) {
            throw noArray();
        }
        return array;
    }

    /**
     * Gives the place of the first byte in {@link #array}.
     *
     * @throws UnsupportedOperationException unless {@link #hasArray}
     */
    public int arrayOffset() {
        lease.check();
        if (array == null) {
            throw noArray();
        }
        return arrayOffset;
    }

    /**
     * Returns a payload of one slice at most with the same bytes: this one, or a copy, which outlives this one, if there are
     * several slices. Several calls share one copy.
     */
    public Payload contiguous() {
        lease.check();
        if (sliceCount() <= 1) {
            return this;
        }
        // Two threads may make one each; they are alike.
        byte[] bytes = gathered;
        if (bytes == null) {
            bytes = toByteArray();
            gathered = bytes;
        }
        return of(bytes);
    }

    /**
     * Makes another payload of the same bytes, to be released by itself: what was borrowed from one of them ends with that one,
     * and the memory is given back when all are released.
     *
     * @throws PayloadReleasedException if this payload is released
     */
    public Payload share() {
        lease.check();
        if (this == EMPTY) {
            return this;
        }
        if (owner != null) {
            owner.retain();
        }
        return new Payload(this, owner);
    }

    /** Returns a copy of all bytes in an array of just their size. */
    public byte[] toByteArray() {
        lease.check();
        byte[] copy = new byte[size];
        copyTo(copy, 0);
        return copy;
    }

    /**
     * Copies all bytes into {@code target}, from {@code offset} on.
     *
     * @throws IndexOutOfBoundsException if they do not fit; nothing is copied then
     */
    public void copyTo(byte[] target, int offset) {
        lease.check();
        if (target == null) {
            throw new InvalidMessageException("null-member", "The array to copy to is null. Give one.");
        }
        Objects.checkFromIndexSize(offset, size, target.length);
        if (array != null) {
            System.arraycopy(array, arrayOffset, target, offset, size);
            return;
        }
        int at = offset;
        for (ByteBuffer slice : slices) {
            int length = slice.remaining();
            // A view of its own each time: the kept buffers never move, which makes the payload safe between threads.
            slice.duplicate().get(target, at, length);
            at += length;
        }
    }

    /** The lease that whatever shows the bytes in place checks at every access; for codecs and transports. */
    public Lease lease() {
        return lease;
    }

    /**
     * Says that the bytes will not be asked for any more, so that their memory may be used for something else. Again, or on
     * the {@link #empty} payload, it does nothing.
     */
    public void release() {
        if (this == EMPTY) {
            return;
        }
        lease.release();
        if (owner != null && !(boolean) LEFT.getAndSet(this, true)) {
            owner.release();
        }
    }

    /** Releases the payload, for {@code try} with resources. */
    @Override
    public void close() {
        release();
    }

    /** Tells whether the payload was released. */
    public boolean isReleased() {
        return lease.isReleased();
    }

    /** Tells size and number of slices, for logs; the bytes are not shown. */
    @Override
    public String toString() {
        return "Payload[" + size + " bytes in " + sliceCount() + (sliceCount() == 1 ? " slice]" : " slices]");
    }

    private static <T> T present(@Nullable T argument, String name) {
        if (argument == null) {
            throw new InvalidMessageException("null-member", "The " + name + " to show is null. Give one.");
        }
        return argument;
    }

    private static UnsupportedOperationException noArray() {
        return new UnsupportedOperationException("The bytes do not lie in one accessible array; ask hasArray() first");
    }
}
