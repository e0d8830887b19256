package dev.cedros.node.qos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QosProfileTest {
    private static final Map<String, QosProfile> PROFILES = Map.of(
            "DEFAULT", QosProfile.DEFAULT,
            "SENSOR_DATA", QosProfile.SENSOR_DATA,
            "SERVICES_DEFAULT", QosProfile.SERVICES_DEFAULT,
            "PARAMETERS", QosProfile.PARAMETERS,
            "PARAMETER_EVENTS", QosProfile.PARAMETER_EVENTS,
            "ROSOUT_DEFAULT", QosProfile.ROSOUT_DEFAULT,
            "CLOCK", QosProfile.CLOCK,
            "ACTION_STATUS", QosProfile.ACTION_STATUS,
            "SYSTEM_DEFAULT", QosProfile.SYSTEM_DEFAULT,
            "BEST_AVAILABLE", QosProfile.BEST_AVAILABLE);

    @ParameterizedTest
    @CsvSource({
        "DEFAULT,          KEEP_LAST,      10,   RELIABLE,       VOLATILE",
        "SENSOR_DATA,      KEEP_LAST,      5,    BEST_EFFORT,    VOLATILE",
        "SERVICES_DEFAULT, KEEP_LAST,      10,   RELIABLE,       VOLATILE",
        "PARAMETERS,       KEEP_LAST,      1000, RELIABLE,       VOLATILE",
        "PARAMETER_EVENTS, KEEP_LAST,      1000, RELIABLE,       VOLATILE",
        "ROSOUT_DEFAULT,   KEEP_LAST,      1000, RELIABLE,       TRANSIENT_LOCAL",
        "CLOCK,            KEEP_LAST,      1,    BEST_EFFORT,    VOLATILE",
        "ACTION_STATUS,    KEEP_LAST,      1,    RELIABLE,       TRANSIENT_LOCAL",
        "SYSTEM_DEFAULT,   SYSTEM_DEFAULT, 0,    SYSTEM_DEFAULT, SYSTEM_DEFAULT",
        "BEST_AVAILABLE,   KEEP_LAST,      10,   BEST_AVAILABLE, BEST_AVAILABLE",
    })
    void profilesAreThoseOfRos(
            String name, History history, int depth, Reliability reliability, Durability durability) {
        assertEquals(new QosProfile(history, depth, reliability, durability), PROFILES.get(name));
    }

    @Test
    void methodsChangeOnePolicy() {
        QosProfile all = QosProfile.SENSOR_DATA.keepAll().reliable().transientLocal();
        assertEquals(new QosProfile(History.KEEP_ALL, 0, Reliability.RELIABLE, Durability.TRANSIENT_LOCAL), all);
        assertEquals(
                new QosProfile(History.KEEP_LAST, 3, Reliability.BEST_EFFORT, Durability.VOLATILE),
                all.keepLast(3).bestEffort().volatileDurability());
        assertEquals(
                QosProfile.BEST_AVAILABLE,
                QosProfile.DEFAULT
                        .withReliability(Reliability.BEST_AVAILABLE)
                        .withDurability(Durability.BEST_AVAILABLE));
        assertEquals(0, new QosProfile(History.KEEP_ALL, 7, Reliability.RELIABLE, Durability.VOLATILE).depth());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void keepsAtLeastOne(int depth) {
        InvalidQosException e = assertThrows(InvalidQosException.class, () -> QosProfile.DEFAULT.keepLast(depth));
        assertEquals("invalid-qos", e.code());
        assertEquals(
                "The history keeps the last " + depth + " messages. Give a depth of at least 1, or use keepAll().",
                e.getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        // offered, requested, policy in conflict
        "RELIABLE,       VOLATILE,        RELIABLE,       VOLATILE,",
        "RELIABLE,       VOLATILE,        BEST_EFFORT,    VOLATILE,",
        "BEST_EFFORT,    VOLATILE,        BEST_EFFORT,    VOLATILE,",
        "BEST_EFFORT,    VOLATILE,        RELIABLE,       VOLATILE,        reliability",
        "RELIABLE,       TRANSIENT_LOCAL, RELIABLE,       VOLATILE,",
        "RELIABLE,       TRANSIENT_LOCAL, RELIABLE,       TRANSIENT_LOCAL,",
        "RELIABLE,       VOLATILE,        RELIABLE,       TRANSIENT_LOCAL, durability",
        "BEST_EFFORT,    VOLATILE,        RELIABLE,       TRANSIENT_LOCAL, reliability",
        "SYSTEM_DEFAULT, SYSTEM_DEFAULT,  RELIABLE,       VOLATILE,",
        "BEST_EFFORT,    VOLATILE,        SYSTEM_DEFAULT, SYSTEM_DEFAULT,  reliability",
        "RELIABLE,       SYSTEM_DEFAULT,  RELIABLE,       TRANSIENT_LOCAL, durability",
        "BEST_EFFORT,    VOLATILE,        BEST_AVAILABLE, BEST_AVAILABLE,",
        "BEST_AVAILABLE, BEST_AVAILABLE,  RELIABLE,       TRANSIENT_LOCAL,",
    })
    void aReaderMayNotAskForMoreThanIsOffered(
            Reliability offered, Durability offeredToo, Reliability asked, Durability askedToo, String policy) {
        QosProfile writer = QosProfile.DEFAULT.withReliability(offered).withDurability(offeredToo);
        QosProfile reader = QosProfile.DEFAULT.keepAll().withReliability(asked).withDurability(askedToo);
        if (policy == null) {
            assertNull(QosProfile.conflict(writer, reader));
        } else {
            assertEquals(policy, QosProfile.conflict(writer, reader));
        }
    }

    @Test
    void theSystemsDefaultIsTheLastOneReliableVolatile() {
        QosProfile usual = QosProfile.DEFAULT.keepLast(1);
        assertEquals(usual, QosProfile.SYSTEM_DEFAULT.resolved());
        assertEquals(usual, QosProfile.SYSTEM_DEFAULT.resolvedForWriter());
        assertEquals(usual, QosProfile.SYSTEM_DEFAULT.resolvedForReader(List.of(QosProfile.SENSOR_DATA)));
        assertEquals(
                QosProfile.SENSOR_DATA.keepAll(),
                QosProfile.SENSOR_DATA.keepAll().resolved());
    }

    @Test
    void theBestAvailableFitsAllWhoAreThere() {
        QosProfile best = QosProfile.BEST_AVAILABLE;
        QosProfile most = QosProfile.DEFAULT.transientLocal();
        assertEquals(most, best.resolvedForWriter());
        assertEquals(QosProfile.DEFAULT, best.resolvedForService());
        assertEquals(most, best.resolvedForReader(List.of()));
        assertEquals(most, best.resolvedForReader(List.of(most, QosProfile.ROSOUT_DEFAULT)));
        assertEquals(QosProfile.DEFAULT, best.resolvedForReader(List.of(most, QosProfile.PARAMETERS)));
        assertEquals(
                QosProfile.DEFAULT.bestEffort(),
                best.resolvedForReader(List.of(most, QosProfile.SENSOR_DATA, QosProfile.SYSTEM_DEFAULT)));
        assertEquals(most.bestEffort(), best.resolvedForReader(List.of(most, most.bestEffort())));
        assertEquals(
                QosProfile.SENSOR_DATA, QosProfile.SENSOR_DATA.resolvedForReader(List.of(most)), "nothing to resolve");
    }
}
