package dev.cedros.type.msg;

import dev.cedros.type.RosTypeName;
import dev.cedros.type.TypeSyntaxException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads definitions from files and folders and collects what is wrong with them. */
final class DefinitionReader {
    private final Map<String, InterfaceDefinition> definitions = new TreeMap<>();
    private final List<DefinitionException> errors = new ArrayList<>();
    private final Map<String, DefinitionException> broken = new HashMap<>();

    void read(Path root) throws IOException {
        DefinitionFiles files = new DefinitionFiles();
        for (Path file : files.below(root)) {
            read(file, files.packageOf(file, root));
        }
    }

    DefinitionSet result() {
        broken.keySet().removeAll(definitions.keySet());
        return new DefinitionSet(definitions, errors, broken, name -> Optional.empty());
    }

    private void read(Path file, String packageName) {
        String fileName = file.getFileName().toString();
        int dot = fileName.lastIndexOf('.');
        if (dot < 0) {
            errors.add(new DefinitionException(
                    file.toString(), Position.BEGIN, "expected a file that ends in .msg, .srv or .action."));
            return;
        }
        RosTypeName name;
        try {
            name = new RosTypeName(packageName, fileName.substring(dot + 1), fileName.substring(0, dot));
        } catch (TypeSyntaxException e) {
            errors.add(new DefinitionException(file.toString(), Position.BEGIN, e.problem()));
            return;
        }
        try {
            add(parse(name, file));
        } catch (DefinitionException e) {
            addBroken(name, e);
        } catch (IOException e) {
            addBroken(
                    name,
                    new DefinitionException(
                            file.toString(), Position.BEGIN, "the file cannot be read (" + e.getMessage() + ")."));
        }
    }

    private void addBroken(RosTypeName name, DefinitionException e) {
        errors.add(e);
        broken.put(name.toString(), e);
    }

    private static InterfaceDefinition parse(RosTypeName name, Path file) throws IOException {
        if (Files.size(file) > FileText.MAX_BYTES) {
            throw new DefinitionException(
                    file.toString(), Position.BEGIN, "the file is larger than " + FileText.MAX_BYTES + " bytes.");
        }
        FileText text = FileText.decode(Files.readAllBytes(file));
        InterfaceDefinition definition = DefinitionParser.parse(name, text.text(), file.toString());
        text.check(definition);
        return definition;
    }

    /** Installations hold the same definition more than once, under several prefixes; only a different one is a mistake. */
    private void add(InterfaceDefinition definition) {
        InterfaceDefinition earlier = definitions.putIfAbsent(definition.name().toString(), definition);
        if (earlier != null && !types(earlier).equals(types(definition))) {
            errors.add(new DefinitionException(
                    definition.file(),
                    Position.BEGIN,
                    definition.name() + " is defined differently in " + earlier.file() + ", which counts."));
        }
    }

    private static List<?> types(InterfaceDefinition definition) {
        return definition.parts().stream().map(MessageDefinition::type).toList();
    }
}
