package dev.cedros.text;

import static dev.cedros.error.Checks.present;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrReader;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.payload.Payload;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Prints messages as JSON (RFC 8259): one object in wire order, always valid, whatever the message holds. {@link JsonOptions}
 * says how 64-bit integers, NaN and infinities, and long arrays of bytes are written; by default nothing is lost.
 *
 * <p>Floats have the fewest digits that give the same float64 when read, and always a decimal point or an exponent; a float32
 * is printed as the float64 of the same value. Octets are numbers. Text is Unicode as it is, but for what JSON escapes, U+2028,
 * U+2029, and halves of surrogate pairs.
 *
 * <p>The bytes are read straight along the layout; no message object is made. They are checked as by decoding, with the same
 * errors; of data that ends in padding, the offset may be that of the value after it. All methods are stateless and may be called from any thread.
 */
public final class JsonText {
    private JsonText() {}

    /**
     * Returns the text of a message with the default options.
     *
     * @throws CdrException if the bytes are no message of the type
     */
    public static String of(MessageLayout layout, byte[] data) {
        return of(layout, Payload.of(data), JsonOptions.DEFAULT);
    }

    /**
     * Returns the text of a message with the default options.
     *
     * @throws CdrException if the bytes are no message of the type
     */
    public static String of(MessageLayout layout, Payload data) {
        return of(layout, data, JsonOptions.DEFAULT);
    }

    /**
     * Returns the text of a message.
     *
     * @throws CdrException if the bytes are no message of the type
     */
    public static String of(MessageLayout layout, byte[] data, JsonOptions options) {
        return of(layout, Payload.of(data), options);
    }

    /**
     * Returns the text of a message.
     *
     * @throws CdrException if the bytes are no message of the type
     * @throws InvalidMessageException with code {@code text-size} if the text is longer than strings are
     */
    public static String of(MessageLayout layout, Payload data, JsonOptions options) {
        TextSink sink = new TextSink(null);
        try {
            print(layout, data, options, sink);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return sink.toString();
    }

    /** Appends the text of a message to {@code target}, as {@link #write(MessageLayout, Payload, Appendable, JsonOptions)} does. */
    public static void write(MessageLayout layout, byte[] data, Appendable target, JsonOptions options)
            throws IOException {
        write(layout, Payload.of(data), target, options);
    }

    /**
     * Appends the text of a message to {@code target}, in pieces of about a million characters and without a line end. Nothing
     * is appended if the bytes turn out to be wrong before the first piece is full.
     *
     * @throws CdrException if the bytes are no message of the type
     * @throws IOException if the target throws it
     */
    public static void write(MessageLayout layout, Payload data, Appendable target, JsonOptions options)
            throws IOException {
        TextSink sink = new TextSink(present(target, "target"));
        print(layout, data, options, sink);
        sink.flush();
    }

    private static void print(MessageLayout layout, Payload data, JsonOptions options, TextSink sink)
            throws IOException {
        CdrReader in = CdrReader.of(data, present(options, "options argument").cdr());
        TextWalk.run(present(layout, "layout"), in, new JsonForm(options, sink));
    }
}
