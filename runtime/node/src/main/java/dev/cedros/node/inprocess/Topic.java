package dev.cedros.node.inprocess;

import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.qos.Reliability;
import dev.cedros.node.transport.EndpointEvent;
import dev.cedros.node.transport.GraphEndpoint;
import dev.cedros.node.transport.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Connects the writers and readers of one name and role. Messages do not pass here. */
final class Topic {
    /** What writers and readers have to agree upon to meet. */
    record Key(Role role, String name) {}

    private final List<TopicWriter> writers = new ArrayList<>();
    private final List<TopicReader> readers = new ArrayList<>();

    /** What was added to it under the lock of this topic is told without. */
    private final Notices notices = new Notices();

    /** Whether it was taken out of the domain, so that nobody may join it any more. */
    private boolean left;

    private Topic() {}

    /** Opens a writer and connects it. */
    static void join(TopicWriter writer, Aftermath after) {
        Topic topic = of(writer);
        while (!topic.add(writer, after)) {
            Thread.onSpinWait();
            topic = of(writer);
        }
        leaveIfClosed(writer);
        topic.notices.tell();
    }

    /** Opens a reader and connects it. */
    static void join(TopicReader reader, Aftermath after) {
        Topic topic = of(reader);
        while (!topic.add(reader, after)) {
            Thread.onSpinWait();
            topic = of(reader);
        }
        leaveIfClosed(reader);
        topic.notices.tell();
    }

    /** Sees to it that no topic stays that was made for somebody who left before. */
    private static void leaveIfClosed(TopicEnd end) {
        if (end.isClosed()) {
            leave(end);
        }
    }

    /** Disconnects a writer or reader if it is connected. */
    static void leave(TopicEnd end) {
        Map<Key, Topic> topics = end.transport.domain().topics();
        Key key = keyOf(end);
        Topic topic = topics.get(key);
        if (topic == null) {
            return;
        }
        if (topic.remove(end)) {
            topics.remove(key, topic);
        }
        topic.notices.tell();
    }

    synchronized void addEndpoints(List<GraphEndpoint> all) {
        writers.forEach(writer -> all.add(writer.announcement()));
        readers.forEach(reader -> all.add(reader.announcement()));
    }

    private static Topic of(TopicEnd end) {
        return end.transport.domain().topics().computeIfAbsent(keyOf(end), key -> new Topic());
    }

    private static Key keyOf(TopicEnd end) {
        return new Key(end.endpoint.role(), end.endpoint.name());
    }

    private synchronized boolean add(TopicWriter writer, Aftermath after) {
        if (left) {
            return false;
        }
        QosProfile asked = writer.endpoint.qos();
        writer.announce(writer.endpoint.role() == Role.TOPIC ? asked.resolvedForWriter() : asked.resolvedForService());
        // A close by another thread comes before this, or waits to remove it.
        if (!writer.isClosed()) {
            writers.add(writer);
            readers.forEach(reader -> match(writer, reader, after));
        }
        return true;
    }

    private synchronized boolean add(TopicReader reader, Aftermath after) {
        if (left) {
            return false;
        }
        QosProfile asked = reader.endpoint.qos();
        reader.announce(
                reader.endpoint.role() == Role.TOPIC
                        ? asked.resolvedForReader(
                                writers.stream().map(TopicWriter::qos).toList())
                        : asked.resolvedForService());
        if (!reader.isClosed()) {
            readers.add(reader);
            writers.forEach(writer -> match(writer, reader, after));
        }
        return true;
    }

    /** Gives whether nobody is left. */
    private synchronized boolean remove(TopicEnd end) {
        if (end instanceof TopicWriter writer && writers.remove(writer)) {
            writer.disconnectAll().forEach(reader -> matched(reader, -1));
        } else if (end instanceof TopicReader reader && readers.remove(reader)) {
            for (TopicWriter writer : writers) {
                if (writer.disconnect(reader)) {
                    matched(writer, -1);
                }
            }
        }
        left = writers.isEmpty() && readers.isEmpty();
        return left;
    }

    private void match(TopicWriter writer, TopicReader reader, Aftermath after) {
        if (!sameType(writer.announcement(), reader.announcement())) {
            notices.add(writer.listener, new EndpointEvent.IncompatibleType(reader.announcement()));
            notices.add(reader.listener, new EndpointEvent.IncompatibleType(writer.announcement()));
            return;
        }
        String policy = QosProfile.conflict(writer.qos(), reader.qos());
        if (policy != null) {
            notices.add(writer.listener, new EndpointEvent.IncompatibleQos(policy, reader.announcement()));
            notices.add(reader.listener, new EndpointEvent.IncompatibleQos(policy, writer.announcement()));
            return;
        }
        boolean reliable = writer.qos().reliability() == Reliability.RELIABLE
                && reader.qos().reliability() == Reliability.RELIABLE;
        writer.connect(new Channel(reader, reliable), after);
        matched(writer, 1);
        matched(reader, 1);
    }

    private void matched(TopicWriter writer, int change) {
        notices.add(writer.listener, new EndpointEvent.Matched(writer.matchedReaders(), change));
    }

    private void matched(TopicReader reader, int change) {
        notices.add(reader.listener, new EndpointEvent.Matched(reader.matched(change), change));
    }

    private static boolean sameType(GraphEndpoint one, GraphEndpoint other) {
        return one.typeName().equals(other.typeName()) && one.typeHash().equals(other.typeHash());
    }
}
