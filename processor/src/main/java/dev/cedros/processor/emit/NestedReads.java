package dev.cedros.processor.emit;

import dev.cedros.processor.model.ElementType;

/** Reads nested messages through the codecs beside them. */
final class NestedReads {
    private NestedReads() {}

    /** Writes the statements that read a message over the one in a local, or make one where there is none. */
    static void readOver(Scope scope, ElementType.Nested nested, String local) {
        scope.begin("if ($N == null)", local);
        scope.statement("$N = $T.read(in)", local, nested.codec());
        scope.otherwise();
        scope.statement("$T.readInto(in, $N)", nested.codec(), local);
        scope.end();
    }
}
