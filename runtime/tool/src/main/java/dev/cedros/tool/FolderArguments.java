package dev.cedros.tool;

import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Stack;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;

/**
 * Reads the folders after {@code --interfaces}: one, and those that follow it, as the shell writes them for a pattern. A
 * folder that may be the command's own argument, because that has not been seen yet, is left to it.
 */
final class FolderArguments implements IParameterConsumer {
    // Stack is what the interface of picocli asks for.
    @Override
    @SuppressWarnings("JdkObsolete")
    public void consumeParameters(Stack<String> arguments, ArgSpec option, CommandSpec command) {
        if (arguments.isEmpty()) {
            throw new ParameterException(command.commandLine(), "Missing folder after --interfaces");
        }
        List<Path> folders = new ArrayList<>();
        List<Path> known = option.getValue();
        if (known != null) {
            folders.addAll(known);
        }
        folders.add(path(arguments.pop(), command));
        while (!arguments.isEmpty() && isFurtherFolder(arguments.peek(), command)) {
            folders.add(path(arguments.pop(), command));
        }
        option.setValue(folders);
    }

    private static boolean isFurtherFolder(String argument, CommandSpec command) {
        // A File takes any name; Path.of would refuse some that are no folders.
        return !argument.startsWith("-") && new File(argument).isDirectory() && !takesFolder(command);
    }

    private static Path path(String argument, CommandSpec command) {
        try {
            return Path.of(argument);
        } catch (InvalidPathException e) {
            throw new ParameterException(command.commandLine(), "No file name: " + argument, e);
        }
    }

    private static boolean takesFolder(CommandSpec command) {
        for (PositionalParamSpec parameter : command.positionalParameters()) {
            if (parameter.paramLabel().equals("DIR") && parameter.stringValues().isEmpty()) {
                return true;
            }
        }
        return false;
    }
}
