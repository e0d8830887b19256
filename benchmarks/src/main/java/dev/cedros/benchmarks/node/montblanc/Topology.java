package dev.cedros.benchmarks.node.montblanc;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which nodes there are, and what they publish and subscribe.
 *
 * @param stations the nodes, in their order
 */
record Topology(List<Station> stations) {
    /** A line for each node: its name, what it publishes as topic, shape and period in milliseconds, and what it subscribes. */
    private static final String TABLE = """
            cordoba: amazon float32[9] 10;
            freeport: ganges int32[4] 10;
            medellin: nile int32[4] 10;
            portsmouth: danube int64 10;
            lyon: tigris float32[4] 10; amazon
            hamburg: parana float32[3] 10; nile tigris ganges danube
            delhi: columbia byte[250000] 200;
            taipei: colorado int32[4] 200; columbia
            osaka: salween float32[12] 100, godavari vec:5000 200; parana colorado
            tripoli: loire vec:1000 200; columbia godavari
            kingston: yamuna int32[4] 100;
            hebron: chenab byte[1000] 25;
            mandalay: missouri vec:10000 100, tagus vec:250000 25, brazos vec:25000 100; \
            salween danube godavari yamuna loire chenab
            ponce: mekong vec:100 500, congo int32[4] 100; \
            missouri danube volga godavari yamuna loire tagus brazos ohio
            barcelona: lena vec:50 100; mekong
            monaco: ohio byte[100] 200; congo
            georgetown: volga int64 500; lena murray
            rotterdam: murray vec:100 500; mekong
            geneva: arkansas int32[4] 100; congo danube parana tagus
            arequipa: ; arkansas
            """;

    private static final String TAGUS = "tagus vec:250000 ";

    /** The table, with messages of another size on its largest topic. */
    static Topology withTagus(int bytes) {
        return parse(TABLE.replace(TAGUS, "tagus vec:" + bytes + " "));
    }

    /**
     * Reads a table.
     *
     * @throws IllegalArgumentException if a line is none of a table
     */
    static Topology parse(String table) {
        return new Topology(table.lines().map(Topology::station).toList());
    }

    /** What is published, by topic. */
    Map<String, Publication> publications() {
        Map<String, Publication> publications = new LinkedHashMap<>();
        stations.forEach(station -> station.publications().forEach(one -> publications.put(one.topic(), one)));
        return publications;
    }

    private static Station station(String line) {
        int colon = line.indexOf(':');
        int semicolon = line.indexOf(';');
        if (colon < 0 || semicolon < colon) {
            throw new IllegalArgumentException("Not a line of the table: " + line);
        }
        List<Publication> publications = new ArrayList<>();
        for (String text : words(line.substring(colon + 1, semicolon), ",")) {
            publications.add(publication(text));
        }
        return new Station(line.substring(0, colon), publications, words(line.substring(semicolon + 1), " "));
    }

    private static Publication publication(String text) {
        List<String> words = words(text, " ");
        if (words.size() != 3) {
            throw new IllegalArgumentException("Expected topic, shape and period: " + text);
        }
        return new Publication(words.get(0), Shape.named(words.get(1)), Integer.parseInt(words.get(2)));
    }

    private static List<String> words(String text, String separator) {
        List<String> words = new ArrayList<>();
        for (String word : text.split(separator, -1)) {
            if (!word.isBlank()) {
                words.add(word.strip());
            }
        }
        return words;
    }

    /**
     * A node.
     *
     * @param name its name
     * @param publications what it publishes
     * @param subscriptions the topics that it subscribes
     */
    record Station(String name, List<Publication> publications, List<String> subscriptions) {}

    /**
     * What is published on a topic.
     *
     * @param topic its name
     * @param shape the messages
     * @param periodMillis the time from one to the next
     */
    record Publication(String topic, Shape<?> shape, int periodMillis) {}
}
