package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.cedros.processor.plan.Alignment;

/**
 * Where the body of a write method stands: a constant number of bytes after the local {@code p}. Constants add up here, and
 * come into the code only where something of unknown size follows.
 */
final class Cursor {
    private final Scope scope;
    private final Order order;
    private Alignment alignment = Alignment.UNKNOWN;
    private long ahead;

    Cursor(Scope scope, Order order) {
        this.scope = scope;
        this.order = order;
    }

    /** Takes over what the plan knows of the position. */
    void knows(Alignment known) {
        alignment = known;
    }

    /** Whether a value of this alignment can stand here without padding. */
    boolean isAligned(int bytes) {
        return alignment.knows(bytes) && alignment.padding(bytes) == 0;
    }

    /** The expression for the position. */
    CodeBlock place() {
        return at(0);
    }

    /** The expression for so many bytes further on. */
    CodeBlock at(int offset) {
        long all = ahead + offset;
        return all == 0 ? CodeBlock.of("p") : CodeBlock.of("p + $L", all);
    }

    /** Writes padding before a value that follows for sure. */
    void align(int bytes) {
        if (alignment.knows(bytes)) {
            int padding = alignment.padding(bytes);
            if (padding > 0) {
                scope.statement("$T.putPadding(buffer, $L, $L)", order.accessor(), place(), padding);
                advance(padding);
            }
            return;
        }
        scope.statement("p = $T.align$L(buffer, origin, $L)", order.accessor(), bytes, place());
        ahead = 0;
        alignment = Alignment.multipleOf(bytes);
    }

    /** Writes padding before elements, if there are any. */
    void alignElements(int bytes, CodeBlock count) {
        if (isAligned(bytes)) {
            return;
        }
        scope.statement("p = $T.align$L(buffer, origin, $L, $L)", order.accessor(), bytes, place(), count);
        ahead = 0;
        alignment = Alignment.UNKNOWN;
    }

    /** Steps over bytes that have been written. */
    void advance(int bytes) {
        ahead += bytes;
        alignment = alignment.advance(bytes);
    }

    /** Continues where an expression says that something ended. */
    void moveTo(CodeBlock end) {
        scope.statement("p = $L", end);
        ahead = 0;
        alignment = Alignment.UNKNOWN;
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
