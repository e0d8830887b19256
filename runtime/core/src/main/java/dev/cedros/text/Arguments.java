package dev.cedros.text;

import dev.cedros.error.InvalidMessageException;
import org.jspecify.annotations.Nullable;

/** Checks what callers hand over. */
final class Arguments {
    private Arguments() {}

    /** Returns an argument unless it is null. */
    static <T> T present(@Nullable T argument, String name) {
        if (argument == null) {
            throw new InvalidMessageException("null-member", "The " + name + " is null. Give one.");
        }
        return argument;
    }
}
