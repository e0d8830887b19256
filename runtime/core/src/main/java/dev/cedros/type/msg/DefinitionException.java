package dev.cedros.type.msg;

import dev.cedros.error.CedrosException;

/** Says what is wrong with a definition, and where: {@code Imu.msg:7:1: unknown type 'float46'.} */
public final class DefinitionException extends CedrosException {
    private static final long serialVersionUID = 1L;

    private final String file;
    private final int line;
    private final int column;

    /**
     * Makes one, code {@code definition-syntax}.
     *
     * @param file the name of the text, usually its path
     * @param position where in the text
     * @param problem what is wrong and what is expected there
     */
    public DefinitionException(String file, Position position, String problem) {
        super("definition-syntax", problem, null);
        this.file = file;
        this.line = position.line();
        this.column = position.column();
    }

    /** The name of the text, usually the path of a file. */
    public String file() {
        return file;
    }

    /** The line, from 1. */
    public int line() {
        return line;
    }

    /** The character in the line, from 1. */
    public int column() {
        return column;
    }

    /** Gives {@code file:line:column: problem}, which editors and terminals make a link. */
    @Override
    public String getMessage() {
        return new Position(line, column).in(file) + ": " + problem();
    }
}
