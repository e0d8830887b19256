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

    /** An element of a list that is read. */
    static CodeBlock readingElement() {
        return CodeBlock.of("throw $T.atIndex(e, in, i)", RuntimeTypes.CDR_EXCEPTION);
    }
}
