package dev.cedros.benchmarks.report;

import java.util.Set;

/** How often an operation is measured. A run has to end in half an hour, so only what a goal needs is measured often. */
enum Effort {
    /** Not at all: it says nothing that another row or operation does not. */
    NONE,
    /** In the first fork, and briefly. */
    ONCE,
    /** In every fork. */
    EVERY_FORK;

    private static final Set<String> BULK_DECODE = Set.of("decodeInto", "decodeBorrowed", "decodeRead");

    /** The effort that an operation of an arm is worth on a row. */
    static Effort of(String row, String arm, String op) {
        boolean isBulk = Catalog.BULK.contains(row);
        if (!Catalog.ROWS.contains(row)) {
            return ONCE;
        }
        if (ArmName.isOurs(arm)) {
            return ofOurs(row, op, isBulk);
        }
        if (arm.equals(ArmName.JAVA_COPY.id()) && op.equals("copyOf")) {
            return isBulk ? EVERY_FORK : NONE;
        }
        return op.equals("size") ? NONE : ONCE;
    }

    private static Effort ofOurs(String row, String op, boolean isBulk) {
        if (op.equals("encode") || op.equals("decode") || (isBulk && BULK_DECODE.contains(op))) {
            return EVERY_FORK;
        }
        return switch (op) {
            case "size" -> Catalog.NESTED.contains(row) || Catalog.PACKED.contains(row) ? EVERY_FORK : ONCE;
            case "decodeOwned" -> isBulk ? ONCE : NONE;
            // A constant of the type.
            case "bounds" -> Catalog.QUICK.contains(row) ? ONCE : NONE;
            default -> ONCE;
        };
    }
}
