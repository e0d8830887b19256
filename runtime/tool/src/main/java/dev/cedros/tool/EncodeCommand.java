package dev.cedros.tool;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.codec.DynamicMessage;
import dev.cedros.codec.LayoutCodec;
import dev.cedros.error.CedrosException;
import dev.cedros.layout.MessageLayout;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the bytes of a message that is given as JSON. */
@Command(
        name = "encode",
        mixinStandardHelpOptions = true,
        versionProvider = CedrosCommand.Version.class,
        description = "Writes the CDR bytes of a message given as JSON. Members that are left out take their defaults.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  cedros encode --type geometry_msgs/msg/Point point.json > point.cdr",
            "  echo '{\"x\": 1.5}' | cedros encode --type geometry_msgs/msg/Point --output point.cdr",
            "  cedros encode --type acme_msgs/msg/Status --schema schema.msg < status.json > status.cdr",
            "",
            "64-bit integers may be numbers or text; floats also \"NaN\", \"Infinity\", \"-Infinity\", \"-0\";",
            "uint8 arrays also {\"$base64\": \"…\"}."
        })
final class EncodeCommand implements Callable<Integer> {
    private final Streams streams;

    @Option(names = "--type", required = true, paramLabel = "TYPE", description = TypeSource.TYPE_HELP)
    private String type = "";

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write the bytes to this file instead of standard output.")
    private @Nullable Path output;

    @Option(names = "--big-endian", description = "Write the most significant bytes first.")
    private boolean bigEndian;

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description = "The message as a JSON object. Without it, or with -, standard input.")
    private @Nullable Path file;

    @Mixin
    private WstringOption wstrings = new WstringOption();

    @Mixin
    private SchemaOption schema = new SchemaOption();

    @Mixin
    private InterfacesOption interfaces = new InterfacesOption();

    EncodeCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        if (output == null && streams.outIsTerminal()) {
            throw new ToolException(
                    "standard output: a terminal cannot show bytes. Send them to a file or a program, with"
                            + " --output FILE, > FILE or |.");
        }
        MessageLayout layout = TypeSource.of(interfaces, schema, streams).layout(type);
        write(encode(layout, InputFile.read(file, streams)));
        return ExitCode.DONE;
    }

    private byte[] encode(MessageLayout layout, InputFile input) {
        CdrOptions options = wstrings.apply(CdrOptions.DEFAULT)
                .withByteOrder(bigEndian ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
        try {
            return LayoutCodec.of(layout).encode(DynamicMessage.of(layout, JsonInput.read(input)), options);
        } catch (CedrosException e) {
            throw new ToolException(input.name() + ": " + e.getMessage(), e);
        }
    }

    private void write(byte[] bytes) {
        if (output == null) {
            streams.write(bytes);
            return;
        }
        try {
            Files.write(output, bytes);
        } catch (IOException e) {
            throw new ToolException(output + ": cannot be written: " + Problem.reason(e) + ".", e);
        }
    }
}
