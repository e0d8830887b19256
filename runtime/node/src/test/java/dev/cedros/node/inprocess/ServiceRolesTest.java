package dev.cedros.node.inprocess;

import static dev.cedros.node.inprocess.Ends.NUMBER;
import static dev.cedros.node.inprocess.Ends.payload;
import static dev.cedros.node.inprocess.Ends.request;
import static dev.cedros.node.inprocess.Ends.sample;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cedros.node.inprocess.Ends.Heard;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.Reader;
import dev.cedros.node.transport.RequestId;
import dev.cedros.node.transport.Role;
import dev.cedros.node.transport.Sample;
import dev.cedros.node.transport.TransportException;
import dev.cedros.node.transport.Writer;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ServiceRolesTest {
    private static final String SERVICE = "/double";

    private final InProcessTransport transport = InProcessTransport.create(
            InProcessOptions.DEFAULT.withKeepAllLimit(2).withBlockingTime(Duration.ZERO));
    private final Reader requests = reader(Role.REQUEST, QosProfile.SERVICES_DEFAULT);
    private final Writer responses = writer(Role.RESPONSE);

    @AfterEach
    void nothingIsHeldInTheEnd() {
        transport.close();
        assertEquals(0, transport.outstanding());
    }

    @Test
    void eachClientGetsItsOwnResponses() {
        Writer askOne = writer(Role.REQUEST);
        Writer askTwo = writer(Role.REQUEST);
        Reader one = reader(Role.RESPONSE, QosProfile.SERVICES_DEFAULT);
        Reader two = reader(Role.RESPONSE, QosProfile.SERVICES_DEFAULT);
        assertEquals(2, responses.matchedReaders());
        for (long call = 1; call <= 5; call++) {
            askOne.write(payload(call), 0, request(one, call));
            askTwo.write(payload(-call), 0, request(two, call));
        }
        for (Sample asked = requests.take(); asked != null; asked = requests.take()) {
            assertNotNull(asked.request());
            responses.write(payload(2 * Ends.value(asked)), 0, asked.request());
            asked.close();
        }
        for (long call = 1; call <= 5; call++) {
            expect(one, request(one, call), 2 * call);
            expect(two, request(two, call), -2 * call);
        }
        assertNull(one.take());
        assertEquals(0, one.lostCount() + two.lostCount(), "the responses of others are not lost");
    }

    @Test
    void aResponseForSomebodyWhoLeftIsDropped() {
        Reader client = reader(Role.RESPONSE, QosProfile.SERVICES_DEFAULT);
        RequestId request = request(client, 1);
        client.close();
        responses.write(payload(1), 0, request);
        assertEquals(0, transport.outstanding());
    }

    @Test
    void aClientThatTakesNothingHoldsUpNobodyElse() {
        Reader stuck = reader(Role.RESPONSE, QosProfile.SERVICES_DEFAULT.keepAll());
        Reader client = reader(Role.RESPONSE, QosProfile.SERVICES_DEFAULT.keepAll());
        responses.write(payload(1), 0, request(stuck, 1));
        responses.write(payload(2), 0, request(stuck, 2));
        TransportException e =
                assertThrows(TransportException.class, () -> responses.write(payload(3), 0, request(stuck, 3)));
        assertEquals("back-pressure", e.code());
        responses.write(payload(4), 0, request(client, 1));
        expect(client, request(client, 1), 4);
    }

    @Test
    void whatBelongsToNoCallIsRefused() {
        for (Role role : new Role[] {Role.REQUEST, Role.RESPONSE}) {
            Writer writer = writer(role);
            TransportException e = assertThrows(TransportException.class, () -> Ends.write(writer, 1));
            assertEquals("request-missing", e.code());
            assertEquals(
                    "A message of service /double belongs to no call. Give the id of its request.", e.getMessage());
        }
        assertEquals(0, transport.outstanding());
    }

    private static void expect(Reader client, RequestId request, long value) {
        try (Sample sample = sample(client)) {
            assertEquals(request, sample.request());
            assertEquals(value, Ends.value(sample));
        }
    }

    private Reader reader(Role role, QosProfile qos) {
        return transport.openReader(Ends.endpoint(role, SERVICE, NUMBER, qos), new Heard());
    }

    private Writer writer(Role role) {
        return transport.openWriter(Ends.endpoint(role, SERVICE, NUMBER, QosProfile.SERVICES_DEFAULT), new Heard());
    }
}
