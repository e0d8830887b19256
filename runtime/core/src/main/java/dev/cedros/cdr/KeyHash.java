package dev.cedros.cdr;

import dev.cedros.error.InvalidMessageException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/** The 16 bytes by which DDS tells instances apart (DDSI-RTPS 2.5, section 9.6.4.8). Stateless. */
public final class KeyHash {
    private static final int SIZE = 16;

    private KeyHash() {}

    /**
     * Makes the hash of the key members of a message: the bytes themselves with zeros behind them, or their MD5.
     *
     * @param keys what {@link CdrWriter#keys} gave, with all key members written
     * @param fits whether the largest possible key of the type, not just this one, takes 16 bytes at most
     * @throws InvalidMessageException with code {@code key-size} if it takes more although {@code fits} is set
     */
    public static byte[] of(CdrWriter keys, boolean fits) {
        byte[] key = keys.toByteArray();
        if (!fits) {
            return md5(key);
        }
        if (key.length > SIZE) {
            throw new InvalidMessageException(
                    "key-size", "has a key of " + key.length + " bytes, but should have at most " + SIZE + ".");
        }
        return Arrays.copyOf(key, SIZE);
    }

    private static byte[] md5(byte[] key) {
        try {
            return MessageDigest.getInstance("MD5").digest(key);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has MD5", e);
        }
    }
}
