package dev.cedros.type.msg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.type.hash.TypeHash;
import dev.cedros.vectors.Corpus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The hashes of definitions, beside those that ROS 2 publishes and those that an independent program computed. */
class CorpusHashesTest {
    /**
     * Published by a generator that takes bounded sequences for arrays (the first), and for which a char is a type of its own
     * and a message without members has no placeholder (the second): with these changes the hashes come out as published.
     */
    private static final Set<String> WRONGLY_PUBLISHED =
            Set.of("test_msgs/msg/WStrings", "test_msgs/srv/Arrays_Request");

    @Test
    void definitionsHaveTheirPublishedHashes() throws IOException {
        Map<String, Set<String>> published = new TreeMap<>();
        for (String[] entry : lines("rihs01/hashes.tsv")) {
            // A type may have several: definitions change.
            published.computeIfAbsent(entry[0], name -> new TreeSet<>()).add(entry[1]);
        }
        DefinitionSet set = interfaces();
        List<String> wrong = new ArrayList<>();
        int count = 0;
        for (Map.Entry<String, Set<String>> entry : published.entrySet()) {
            String name = entry.getKey();
            if (set.find(name).isPresent() && !WRONGLY_PUBLISHED.contains(name)) {
                count++;
                if (!entry.getValue().contains(TypeHash.of(set.describe(name)))) {
                    wrong.add(name);
                }
            }
        }
        assertEquals(List.of(), wrong);
        int compared = count;
        assertTrue(count > 10, () -> "only " + compared + " were compared");
    }

    @Test
    void definitionsHaveTheirComputedHashes() throws IOException {
        DefinitionSet set = interfaces();
        List<String> wrong = new ArrayList<>();
        int count = 0;
        for (String[] entry : lines("rihs01/computed.tsv")) {
            if (set.find(entry[0]).isPresent()) {
                count++;
                if (!TypeHash.of(set.describe(entry[0])).equals(entry[1])) {
                    wrong.add(entry[0]);
                }
            }
        }
        assertEquals(List.of(), wrong);
        int compared = count;
        assertTrue(count > 100, () -> "only " + compared + " were compared");
    }

    private static DefinitionSet interfaces() throws IOException {
        DefinitionSet set = DefinitionSet.read(Corpus.interfaces(CorpusHashesTest.class));
        assertEquals(List.of(), set.errors());
        return set;
    }

    private static List<String[]> lines(String path) throws IOException {
        Path file = Corpus.need(CorpusHashesTest.class, path);
        return Files.readAllLines(file).stream()
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .map(line -> line.split("\t"))
                .toList();
    }
}
