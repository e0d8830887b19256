package dev.cedros.processor.report;

import dev.cedros.processor.check.Problem;
import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.model.Origin;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;

/** Prints problems at the place they are pinned to. */
public final class Reporter {
    private final Messager messager;
    private final boolean eclipse;

    /**
     * A reporter that prints through a compiler.
     *
     * @param eclipse whether the compiler is the one of Eclipse
     */
    public Reporter(Messager messager, boolean eclipse) {
        this.messager = messager;
        this.eclipse = eclipse;
    }

    /** Prints all problems of a message. */
    public void report(Problems problems) {
        problems.all().forEach(this::report);
    }

    /** Prints one problem. */
    public void report(Problem problem) {
        print(problem.code().isWarning() ? Diagnostic.Kind.WARNING : Diagnostic.Kind.ERROR, problem);
    }

    /** Prints what the user may want to know although nothing is wrong, and never as a warning. */
    public void note(Problem remark) {
        print(Diagnostic.Kind.NOTE, remark);
    }

    /** Prints such a remark that is not about a place in a source. */
    public void note(ProblemCode code, String message) {
        messager.printMessage(Diagnostic.Kind.NOTE, Problem.text(code, message));
    }

    private void print(Diagnostic.Kind kind, Problem problem) {
        Origin origin = eclipse ? visibleToEclipse(problem.origin()) : problem.origin();
        messager.printMessage(kind, problem.text(), origin.element(), origin.annotation(), origin.value());
    }

    /** Eclipse forgets even the file of what it reports at a record or an enum constant, but it knows their neighbours. */
    private static Origin visibleToEclipse(Origin origin) {
        Element element = origin.element();
        return switch (element.getKind()) {
            case RECORD ->
                element.getEnclosedElements().stream()
                        .filter(enclosed -> enclosed.getKind().isField())
                        .findFirst()
                        .map(Origin::of)
                        .orElse(origin);
            case ENUM_CONSTANT -> Origin.of(element.getEnclosingElement());
            default -> origin;
        };
    }

    /**
     * Prints a bug of the processor itself.
     *
     * @param name the class on which it happened
     */
    public void reportBug(Element element, String name, Throwable bug) {
        StringWriter trace = new StringWriter();
        bug.setStackTrace(ownFrames(bug.getStackTrace()));
        bug.printStackTrace(new PrintWriter(trace));
        String message =
                "The processor failed on " + name + ". This is a bug of Cedros: please report it with the class"
                        + " and this trace. Leaving the class out of the compilation helps until then.\n" + trace;
        report(new Problem(ProblemCode.INTERNAL_ERROR, message, Origin.of(element)));
    }

    /** The frames down to the last one of ours; what follows only shows how the compiler was started. */
    private static StackTraceElement[] ownFrames(StackTraceElement[] frames) {
        int end = frames.length;
        while (end > 0 && !frames[end - 1].getClassName().startsWith("dev.cedros.processor.")) {
            end--;
        }
        return Arrays.copyOf(frames, end);
    }
}
