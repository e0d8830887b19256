package dev.cedros.tool;

/** How a command ended, as scripts see it. */
final class ExitCode {
    static final int DONE = 0;
    static final int FAILED = 1;
    static final int WRONG_USAGE = 2;

    /** Done, but something was left out, which the error stream names. */
    static final int DONE_WITH_LOSS = 3;

    private ExitCode() {}
}
