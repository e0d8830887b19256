package dev.cedros.tool;

import dev.cedros.cdr.CdrOptions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** The options that say how exactly the bytes must be right. */
final class ReadOptions {
    /** One of the two, or neither. */
    static final class Strictness {
        @Option(names = "--strict", description = "Also refuse bools other than 0 and 1.")
        private boolean strict;

        @Option(
                names = "--lenient",
                description = "Accept bytes after the message, and show malformed UTF-8 as U+FFFD.")
        private boolean lenient;
    }

    @ArgGroup(exclusive = true)
    private @Nullable Strictness strictness;

    CdrOptions apply(CdrOptions options) {
        if (strictness == null) {
            return options;
        }
        return options.withStrictBool(strictness.strict)
                .withAllowTrailingBytes(strictness.lenient)
                .withReplaceMalformedUtf8(strictness.lenient);
    }
}
