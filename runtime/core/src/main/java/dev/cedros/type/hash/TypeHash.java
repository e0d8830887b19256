package dev.cedros.type.hash;

import dev.cedros.type.TypeDescription;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The ROS interface hash, version 1 (REP 2016): the name by which two systems know that they mean the same type.
 *
 * <p>Defaults, constants, key flags and comments have no part in it. Thread-safe.
 */
public final class TypeHash {
    private static final String PREFIX = "RIHS01_";

    private TypeHash() {}

    /** The hash of a type with all that it reaches: {@code RIHS01_} and 64 hexadecimal digits in lower case. */
    public static String of(TypeDescription description) {
        byte[] text = CanonicalText.of(description).getBytes(StandardCharsets.UTF_8);
        try {
            return PREFIX
                    + HexFormat.of()
                            .formatHex(MessageDigest.getInstance("SHA-256").digest(text));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
