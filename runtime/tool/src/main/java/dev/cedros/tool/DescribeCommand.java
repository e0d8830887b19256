package dev.cedros.tool;

import dev.cedros.type.ActionDescription;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.ServiceDescription;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.hash.DescriptionJson;
import dev.cedros.type.msg.SchemaText;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints the definition of a type. */
@Command(
        name = "describe",
        mixinStandardHelpOptions = true,
        versionProvider = CedrosCommand.Version.class,
        description = "Prints the definition of a type and of every type that it needs.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  cedros describe sensor_msgs/msg/Imu",
            "  cedros describe example_interfaces/srv/AddTwoInts",
            "  cedros describe std_msgs/msg/Header --format json",
            "  cedros describe acme_msgs/msg/Status --interfaces /opt/acme/share > schema.msg"
        })
final class DescribeCommand implements Callable<Integer> {
    /** How the definition is written. */
    enum Format {
        TEXT,
        JSON
    }

    private final Streams streams;

    @Parameters(paramLabel = "TYPE", description = TypeSource.TYPE_OR_FILE_HELP)
    private String type = "";

    @Option(
            names = "--format",
            paramLabel = "text|json",
            description =
                    "text (default): the definition as .msg, .srv or .action files have it, then the types that it"
                            + " needs, each after a line of equals signs, as recordings keep it; json: the description that"
                            + " type_description_interfaces defines.")
    private Format format = Format.TEXT;

    @Mixin
    private SchemaOption schema = new SchemaOption();

    @Mixin
    private InterfacesOption interfaces = new InterfacesOption();

    DescribeCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        TypeDescription description = TypeSource.describe(type, interfaces, schema, streams);
        String text = switch (format) {
            case TEXT -> SchemaText.of(asDefined(description));
            case JSON -> DescriptionJson.of(description);
        };
        streams.write(text.endsWith("\n") ? text : text + "\n");
        return ExitCode.DONE;
    }

    /** A service or action with what its own definition needs only; what ROS 2 adds to it is in no file. */
    private static TypeDescription asDefined(TypeDescription description) {
        List<TypeDescription> parts = parts(description);
        if (parts.isEmpty()) {
            return description;
        }
        Set<IndividualTypeDescription> needed = new LinkedHashSet<>();
        for (TypeDescription part : parts) {
            needed.add(part.type());
            needed.addAll(part.referenced());
        }
        return new TypeDescription(description.type(), List.copyOf(needed));
    }

    private static List<TypeDescription> parts(TypeDescription description) {
        String name = description.typeName();
        if (TypeSource.isService(description) && name.contains("/srv/")) {
            ServiceDescription service = ServiceDescription.from(description);
            return List.of(service.request(), service.response());
        }
        if (TypeSource.isAction(description)) {
            ActionDescription action = ActionDescription.from(description);
            return List.of(action.goal(), action.result(), action.feedback());
        }
        return List.of();
    }
}
