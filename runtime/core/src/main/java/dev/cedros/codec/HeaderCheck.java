package dev.cedros.codec;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.Encapsulation;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.payload.Payload;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** Looks at the encapsulation header before anyone asks which type the bytes are of. */
final class HeaderCheck {
    private HeaderCheck() {}

    /**
     * Checks the first four bytes, and copies nothing as long as they are what a reader can read.
     *
     * @throws CdrException as {@link CdrReader#readEncapsulation} says
     */
    static void check(@Nullable Payload payload) {
        if (payload == null) {
            throw new InvalidMessageException("null-member", "The payload to decode is null. Give one.");
        }
        if (payload.size() < Encapsulation.HEADER_SIZE || !isPlain(payload)) {
            // The reader knows what else there is, and has the words for what is wrong.
            CdrReader.of(payload).readEncapsulation();
        }
    }

    /** Whether the header announces plain CDR in either byte order, which nearly all data is. */
    private static boolean isPlain(Payload payload) {
        if (payload.hasArray()) {
            byte[] bytes = payload.array();
            int at = payload.arrayOffset();
            return isPlain(bytes[at], bytes[at + 1]);
        }
        ByteBuffer first = payload.slice(0);
        return isPlain(
                first.get(0),
                first.remaining() > 1 ? first.get(1) : payload.slice(1).get(0));
    }

    private static boolean isPlain(byte high, byte low) {
        return high == 0 && (low == Encapsulation.CDR_LE.id() || low == Encapsulation.CDR_BE.id());
    }
}
