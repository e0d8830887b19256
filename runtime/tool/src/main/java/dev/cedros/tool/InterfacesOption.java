package dev.cedros.tool;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The option that says where definitions are besides the standard library. */
final class InterfacesOption {
    @Option(
            names = "--interfaces",
            paramLabel = "DIR",
            parameterConsumer = FolderArguments.class,
            description =
                    "Folders with definitions, which come before the standard ones: a share tree of ROS, a folder of"
                            + " packages, or one package. May be given several times.")
    private List<Path> folders = new ArrayList<>();

    /** The folders, in the order in which they are searched. */
    List<Path> folders() {
        return List.copyOf(folders);
    }
}
