package dev.cedros.processor.index;

/** Sources of classes that look like codecs to an index, for tests of what an index makes of them. */
final class FakeCodecs {
    private FakeCodecs() {}

    /**
     * The source of a public message and its codec.
     *
     * @param className the qualified name of the message
     * @param typeName the three-part ROS name
     * @param hash what differs between types
     */
    static String[] record(String className, String typeName, String hash) {
        return sources(className, typeName, hash, "public record %s() {}", "public ");
    }

    /** The same for a class that is no record. */
    static String[] pojo(String className, String typeName, String hash) {
        return sources(className, typeName, hash, "public class %s {}", "public ");
    }

    /** The same for classes that are not public. */
    static String[] hidden(String className, String typeName, String hash) {
        return sources(className, typeName, hash, "record %s() {}", "");
    }

    private static String[] sources(
            String className, String typeName, String hash, String declaration, String visibility) {
        int dot = className.lastIndexOf('.');
        String head = dot < 0 ? "" : "package " + className.substring(0, dot) + ";\n";
        String name = className.substring(dot + 1);
        return new String[] {
            head + declaration.formatted(name) + "\n", head + """
            import dev.cedros.annotations.CedrosGenerated;
            import dev.cedros.cdr.CdrOptions;
            import dev.cedros.codec.MessageType;
            import dev.cedros.payload.Payload;
            /** A comment, as generated classes have. */
            @CedrosGenerated
            @SuppressWarnings("exports")
            %1$sfinal class %2$sCodec {
                public static final java.lang.String TYPE_NAME = "%3$s";
                public static final java.lang.String TYPE_HASH = "%4$s";
                public static final MessageType<%2$s> TYPE = null;
                private %2$sCodec() {}
                public static %2$s decode(Payload payload, CdrOptions options) {
                    return new %2$s();
                }
            }
            """.formatted(visibility, name, typeName, hash)
        };
    }
}
