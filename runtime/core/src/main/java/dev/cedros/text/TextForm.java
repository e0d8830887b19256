package dev.cedros.text;

import dev.cedros.cdr.CdrReader;
import java.io.IOException;

/** What the text of a message is made of, in the order in which a {@link TextWalk} meets it. */
interface TextForm {
    /** A message begins: the outermost one, a member, or an element. */
    void beginMessage() throws IOException;

    /** A member of the message begun last; its value comes next. */
    void member(String name) throws IOException;

    /** The message begun last ends. */
    void endMessage() throws IOException;

    /** A message without members. */
    void emptyMessage() throws IOException;

    /**
     * An array or sequence begins.
     *
     * @param index its instruction in the layout
     * @return how many of its elements to give, from the first on; {@code count} for all. The others are read all the same.
     */
    int beginList(int index, int count) throws IOException;

    /** An element of the list begun last; its value comes next. */
    void element(int number) throws IOException;

    /**
     * The list begun last ends.
     *
     * @param shown what {@link #beginList} returned
     */
    void endList(int count, int shown) throws IOException;

    /** Whether so many elements of one byte each are given at once, with {@link #bytes}, and not as a list. */
    boolean takesBytes(byte op, int count);

    /** Reads elements of one byte each, which are there, and gives them instead of a list. */
    void bytes(CdrReader in, int count) throws IOException;

    /** A truth value. */
    void bool(boolean value) throws IOException;

    /** A number of up to 32 bits. */
    void integer(long value) throws IOException;

    /** A number of 64 bits. */
    void integer64(long value, boolean unsigned) throws IOException;

    /** An octet, 0 to 255. */
    void octet(int value) throws IOException;

    /** A floating point number; a float32 as the float64 of the same value. */
    void real(double value) throws IOException;

    /** A string or wstring. */
    void text(String value) throws IOException;
}
