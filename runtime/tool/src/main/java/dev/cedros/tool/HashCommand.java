package dev.cedros.tool;

import dev.cedros.type.hash.TypeHash;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Prints the type hash of a type. */
@Command(
        name = "hash",
        mixinStandardHelpOptions = true,
        versionProvider = CedrosCommand.Version.class,
        description = "Prints the type hash (RIHS01) of a type: what ROS 2 nodes compare before they talk.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  cedros hash std_msgs/msg/String",
            "  cedros hash example_interfaces/srv/AddTwoInts_Event",
            "  cedros hash acme_msgs/action/Dock --interfaces /opt/acme/share",
            "  cedros hash acme_msgs/msg/Status --schema recorded-schema.txt"
        })
final class HashCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(paramLabel = "TYPE", description = TypeSource.TYPE_OR_FILE_HELP)
    private String type = "";

    @Mixin
    private SchemaOption schema = new SchemaOption();

    @Mixin
    private InterfacesOption interfaces = new InterfacesOption();

    HashCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        streams.line(TypeHash.of(TypeSource.describe(type, interfaces, schema, streams)));
        return ExitCode.DONE;
    }
}
