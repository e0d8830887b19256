package dev.cedros.node.inprocess;

import dev.cedros.node.internal.Relay;
import dev.cedros.node.transport.EndpointEvent;
import dev.cedros.node.transport.EndpointListener;

/** Tells listeners what happened, in the order in which it did and with no lock held. */
final class Notices {
    private record Notice(EndpointListener listener, EndpointEvent event) {}

    private final Relay<Notice> relay = new Relay<>(notice -> notice.listener.event(notice.event));

    /** Adds what is to be told; under the lock that puts it in order. */
    void add(EndpointListener listener, EndpointEvent event) {
        relay.add(new Notice(listener, event));
    }

    /** Tells all, whatever listeners throw; the first failure is thrown at the end. With no lock held. */
    void tell() {
        relay.run();
    }
}
