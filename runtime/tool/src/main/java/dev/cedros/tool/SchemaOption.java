package dev.cedros.tool;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option that names a file with the definition of the type. */
final class SchemaOption {
    @Option(
            names = "--schema",
            paramLabel = "FILE",
            description = "Definition of the type: the schema text of a recording (the types it needs after lines of"
                    + " equals signs), or a .msg, .srv or .action file.")
    private @Nullable Path file;

    /** The file, if one is given. */
    @Nullable
    Path file() {
        return file;
    }
}
