package dev.cedros.interfaces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.codec.ActionType;
import dev.cedros.type.RosTypeName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The hashes that generated codecs have are those of ROS 2. */
class HashTest {
    /** Published by a generator that takes bounded sequences for arrays, as the text that it hashes shows. */
    private static final Set<String> WRONGLY_PUBLISHED =
            Set.of("test_msgs/msg/WStrings", "test_msgs/srv/Arrays_Request");

    private static final String PACKAGE = "dev.cedros.interfaces.";

    @Test
    void publishedHashesAreThoseOfTheCodecs() throws IOException {
        Path folder = Shared.corpus().resolve("rihs01");
        int compared = compare(folder.resolve("hashes.tsv"));
        assertTrue(compared > 10, "compared only " + compared);
    }

    @Test
    void computedHashesAreThoseOfTheCodecs() throws IOException {
        Path folder = Shared.corpus().resolve("rihs01");
        int compared = compare(folder.resolve("computed.tsv"));
        assertTrue(compared > 100, "compared only " + compared);
    }

    private static int compare(Path file) throws IOException {
        TreeMap<String, String> expected = new TreeMap<>();
        TreeMap<String, String> actual = new TreeMap<>();
        for (String line : Files.readAllLines(file)) {
            String[] columns = line.split("\t");
            if (!line.startsWith("#") && isHere(columns[0]) && !WRONGLY_PUBLISHED.contains(columns[0])) {
                expected.put(columns[0], columns[1]);
                actual.put(columns[0], hash(RosTypeName.parse(columns[0])));
            }
        }
        assertEquals(expected, actual);
        return expected.size();
    }

    private static boolean isHere(String typeName) {
        String own = typeName.substring(typeName.lastIndexOf('/') + 1);
        String base = own.contains("_") && !typeName.contains("/msg/") ? own.substring(0, own.indexOf('_')) : own;
        String path = typeName.substring(0, typeName.lastIndexOf('/') + 1) + base + ".class";
        return Files.exists(Codecs.CLASSES.resolve("dev/cedros/interfaces").resolve(path));
    }

    private static String hash(RosTypeName name) {
        String classes = PACKAGE + name.packageName() + "." + name.namespace() + "." + name.name();
        if (!name.name().contains("_") && !name.namespace().equals("msg")) {
            return hash(classes + (name.namespace().equals("srv") ? "Service" : "Action"));
        }
        if (name.name().endsWith("_SendGoal")) {
            return action(classes).sendGoal().typeHash();
        }
        return name.name().endsWith("_GetResult") ? action(classes).getResult().typeHash() : hash(classes + "Codec");
    }

    private static ActionType<?, ?, ?> action(String classes) {
        String name = classes.substring(0, classes.lastIndexOf('_')) + "Action";
        return (ActionType<?, ?, ?>) Codecs.constant(name, "TYPE", HashTest.class.getClassLoader());
    }

    private static String hash(String className) {
        return (String) Codecs.constant(className, "TYPE_HASH", HashTest.class.getClassLoader());
    }
}
