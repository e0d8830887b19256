package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.cedros.processor.plan.Alignment;

/** Where the body of a size method stands: a constant number of bytes after the local {@code p}. */
final class SizeCursor {
    private final Scope scope;
    private Alignment alignment = Alignment.UNKNOWN;
    private long ahead;

    SizeCursor(Scope scope) {
        this.scope = scope;
    }

    /** Takes over what the plan knows of the position. */
    void knows(Alignment known) {
        alignment = known;
    }

    /** The expression for the position. */
    CodeBlock place() {
        return ahead == 0 ? CodeBlock.of("p") : CodeBlock.of("p + $L", ahead);
    }

    /** Steps over padding and a value of known size. */
    void advance(int bytes, long size) {
        if (alignment.knows(bytes)) {
            long step = alignment.padding(bytes) + size;
            ahead += step;
            alignment = alignment.advance(step);
            return;
        }
        scope.statement("p = $T.align($L, $L)", RuntimeTypes.SIZE, place(), bytes);
        ahead = size;
        alignment = Alignment.multipleOf(bytes).advance(size);
    }

    /** Steps over elements, each of the same size, and the padding before them, if there are any. */
    void advanceElements(CodeBlock count, int bytes, int size) {
        if (alignment.knows(bytes) && alignment.padding(bytes) == 0) {
            CodeBlock elements = size == 1 ? count : CodeBlock.of("$LL * $L", size, count);
            scope.statement(
                    ahead == 0 ? CodeBlock.of("p += $L", elements) : CodeBlock.of("p += $L + $L", ahead, elements));
            ahead = 0;
            forget();
        } else if (bytes == size) {
            moveTo(CodeBlock.of("$T.elements($L, $L, $L)", RuntimeTypes.SIZE, place(), count, size));
        } else {
            moveTo(CodeBlock.of("$T.elements($L, $L, $L, $L)", RuntimeTypes.SIZE, place(), count, bytes, size));
        }
    }

    /** Continues where an expression says that something ends. */
    void moveTo(CodeBlock end) {
        scope.statement("p = $L", end);
        ahead = 0;
        forget();
    }

    /** Takes nothing as known any more. */
    void forget() {
        alignment = Alignment.UNKNOWN;
    }

    /** Brings {@code p} itself to the position. */
    void settle() {
        if (ahead != 0) {
            scope.statement("p += $L", ahead);
            ahead = 0;
        }
    }
}
