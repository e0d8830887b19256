package dev.cedros.tool;

import dev.cedros.error.CedrosException;
import dev.cedros.importer.ImportException;
import dev.cedros.importer.ImportOptions;
import dev.cedros.importer.ImportResult;
import dev.cedros.importer.KnownType;
import dev.cedros.importer.RecordImporter;
import dev.cedros.type.msg.DefinitionException;
import dev.cedros.type.msg.DefinitionSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes Java records for definitions. */
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        versionProvider = CedrosCommand.Version.class,
        description = "Writes annotated Java records for the definitions in a folder.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  cedros import msg/ --package com.acme.msgs --out src/main/java",
            "  cedros import /opt/acme/share --package com.acme.ros --out src/main/java",
            "  cedros import acme_msgs/ --interfaces ../common/share --package com.acme.ros --out gen",
            "",
            "acme_msgs/msg/Status becomes the record PACKAGE.acme_msgs.msg.Status. Types that cedros-interfaces",
            "has are referred to. Definitions that need a type which is defined nowhere are left out and named;",
            "the exit code is then 3."
        })
final class ImportCommand implements Callable<Integer> {
    private final Streams streams;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(
            paramLabel = "DIR",
            description = "The definitions: a share tree of ROS, a folder of packages, one package, or one file, with"
                    + " which come those of its package that it needs.")
    private Path folder = Path.of("");

    @Option(
            names = "--package",
            required = true,
            paramLabel = "PACKAGE",
            description = "Java package above those of the ROS packages.")
    private String javaPackage = "";

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "Source folder to write into.")
    private Path out = Path.of("");

    @Mixin
    private InterfacesOption interfaces = new InterfacesOption();

    ImportCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        DefinitionSet wanted = TypeSource.read(List.of(folder));
        if (wanted.definitions().isEmpty() && wanted.errors().isEmpty()) {
            throw new ToolException(folder + ": has no .msg, .srv or .action files. Name the folder that has them.");
        }
        DefinitionSet others = TypeSource.read(otherPlaces());
        StandardLibrary library = StandardLibrary.load();
        ImportOptions options = options(
                name -> isBroken(name, wanted) || isBroken(name, others) ? Optional.empty() : library.known(name));
        ImportResult result = RecordImporter.run(wanted.with(NeededDefinitions.of(wanted, others)), options);
        write(result);
        return report(result);
    }

    private ImportOptions options(Function<String, Optional<KnownType>> known) {
        try {
            return new ImportOptions(javaPackage, known);
        } catch (ImportException e) {
            throw new ParameterException(spec.commandLine(), "--package: " + e.getMessage(), e);
        }
    }

    /** Where types that are needed may be; for a single file that is its own package first. */
    private List<Path> otherPlaces() {
        List<Path> places = new ArrayList<>();
        if (Files.isRegularFile(folder)) {
            places.addAll(new DefinitionFile(folder).places());
        }
        places.addAll(interfaces.folders());
        return places;
    }

    /** Whether a definition has a mistake, so that what the library calls the same may be something else. */
    private static boolean isBroken(String name, DefinitionSet definitions) {
        if (definitions.errors().isEmpty()) {
            return false;
        }
        try {
            definitions.describe(name);
            return false;
        } catch (CedrosException e) {
            // The others say that it is not there, or cannot be compiled as it is.
            return e instanceof DefinitionException;
        }
    }

    private void write(ImportResult result) {
        try {
            result.writeTo(out);
        } catch (IOException e) {
            throw new ToolException(
                    Problem.file(e, out.toString()) + ": cannot be written: " + Problem.reason(e) + ".", e);
        }
    }

    private int report(ImportResult result) {
        long records = result.sources().stream()
                .filter(source -> !source.path().endsWith("/package-info.java"))
                .count();
        boolean allKnown = records == 0 && result.isComplete();
        streams.line("wrote " + records + (records == 1 ? " record" : " records")
                + (allKnown ? "; cedros-interfaces has all of them" : ""));
        result.renamings().forEach(renaming -> streams.line(renaming.toString()));
        result.notes().forEach(streams::warn);
        result.skipped().forEach(skipped -> streams.skipped(skipped.toString()));
        return result.isComplete() ? ExitCode.DONE : ExitCode.DONE_WITH_LOSS;
    }
}
