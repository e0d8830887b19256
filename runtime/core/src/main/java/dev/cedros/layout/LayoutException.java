package dev.cedros.layout;

import dev.cedros.error.CedrosException;

/** A type has no layout: it nests too deeply, or is too large when everything in it is laid out flat. */
public final class LayoutException extends CedrosException {
    private static final long serialVersionUID = 1L;

    /** Makes one that says which limit the type exceeds. */
    LayoutException(String problem) {
        super("layout-size", problem, null);
    }
}
