package dev.cedros.processor.index;

import com.palantir.javapoet.ClassName;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What an index is called when nobody has given it a name. */
final class IndexName {
    private static final String PREFIX = "CedrosIndex_";
    private static final int HASH_BYTES = 4;
    private static final Pattern OURS = Pattern.compile("(?:.*\\.)?" + PREFIX + "[0-9a-f]{8}");

    private IndexName() {}

    /**
     * The name that follows from the codecs: the package of the first, where the unnamed package, whose classes nothing else
     * can name, comes before all others; and a hash of all class names, so that indexes of one package do not meet.
     */
    static ClassName of(Collection<IndexedCodec> codecs) {
        List<ClassName> sorted = codecs.stream()
                .map(IndexedCodec::codec)
                .sorted(Comparator.comparing(
                                (ClassName codec) -> !codec.packageName().isEmpty())
                        .thenComparing(ClassName::canonicalName))
                .toList();
        String names = sorted.stream().map(ClassName::canonicalName).collect(Collectors.joining("\n"));
        return ClassName.get(sorted.get(0).packageName(), PREFIX + hash(names));
    }

    /** Whether a class name is one that {@link #of} gives. */
    static boolean isOurs(String className) {
        return OURS.matcher(className).matches();
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, HASH_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
