package dev.cedros.tool;

import dev.cedros.type.msg.DefinitionSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** A file with the definition of one type, and where the types of its own package are that it may need. */
final class DefinitionFile {
    private static final Set<String> KINDS = Set.of("msg", "srv", "action");

    private final Path file;

    DefinitionFile(Path file) {
        this.file = file;
    }

    /** Whether an argument names a file and not a type, which has no dot. */
    static boolean isNamed(String argument) {
        return KINDS.contains(argument.substring(argument.lastIndexOf('.') + 1)) && argument.contains(".");
    }

    /** The name of the type that it defines. */
    String typeName() {
        DefinitionSet own = TypeSource.read(List.of(file));
        if (!own.errors().isEmpty()) {
            throw own.errors().get(0);
        }
        return own.typeNames().get(0);
    }

    /** The file itself, which comes first, and the definitions of the same package. */
    List<Path> places() {
        List<Path> places = new ArrayList<>(List.of(file));
        Path folder = file.toAbsolutePath().normalize().getParent();
        Path name = folder == null ? null : folder.getFileName();
        if (folder == null || name == null || !Files.isDirectory(folder)) {
            return places;
        }
        Path packageFolder = folder.getParent();
        if (KINDS.contains(name.toString()) && packageFolder != null) {
            for (String kind : List.of("msg", "srv", "action")) {
                addFiles(packageFolder.resolve(kind), places);
            }
        } else {
            addFiles(folder, places);
        }
        return places;
    }

    /** Not what is in folders below, of which there is no end where the file is in a folder of anything. */
    private static void addFiles(Path folder, List<Path> places) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> entries = Files.list(folder)) {
            entries.filter(entry -> isNamed(entry.toString()) && Files.isRegularFile(entry))
                    .sorted()
                    .forEach(places::add);
        } catch (IOException e) {
            throw new ToolException(folder + ": cannot be read: " + Problem.reason(e) + ".", e);
        }
    }
}
