package dev.cedros.text;

import dev.cedros.error.InvalidMessageException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Collects text and passes it on in large pieces; without a target, keeps it. */
final class TextSink {
    /** A message whose text is shorter reaches its target whole or, when its bytes are found to be wrong, not at all. */
    static final int PIECE = 1 << 20;

    /** Strings cannot be much longer. */
    private static final int LONGEST = 1 << 30;

    private final StringBuilder text = new StringBuilder();
    private final @Nullable Appendable target;

    TextSink(@Nullable Appendable target) {
        this.target = target;
    }

    /** Where to append; {@link #check} is due now and then. */
    StringBuilder text() {
        return text;
    }

    /** Passes on what has been collected, if it is much. */
    void check() throws IOException {
        if (text.length() < PIECE) {
            return;
        }
        if (target != null) {
            flush();
        } else if (text.length() > LONGEST) {
            throw new InvalidMessageException(
                    "text-size", "The text has more than " + LONGEST + " characters. Write it to an Appendable.");
        }
    }

    /** Passes on what has been collected. */
    void flush() throws IOException {
        if (target != null) {
            target.append(text);
            text.setLength(0);
        }
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
