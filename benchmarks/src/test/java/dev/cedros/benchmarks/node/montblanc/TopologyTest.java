package dev.cedros.benchmarks.node.montblanc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.benchmarks.node.montblanc.Topology.Publication;
import dev.cedros.benchmarks.node.montblanc.Topology.Station;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TopologyTest {
    private static final Topology TABLE = Topology.withTagus(250_000);

    @Test
    void hasTwentyNodes() {
        assertEquals(20, TABLE.stations().stream().map(Station::name).distinct().count());
        assertEquals(23, TABLE.publications().size());
        assertEquals(
                35,
                TABLE.stations().stream()
                        .mapToInt(station -> station.subscriptions().size())
                        .sum());
    }

    @Test
    void everyTopicHasOnePublisherAndEveryonesTopicsAreThere() {
        List<String> published = TABLE.stations().stream()
                .flatMap(station -> station.publications().stream())
                .map(Publication::topic)
                .toList();
        assertEquals(new TreeSet<>(published).size(), published.size());
        for (Station station : TABLE.stations()) {
            assertTrue(published.containsAll(station.subscriptions()), station.name());
            assertEquals(
                    new TreeSet<>(station.subscriptions()).size(),
                    station.subscriptions().size(),
                    station.name());
        }
        TreeSet<String> subscribed = new TreeSet<>();
        TABLE.stations().forEach(station -> subscribed.addAll(station.subscriptions()));
        assertEquals(new TreeSet<>(published), subscribed);
    }

    @ParameterizedTest
    @CsvSource({
        "amazon, 36, 10",
        "danube, 8, 10",
        "columbia, 250000, 200",
        "salween, 48, 100",
        "missouri, 10000, 100",
        "tagus, 250000, 25",
        "ohio, 100, 200",
        "volga, 8, 500",
        "arkansas, 16, 100"
    })
    void topicsHaveTheirSizesAndPeriods(String topic, int bytes, int periodMillis) {
        Publication publication = TABLE.publications().get(topic);
        assertEquals(bytes, publication.shape().bytes());
        assertEquals(periodMillis, publication.periodMillis());
    }

    @Test
    void largerMessagesAreOnOneTopicOnly() {
        Map<String, Publication> large = Topology.withTagus(1_000_000).publications();
        TABLE.publications()
                .forEach((topic, publication) -> assertEquals(
                        topic.equals("tagus") ? 1_000_000 : publication.shape().bytes(),
                        large.get(topic).shape().bytes()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"lyon", "lyon; amazon", "lyon: tigris 10;", "lyon: tigris uint8[4] 10;", "lyon: tigris int64 x;"
            })
    void otherLinesAreRefused(String line) {
        assertThrows(IllegalArgumentException.class, () -> Topology.parse(line));
    }
}
