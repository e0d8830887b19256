package dev.cedros.node;

import dev.cedros.node.transport.GraphEndpoint;
import dev.cedros.node.transport.NodeName;
import dev.cedros.node.transport.Role;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Who is there, as it was known at one moment: nodes, and their publishers, subscriptions, servers and clients. Immutable.
 *
 * @param nodes the nodes, sorted by full name; two of the same name are two
 * @param endpoints all writers and readers, sorted by name and node
 */
public record Graph(List<NodeName> nodes, List<GraphEndpoint> endpoints) {
    private static final String REQUEST_SUFFIX = "_Request";

    /** Sorts both lists. */
    public Graph {
        nodes = nodes.stream().sorted(Comparator.comparing(NodeName::fullName)).toList();
        endpoints = endpoints.stream()
                .sorted(Comparator.comparing(GraphEndpoint::name)
                        .thenComparing(endpoint -> endpoint.node().fullName())
                        .thenComparing(GraphEndpoint::role)
                        .thenComparing(GraphEndpoint::typeName))
                .toList();
    }

    /** The names of all topics, sorted, those of actions included. */
    public NavigableSet<String> topics() {
        return names(endpoint -> endpoint.role() == Role.TOPIC);
    }

    /** The names of all services that have a server, sorted, those of actions included. */
    public NavigableSet<String> services() {
        return names(endpoint -> endpoint.role() == Role.REQUEST && !endpoint.writer());
    }

    private NavigableSet<String> names(Predicate<GraphEndpoint> wanted) {
        NavigableSet<String> names = new TreeSet<>();
        endpoints.stream().filter(wanted).map(GraphEndpoint::name).forEach(names::add);
        return names;
    }

    /** The publishers of a topic. */
    public List<GraphEndpoint> publishers(String topic) {
        return select(topic, Role.TOPIC, true);
    }

    /** The subscriptions of a topic. */
    public List<GraphEndpoint> subscriptions(String topic) {
        return select(topic, Role.TOPIC, false);
    }

    /** The servers of a service: the ends at which requests arrive. */
    public List<GraphEndpoint> servers(String service) {
        return select(service, Role.REQUEST, false);
    }

    /** The clients of a service: the ends from which requests come. */
    public List<GraphEndpoint> clients(String service) {
        return select(service, Role.REQUEST, true);
    }

    private List<GraphEndpoint> select(String name, Role role, boolean writer) {
        return endpoints.stream()
                .filter(endpoint ->
                        endpoint.name().equals(name) && endpoint.role() == role && endpoint.writer() == writer)
                .toList();
    }

    /** The types of a topic, sorted; more than one means that somebody is mistaken. */
    public NavigableSet<String> topicTypes(String topic) {
        NavigableSet<String> types = new TreeSet<>();
        publishers(topic).forEach(endpoint -> types.add(endpoint.typeName()));
        subscriptions(topic).forEach(endpoint -> types.add(endpoint.typeName()));
        return types;
    }

    /** The types of a service, sorted, such as {@code example_interfaces/srv/AddTwoInts}. */
    public NavigableSet<String> serviceTypes(String service) {
        NavigableSet<String> types = new TreeSet<>();
        servers(service).forEach(endpoint -> types.add(serviceType(endpoint.typeName())));
        clients(service).forEach(endpoint -> types.add(serviceType(endpoint.typeName())));
        return types;
    }

    private static String serviceType(String requestType) {
        return requestType.endsWith(REQUEST_SUFFIX)
                ? requestType.substring(0, requestType.length() - REQUEST_SUFFIX.length())
                : requestType;
    }
}
