package dev.cedros.type.msg;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Reads the name of a package out of its {@code package.xml}. An XML parser would need a module that nothing else here
 * needs, and would have to be kept from fetching what the file refers to; one element without attributes does not call for
 * it.
 */
final class PackageXml {
    /** The name of the file. */
    static final String FILE = "package.xml";

    private static final String OPEN = "<name>";
    private static final String CLOSE = "</name>";

    private PackageXml() {}

    /** The name that the {@code package.xml} in a folder gives, if there is one. */
    static Optional<String> nameIn(Path folder) throws IOException {
        Path file = folder.resolve(FILE);
        if (!Files.isRegularFile(file) || Files.size(file) > FileText.MAX_BYTES) {
            return Optional.empty();
        }
        return name(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
    }

    private static Optional<String> name(String xml) {
        String text = withoutComments(xml);
        int start = text.indexOf(OPEN);
        int end = start < 0 ? -1 : text.indexOf(CLOSE, start);
        if (end < 0) {
            return Optional.empty();
        }
        String name = text.substring(start + OPEN.length(), end).strip();
        return name.isEmpty() ? Optional.empty() : Optional.of(name);
    }

    private static String withoutComments(String xml) {
        StringBuilder text = new StringBuilder();
        int position = 0;
        while (true) {
            int open = xml.indexOf("<!--", position);
            int close = open < 0 ? -1 : xml.indexOf("-->", open);
            if (close < 0) {
                return text.append(xml, position, open < 0 ? xml.length() : open)
                        .toString();
            }
            text.append(xml, position, open);
            position = close + "-->".length();
        }
    }
}
