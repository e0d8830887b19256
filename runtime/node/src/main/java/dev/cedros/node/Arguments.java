package dev.cedros.node;

import org.jspecify.annotations.Nullable;

/** Checks of what callers give. */
final class Arguments {
    private Arguments() {}

    static <T> T present(@Nullable T argument, String name) {
        if (argument == null) {
            throw new NodeException("null-argument", "The " + name + " is null. Give one.");
        }
        return argument;
    }
}
