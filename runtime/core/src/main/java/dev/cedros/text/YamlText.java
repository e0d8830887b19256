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
 * Prints messages as {@code ros2 topic echo} does: block style YAML 1.1, character by character what rosidl_runtime_py and
 * PyYAML make of the message, without the {@code ---} line between messages. The text ends with a line end.
 *
 * <p>Members come in wire order, nested ones indented by two. Strings are in quotes where YAML would take them for something
 * else. Numbers are as Python prints them; a float32 is printed as the float64 of the same value. A single octet is a
 * character, as Python makes a bytes object of it, and uint8 is a number. Of lists and strings that are longer than the
 * options say, the rest is replaced by {@code ...}, but read and checked all the same.
 *
 * <p>The bytes are read straight along the layout; no message object is made. They are checked as by decoding, with the same
 * errors. All methods are stateless and may be called from any thread.
 */
public final class YamlText {
    private YamlText() {}

    /**
     * Returns the text of a message with the default options.
     *
     * @throws CdrException if the bytes are no message of the type
     */
    public static String of(MessageLayout layout, byte[] data) {
        return of(layout, Payload.of(data), YamlOptions.DEFAULT);
    }

    /**
     * Returns the text of a message with the default options.
     *
     * @throws CdrException if the bytes are no message of the type
     */
    public static String of(MessageLayout layout, Payload data) {
        return of(layout, data, YamlOptions.DEFAULT);
    }

    /**
     * Returns the text of a message.
     *
     * @throws CdrException if the bytes are no message of the type
     */
    public static String of(MessageLayout layout, byte[] data, YamlOptions options) {
        return of(layout, Payload.of(data), options);
    }

    /**
     * Returns the text of a message.
     *
     * @throws CdrException if the bytes are no message of the type
     * @throws InvalidMessageException with code {@code text-size} if the text is longer than strings are
     */
    public static String of(MessageLayout layout, Payload data, YamlOptions options) {
        TextSink sink = new TextSink(null);
        try {
            print(layout, data, options, sink);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return sink.toString();
    }

    /** Appends the text of a message to {@code target}, as {@link #write(MessageLayout, Payload, Appendable, YamlOptions)} does. */
    public static void write(MessageLayout layout, byte[] data, Appendable target, YamlOptions options)
            throws IOException {
        write(layout, Payload.of(data), target, options);
    }

    /**
     * Appends the text of a message to {@code target}, in pieces of about a million characters. Nothing is appended if the
     * bytes turn out to be wrong before the first piece is full.
     *
     * @throws CdrException if the bytes are no message of the type
     * @throws IOException if the target throws it
     */
    public static void write(MessageLayout layout, Payload data, Appendable target, YamlOptions options)
            throws IOException {
        TextSink sink = new TextSink(present(target, "target"));
        print(layout, data, options, sink);
        sink.flush();
    }

    private static void print(MessageLayout layout, Payload data, YamlOptions options, TextSink sink)
            throws IOException {
        CdrReader in = CdrReader.of(data, present(options, "options argument").cdr());
        TextWalk.run(present(layout, "layout"), in, new YamlForm(layout, options, sink));
    }
}
