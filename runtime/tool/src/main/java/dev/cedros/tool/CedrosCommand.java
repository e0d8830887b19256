package dev.cedros.tool;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command itself, which only gathers its subcommands. */
@Command(
        name = "cedros",
        mixinStandardHelpOptions = true,
        versionProvider = CedrosCommand.Version.class,
        description = "Works with the messages of ROS 2: type hashes, definitions, CDR bytes, Java records.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  cedros hash std_msgs/msg/String",
            "  cedros describe sensor_msgs/msg/Imu",
            "  cedros decode --type geometry_msgs/msg/Point point.cdr",
            "  cedros encode --type geometry_msgs/msg/Point point.json > point.cdr",
            "  cedros import msg/ --package com.acme.msgs --out src/main/java",
            "",
            "Exit codes: 0 done, 1 failed, 2 wrong usage, 3 done but with something left out.",
            "'cedros COMMAND --help' tells more of a command."
        })
final class CedrosCommand implements Runnable {
    @Option(
            names = "--debug",
            scope = ScopeType.INHERIT,
            description = "Print the Java stack trace of an error as well.")
    private boolean debug;

    @Spec
    private @Nullable CommandSpec spec;

    /** Whether stack traces are wanted. */
    boolean debug() {
        return debug;
    }

    /** Makes the command with all subcommands, new for each run since it holds the values of the options. */
    static CommandLine commandLine(Streams streams) {
        CommandLine command = new CommandLine(new CedrosCommand())
                .addSubcommand(new HashCommand(streams))
                .addSubcommand(new DescribeCommand(streams))
                .addSubcommand(new DecodeCommand(streams))
                .addSubcommand(new EncodeCommand(streams))
                .addSubcommand(new ImportCommand(streams));
        command.setUsageHelpWidth(100);
        command.setUsageHelpAutoWidth(false);
        command.setColorScheme(new CommandLine.Help.ColorScheme.Builder(CommandLine.Help.Ansi.OFF).build());
        command.setCaseInsensitiveEnumValuesAllowed(true);
        command.setOut(new PrintWriter(streams.out(), true, StandardCharsets.UTF_8));
        command.setErr(new PrintWriter(streams.err(), true, StandardCharsets.UTF_8));
        return command;
    }

    @Override
    public void run() {
        if (spec != null) {
            throw new ParameterException(
                    spec.commandLine(), "Name a command: hash, describe, decode, encode or import.");
        }
    }

    /** The version in the manifest of the jar. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = CedrosCommand.class.getPackage().getImplementationVersion();
            return new String[] {"cedros " + (version == null ? "(not from a jar)" : version)};
        }
    }
}
