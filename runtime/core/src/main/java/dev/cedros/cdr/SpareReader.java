package dev.cedros.cdr;

import org.jspecify.annotations.Nullable;

/** The reader that each thread keeps for decoding into existing messages, so that this allocates none. */
final class SpareReader {
    private static final ThreadLocal<@Nullable CdrReader> KEPT = new ThreadLocal<>();
    private static final byte[] NOTHING = {};

    private SpareReader() {}

    /** Gives the thread's reader, or a new one while the thread is using that: user code may decode while it is called. */
    static CdrReader take(byte[] data, int offset, int length, CdrOptions options) {
        CdrReader kept = KEPT.get();
        if (kept == null) {
            kept = new CdrReader(data, offset, length, options);
            KEPT.set(kept);
        } else if (kept.taken) {
            return new CdrReader(data, offset, length, options);
        } else {
            kept.start(data, offset, length, options);
        }
        kept.taken = true;
        return kept;
    }

    /** Takes a reader back, with nothing in it that would keep messages alive. */
    static void giveBack(CdrReader reader) {
        Window.close(reader);
        reader.start(NOTHING, 0, 0, CdrOptions.DEFAULT);
        reader.clearClaims();
        reader.endBulk();
        reader.taken = false;
    }
}
