package dev.cedros.tool;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.error.CedrosException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.payload.Payload;
import dev.cedros.text.JsonOptions;
import dev.cedros.text.JsonText;
import dev.cedros.text.YamlOptions;
import dev.cedros.text.YamlText;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints the value of an encoded message. */
@Command(
        name = "decode",
        mixinStandardHelpOptions = true,
        versionProvider = CedrosCommand.Version.class,
        description = "Prints the value of a message from its CDR bytes, as one line of JSON or as YAML.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  cedros decode --type sensor_msgs/msg/Imu imu.cdr",
            "  cedros decode --type acme_msgs/msg/Status --schema schema.msg status.cdr",
            "  cedros decode --type acme_msgs/msg/Status --interfaces /opt/acme/share < status.cdr",
            "  cedros decode --type std_msgs/msg/Header --format yaml header.cdr",
            "",
            "In JSON, 64-bit integers, NaN, Infinity, -Infinity and -0 are text, and uint8 arrays of more than",
            "1024 elements are {\"$base64\": \"…\"}."
        })
final class DecodeCommand implements Callable<Integer> {
    /** How the value is written. */
    enum Format {
        JSON,
        YAML
    }

    private final Streams streams;

    @Option(names = "--type", required = true, paramLabel = "TYPE", description = TypeSource.TYPE_HELP)
    private String type = "";

    @Option(
            names = "--format",
            paramLabel = "json|yaml",
            description = "json (default): one object on one line; yaml: as 'ros2 topic echo' prints it.")
    private Format format = Format.JSON;

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description =
                    "The bytes, which begin with the encapsulation header. Without it, or with -, standard input.")
    private @Nullable Path file;

    @Mixin
    private SchemaOption schema = new SchemaOption();

    @Mixin
    private InterfacesOption interfaces = new InterfacesOption();

    @Option(
            names = "--truncate-length",
            paramLabel = "N",
            description = "In YAML, print that many elements of a list and characters of a string at most.")
    private @Nullable Integer truncateLength;

    @Mixin
    private ReadOptions reading = new ReadOptions();

    @Mixin
    private WstringOption wstrings = new WstringOption();

    DecodeCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        MessageLayout layout = TypeSource.of(interfaces, schema, streams).layout(type);
        InputFile input = InputFile.read(file, streams);
        Payload payload = Payload.of(input.data());
        try {
            // First into nothing, to know that all of it is right: a reader never gets the
            // beginning of a wrong message.
            print(layout, payload, Writer.nullWriter());
            // Not closed, since the streams belong to the caller.
            Writer writer = new OutputStreamWriter(streams.out(), StandardCharsets.UTF_8);
            print(layout, payload, writer);
            writer.flush();
            streams.out().flush();
        } catch (CedrosException e) {
            throw new ToolException(input.name() + ": " + problem(e), e);
        } catch (IOException e) {
            throw new OutputException(e);
        }
        return ExitCode.DONE;
    }

    /** What is wrong with the bytes; what helps is an option here, not a method of the library. */
    private static String problem(CedrosException e) {
        String problem = String.valueOf(e.getMessage());
        return switch (e.code()) {
            case "trailing-bytes" ->
                problem.replaceFirst("CdrOptions\\.\\w+ accepts them\\.", "--lenient accepts them.");
            case "malformed-utf8" -> problem + " --lenient shows it as U+FFFD.";
            default -> problem;
        };
    }

    private void print(MessageLayout layout, Payload payload, Writer writer) throws IOException {
        CdrOptions cdr = wstrings.apply(reading.apply(CdrOptions.DEFAULT));
        switch (format) {
            case JSON -> {
                JsonText.write(layout, payload, writer, JsonOptions.DEFAULT.withCdr(cdr));
                writer.append('\n');
            }
            case YAML -> YamlText.write(layout, payload, writer, yaml().withCdr(cdr));
        }
    }

    /** In full unless asked otherwise: what a person scrolls past, a program may need. */
    private YamlOptions yaml() {
        return truncateLength == null
                ? YamlOptions.DEFAULT.withFullLength()
                : YamlOptions.DEFAULT.withTruncateLength(truncateLength);
    }
}
