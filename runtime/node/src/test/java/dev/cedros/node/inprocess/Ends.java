package dev.cedros.node.inprocess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.cedros.codec.LayoutCodec;
import dev.cedros.codec.MessageType;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.Endpoint;
import dev.cedros.node.transport.EndpointEvent;
import dev.cedros.node.transport.EndpointListener;
import dev.cedros.node.transport.NodeName;
import dev.cedros.node.transport.Reader;
import dev.cedros.node.transport.RequestId;
import dev.cedros.node.transport.Role;
import dev.cedros.node.transport.Sample;
import dev.cedros.node.transport.Transport;
import dev.cedros.node.transport.Writer;
import dev.cedros.payload.Payload;
import dev.cedros.type.msg.SchemaParser;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Short words for what the tests of the transport do. A message is a number, of which the payload holds nothing else. */
final class Ends {
    static final MessageType<?> NUMBER = LayoutCodec.of(SchemaParser.parse("test_msgs/msg/Number", "int64 value\n"));
    static final MessageType<?> OTHER_HASH =
            LayoutCodec.of(SchemaParser.parse("test_msgs/msg/Number", "uint64 value\n"));
    static final MessageType<?> OTHER_NAME = LayoutCodec.of(SchemaParser.parse("test_msgs/msg/Count", "int64 value\n"));

    static final QosProfile ALL = QosProfile.DEFAULT.keepAll();
    static final String TOPIC = "/numbers";

    private Ends() {}

    static Endpoint endpoint(QosProfile qos) {
        return endpoint(Role.TOPIC, TOPIC, NUMBER, qos);
    }

    static Endpoint endpoint(Role role, String name, MessageType<?> type, QosProfile qos) {
        return new Endpoint(role, NodeName.of("tester"), name, type, qos);
    }

    static Writer writer(Transport transport, QosProfile qos) {
        return transport.openWriter(endpoint(qos), new Heard());
    }

    static Reader reader(Transport transport, QosProfile qos) {
        return transport.openReader(endpoint(qos), new Heard());
    }

    static Payload payload(long value) {
        return Payload.of(bytes(value));
    }

    static byte[] bytes(long value) {
        return ByteBuffer.allocate(Long.BYTES).putLong(value).array();
    }

    static long write(Writer writer, long value) {
        return writer.write(payload(value), value, null);
    }

    static void writeAll(Writer writer, long from, long to) {
        for (long value = from; value <= to; value++) {
            write(writer, value);
        }
    }

    static long value(Sample sample) {
        return ByteBuffer.wrap(sample.payload().toByteArray()).getLong();
    }

    /** Takes a message that has to be there and gives its number. */
    static long take(Reader reader) {
        try (Sample sample = sample(reader)) {
            return value(sample);
        }
    }

    static Sample sample(Reader reader) {
        Sample sample = reader.take();
        assertNotNull(sample, "nothing to take");
        return sample;
    }

    /** Takes all there is. */
    static List<Long> takeAll(Reader reader) {
        List<Long> values = new ArrayList<>();
        for (Sample sample = reader.take(); sample != null; sample = reader.take()) {
            values.add(value(sample));
            sample.close();
        }
        return values;
    }

    static List<Long> range(long from, long to) {
        List<Long> values = new ArrayList<>();
        for (long value = from; value <= to; value++) {
            values.add(value);
        }
        return values;
    }

    static RequestId request(Reader client, long number) {
        return new RequestId(client.gid(), number);
    }

    /** Remembers what it was told. */
    static final class Heard implements EndpointListener {
        final AtomicInteger available = new AtomicInteger();
        final ConcurrentLinkedQueue<EndpointEvent> events = new ConcurrentLinkedQueue<>();

        @Override
        public void dataAvailable() {
            available.incrementAndGet();
        }

        @Override
        public void event(EndpointEvent event) {
            events.add(event);
        }

        /** Checks what was told since the last time. */
        void expect(EndpointEvent... expected) {
            assertEquals(List.of(expected), List.copyOf(events));
            events.clear();
        }

        @Nullable
        EndpointEvent next() {
            return events.poll();
        }
    }
}
