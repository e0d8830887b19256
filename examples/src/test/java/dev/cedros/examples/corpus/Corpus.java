package dev.cedros.examples.corpus;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The folder with payloads from outside the project: the system property {@code cedros.corpus}, or else a folder {@code
 * shared/corpus} beside one of the folders above the module. It is not part of the project and may be absent.
 */
final class Corpus {
    static final String ABSENT =
            "skipped: there is no folder shared/corpus beside the checkout, and -Dcedros.corpus names none";

    private static final ObjectMapper JSON = new ObjectMapper();

    private Corpus() {}

    /** Finds the folder. */
    static Optional<Path> folder() {
        String property = System.getProperty("cedros.corpus");
        if (property != null) {
            return Optional.of(Path.of(property)).filter(Files::isDirectory);
        }
        for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
            Path candidate = at.resolve("shared").resolve("corpus");
            if (Files.isDirectory(candidate)) {
                return Optional.of(candidate);
            }
        }
        return Optional.empty();
    }

    /** Lists the folders below {@code parent} that hold payloads, by name. */
    static List<Path> payloadFolders(Path parent) throws IOException {
        try (Stream<Path> children = Files.list(parent)) {
            return children.filter(Files::isDirectory).sorted().toList();
        }
    }

    /** Lists the little-endian payloads of a folder: {@code 0.cdr}, {@code 1.cdr} and so on. */
    static List<Path> payloads(Path folder) throws IOException {
        try (Stream<Path> children = Files.list(folder)) {
            return children.filter(file -> file.getFileName().toString().matches("\\d+\\.cdr"))
                    .sorted()
                    .toList();
        }
    }

    /** Reads a JSON file. */
    static JsonNode json(Path file) throws IOException {
        return JSON.readTree(file.toFile());
    }

    /** Gives the entry of {@code meta.json} for one payload; a missing node where there is none. */
    static JsonNode meta(Path folder, int number) throws IOException {
        Path file = folder.resolve("meta.json");
        if (Files.exists(file)) {
            for (JsonNode entry : json(file)) {
                if (entry.path("n").asInt(-1) == number) {
                    return entry;
                }
            }
        }
        return MissingNode.getInstance();
    }

    /** Names the ROS type of the payloads in a folder: what their origin says, or else what the folder is called. */
    static String rosName(Path folder) throws IOException {
        String name = folder.getFileName().toString().replaceAll("@\\d+$", "").replace("__", "/");
        List<Path> payloads = payloads(folder);
        if (!payloads.isEmpty()) {
            JsonNode meta = meta(folder, number(payloads.get(0)));
            name = meta.path("type").asText(name);
        }
        List<String> parts = new ArrayList<>(List.of(name.split("/")));
        if (parts.size() == 2) {
            parts.add(1, "msg");
        }
        return String.join("/", parts);
    }

    /** Gives the number that a payload's file is named after. */
    static int number(Path payload) {
        String file = payload.getFileName().toString();
        return Integer.parseInt(file.substring(0, file.indexOf('.')));
    }
}
