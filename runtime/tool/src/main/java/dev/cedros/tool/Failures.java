package dev.cedros.tool;

import dev.cedros.error.CedrosException;
import dev.cedros.type.Spelling;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns what a command throws into one line on the error stream and an exit code. */
final class Failures {
    private final Streams streams;

    Failures(Streams streams) {
        this.streams = streams;
    }

    /** Says what was wrong with the arguments and where the help is. */
    int wrongUsage(ParameterException e, String[] arguments) {
        CommandLine command = e.getCommandLine();
        StringBuilder text = new StringBuilder(Problem.oneLine(String.valueOf(e.getMessage())));
        if (text.length() > 0 && ".?!".indexOf(text.charAt(text.length() - 1)) < 0) {
            text.append('.');
        }
        if (e instanceof UnmatchedArgumentException unmatched) {
            text.append(didYouMean(unmatched));
        }
        String name = command.getCommandSpec().qualifiedName();
        streams.err().println(text + " See '" + name + " --help'.");
        trace(e, List.of(arguments).contains("--debug"));
        return ExitCode.WRONG_USAGE;
    }

    private static String didYouMean(UnmatchedArgumentException e) {
        CommandLine command = e.getCommandLine();
        String argument = e.getUnmatched().get(0);
        List<String> known = new ArrayList<>();
        if (argument.startsWith("-")) {
            command.getCommandSpec().options().forEach(option -> known.addAll(List.of(option.names())));
        } else {
            known.addAll(command.getSubcommands().keySet());
        }
        return Spelling.nearest(argument, known)
                .map(best -> " Did you mean '" + best + "'?")
                .orElse("");
    }

    /** Says why a command failed. */
    int failed(Exception e, CommandLine command, ParseResult parsed) {
        if (e instanceof OutputException output && output.readerHasLeft()) {
            return ExitCode.DONE;
        }
        streams.err().println(Problem.oneLine(message(e)));
        trace(e, command.getCommandSpec().root().userObject() instanceof CedrosCommand root && root.debug());
        return ExitCode.FAILED;
    }

    /** Says that memory ran out, which some inputs cause on small machines only. */
    int outOfMemory() {
        streams.err()
                .println("cedros: the memory of Java is too small for this input. Give it more: java -Xmx8g -jar …");
        return ExitCode.FAILED;
    }

    private static String message(Exception e) {
        if (e instanceof ToolException || e instanceof OutputException || e instanceof CedrosException) {
            return String.valueOf(e.getMessage());
        }
        if (e instanceof IOException io) {
            return Problem.file(io, "cedros") + ": " + Problem.reason(io) + ".";
        }
        return "cedros: a mistake in cedros itself: " + e + ". Please report it with what --debug prints.";
    }

    private void trace(Exception e, boolean wanted) {
        if (wanted) {
            e.printStackTrace(streams.err());
        }
    }
}
