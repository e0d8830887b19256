package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import dev.cedros.processor.model.MessageModel;

/**
 * The body of one generated method: its statements, its local names, and the member that it is at.
 *
 * <p>Generated methods keep the path of the current member in a local called {@code at}, which only their catch block
 * reads, so that an error can name the member at no cost to the path without errors.
 */
final class Scope {
    private static final String[] RESERVED = {
        "message",
        "in",
        "current",
        "reuse",
        "out",
        "at",
        "options",
        "buffer",
        "origin",
        "position",
        "packed",
        "data",
        "start",
        "p",
        "i",
        "count",
        "elements",
        "element",
        "e",
        "a",
        "b",
        "h",
        "value",
        "number",
        "last",
        "keys",
        "java",
        "dev",
        "required",
        "present",
        "counted",
        "checkLength",
        "checkUnchanged",
        "requiredElements",
        "checkBound"
    };

    /** What no member is called. */
    private static final String UNKNOWN = "?";

    private final NameAllocator names = new NameAllocator();
    private final CodeBlock.Builder code = CodeBlock.builder();
    private String label = "";
    private boolean labelled;
    private int places;

    Scope(MessageModel model) {
        for (String name : RESERVED) {
            names.newName(name, name);
        }
        // A local called like the first part of a package would hide the package from qualified names.
        String root = model.packageName().split("\\.", 2)[0];
        if (!root.isEmpty() && !root.equals("java") && !root.equals("dev")) {
            names.newName(root, "package " + root);
        }
    }

    /** A local name that nothing else in the method has. */
    String local(String suggestion) {
        return names.newName(suggestion);
    }

    /** The name for where the next run begins: {@code place}, {@code place2} and so on. */
    String place() {
        places++;
        return names.newName(places == 1 ? "place" : "place" + places);
    }

    /** Says which member comes next; nothing is written when it is the current one already. */
    void at(String path) {
        if (!path.equals(label)) {
            code.addStatement("at = $S", path);
            label = path;
            labelled = true;
        }
    }

    /** Says that no member comes next, in a loop whose last round may have named one. */
    void atNone() {
        code.addStatement("at = $S", "");
        label = "";
        labelled = true;
    }

    void statement(String format, Object... arguments) {
        code.addStatement(format, arguments);
    }

    void statement(CodeBlock statement) {
        code.addStatement(statement);
    }

    void begin(String format, Object... arguments) {
        code.beginControlFlow(format, arguments);
    }

    /** Goes on with the other branch of an {@code if}, in which nothing of the first one has happened. */
    void otherwise() {
        code.nextControlFlow("else");
        label = UNKNOWN;
    }

    void end() {
        code.endControlFlow();
    }

    CodeBlock build() {
        return code.build();
    }

    /** Whether any member has been named. */
    boolean isLabelled() {
        return labelled;
    }

    /** The statements of a method that writes or measures a message, with the member in its errors. */
    CodeBlock buildWriting() {
        return buildLocated(labelled ? Locate.writing() : Locate.writingWhole());
    }

    /** The statements of a method that reads a message, with the member in its errors. */
    CodeBlock buildReading() {
        return buildLocated(labelled ? Locate.reading() : Locate.readingWhole());
    }

    /** The statements in a try block whose catch block puts the member that {@code at} names into the error. */
    CodeBlock buildLocated(CodeBlock locate) {
        CodeBlock body = code.build();
        CodeBlock.Builder located = CodeBlock.builder();
        if (labelled) {
            located.add(
                    "// The member to name if this fails; members read together each with the offset where it ends.\n");
            located.addStatement("$T at = $S", String.class, "");
        }
        return located.beginControlFlow("try")
                .add(body)
                .nextControlFlow("catch ($T e)", RuntimeException.class)
                .addStatement(locate)
                .endControlFlow()
                .build();
    }
}
