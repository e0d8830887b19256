package dev.cedros.importer;

import dev.cedros.error.CedrosException;

/** Definitions cannot be imported the way that was asked for. */
public final class ImportException extends CedrosException {
    private static final long serialVersionUID = 1L;

    ImportException(String code, String problem) {
        super(code, problem, null);
    }
}
