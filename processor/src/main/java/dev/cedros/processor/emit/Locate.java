package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;

/** The statements of catch blocks that put a place into an error on its way outwards. */
final class Locate {
    private Locate() {}

    /** A member of the message that is written or measured. */
    static CodeBlock writing() {
        return CodeBlock.of("throw $T.at(e, TYPE_NAME, at)", RuntimeTypes.INVALID_MESSAGE);
    }

    /** The message as a whole, where no member can be named. */
    static CodeBlock writingWhole() {
        return CodeBlock.of("throw $T.at(e, TYPE_NAME, $S)", RuntimeTypes.INVALID_MESSAGE, "");
    }

    /** A member of the message that is written at known places, where the array may end before the message does. */
    static CodeBlock placing(boolean labelled, boolean options) {
        return CodeBlock.of(
                "throw $T.at($W$L,$WTYPE_NAME,$W$L)",
                RuntimeTypes.INVALID_MESSAGE,
                overrunOf(options),
                labelled ? "at" : "\"\"");
    }

    /** A message whose parts have named the member already. */
    static CodeBlock overrun(boolean options) {
        return CodeBlock.of("throw $L", overrunOf(options));
    }

    private static CodeBlock overrunOf(boolean options) {
        return CodeBlock.of(
                "$T.overrun(e, buffer, origin, position, () -> serializedEnd(message, position - origin, $L))",
                RuntimeTypes.SIZE,
                options ? CodeBlock.of("options") : CodeBlock.of("$T.DEFAULT", RuntimeTypes.OPTIONS));
    }

    /** A member of an element of a list that is written at a known place. */
    static CodeBlock writingMemberOfElement() {
        return CodeBlock.of("throw $T.atIndex(e, i, at)", RuntimeTypes.INVALID_MESSAGE);
    }

    /** An element of a list that is written or measured. */
    static CodeBlock writingElement() {
        return CodeBlock.of("throw $T.atIndex(e, i)", RuntimeTypes.INVALID_MESSAGE);
    }

    /** A member of the message that is read. */
    static CodeBlock reading() {
        return CodeBlock.of("throw $T.at(e, in, TYPE_NAME, at)", RuntimeTypes.CDR_EXCEPTION);
    }

    /** The message as a whole, where no member can be named. */
    static CodeBlock readingWhole() {
        return CodeBlock.of("throw $T.at(e, in, TYPE_NAME, $S)", RuntimeTypes.CDR_EXCEPTION, "");
    }

    /** An element of a list whose elements are read behind one check; {@code member} is the expression for the label. */
    static CodeBlock readingInline(boolean labelled) {
        return labelled
                ? CodeBlock.of("throw $T.atElement(e, in, place, at, i)", RuntimeTypes.CDR_EXCEPTION)
                : CodeBlock.of("throw $T.atElement(e, in, place, $S, i)", RuntimeTypes.CDR_EXCEPTION, "");
    }

    /** An element of a list that is read. */
    static CodeBlock readingElement() {
        return CodeBlock.of("throw $T.atIndex(e, in, i)", RuntimeTypes.CDR_EXCEPTION);
    }
}
