package dev.cedros.projection;

import static dev.cedros.error.Checks.present;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.error.CedrosException;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.layout.MemberPathException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.payload.Payload;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Gathers members of many messages of one type into arrays, one for each member: a structure of arrays, as analysis and
 * columnar files want it. No message object is made, and members that no column takes are stepped over.
 *
 * <pre>{@code
 * Columns scans = Columns.of(layout, "header.stamp.sec", "ranges");
 * payloads.forEach(scans::append);
 * long[] seconds = scans.column("header.stamp.sec").longs();
 * double[] ranges = scans.column("ranges").doubles();    // of all scans
 * int[] begins = scans.column("ranges").offsets(0);      // scan i: from begins[i] to begins[i + 1]
 * }</pre>
 *
 * <p>A path goes through arrays and sequences: {@code transforms.header.frame_id} takes a text of each transform, and {@code
 * transforms[0].header.frame_id} that of the first. It ends at a number, a bool or a text, or at an array or sequence of
 * these. Messages are read to their end and checked as by decoding, but for the characters of texts that no column takes.
 *
 * <p>For one thread at a time. Memory grows in proportion to what is taken.
 */
public final class Columns {
    private final MessageLayout layout;
    private final LayoutSkip skip;
    private final CdrOptions options;
    private final ColumnNode root;
    private final Map<String, Column> columns = new LinkedHashMap<>();
    private final List<Growing> growing = new ArrayList<>();
    private int messages;

    private Columns(MessageLayout layout, CdrOptions options, List<String> paths) {
        this.layout = layout;
        this.options = present(options, "options argument");
        this.skip = LayoutSkip.of(layout);
        ColumnPaths tree = new ColumnPaths(layout);
        for (String path : present(paths, "paths argument")) {
            columns.put(path, tree.add(present(path, "path")));
        }
        this.root = tree.root();
        collect(root);
    }

    /**
     * Makes empty columns of the members that paths lead to.
     *
     * @throws MemberPathException if a path leads to no member, or to a message, of which it should name a member
     */
    public static Columns of(MessageLayout layout, String... paths) {
        return of(layout, CdrOptions.DEFAULT, Arrays.asList(present(paths, "paths argument")));
    }

    /** Makes empty columns of the members that paths lead to, for messages that are read with other options. */
    public static Columns of(MessageLayout layout, CdrOptions options, List<String> paths) {
        return new Columns(layout, options, paths);
    }

    private void collect(ColumnNode node) {
        if (node.column() != null) {
            growing.add(node.column());
        }
        if (node.offsets() != null) {
            growing.add(node.offsets());
        }
        node.members().forEach(this::collect);
        node.picked().forEach(pick -> collect(pick.getValue()));
        if (node.every() != null) {
            collect(node.every());
        }
    }

    /** Adds the members of one message, as {@link #append(Payload)} does. */
    public void append(byte[] data) {
        append(Payload.of(data));
    }

    /**
     * Adds the members of one message. If it throws, all columns are as they were before.
     *
     * @throws CdrException if the bytes are no message of the type; the text ends with the number of the message, which is
     *     also {@link #messages()}
     * @throws MemberPathException with code {@code element-index} if the message lacks an element that a path names
     * @throws InvalidMessageException with code {@code columns-size} if a column would have more values than arrays can
     */
    public void append(Payload data) {
        present(data, "payload to read");
        growing.forEach(Growing::mark);
        boolean done = false;
        try {
            new ColumnWalk(skip, data, options).run(root);
            done = true;
            messages++;
        } catch (CedrosException e) {
            throw numbered(e);
        } finally {
            if (!done) {
                growing.forEach(Growing::reset);
            }
        }
    }

    /** Says in the text which message it was, except where the text is part of the contract. */
    private CedrosException numbered(CedrosException e) {
        String which = " This is message " + messages + " of the columns, counted from 0.";
        if (e instanceof CdrException wrong && !e.code().equals("header-too-short")) {
            return new CdrException(e.code(), e.problem() + which, wrong.offset(), wrong.length(), e)
                    .within(e.typeName(), e.member());
        }
        if (e instanceof MemberPathException) {
            return new MemberPathException(e.code(), e.problem() + which).within(e.typeName(), e.member());
        }
        return e;
    }

    /** How many messages have been added. */
    public int messages() {
        return messages;
    }

    /** The layout of the messages. */
    public MessageLayout layout() {
        return layout;
    }

    /** The paths, in the order in which they were given. */
    public List<String> paths() {
        return List.copyOf(columns.keySet());
    }

    /**
     * The column of a path.
     *
     * @throws MemberPathException with code {@code unknown-column} if the path is not among those that the columns were made
     *     with
     */
    public Column column(String path) {
        Column column = columns.get(path);
        if (column == null) {
            throw new MemberPathException(
                            "unknown-column", "There is no column '" + path + "'. There are " + columns.keySet() + ".")
                    .within(layout.typeName(), null);
        }
        return column;
    }
}
