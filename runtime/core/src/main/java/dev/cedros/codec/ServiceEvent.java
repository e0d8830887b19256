package dev.cedros.codec;

import java.util.Optional;

/**
 * One step of a service call, as published on {@code <service>/_service_event} when introspection is on: the ROS type
 * {@code <Service>_Event}.
 *
 * <p>Immutable if its parts are; nothing is copied or checked here.
 *
 * @param <Q> the request message of the service
 * @param <R> the response message of the service
 * @param info which step of which call it is
 * @param request the request, on steps that tell of one and if contents are published
 * @param response the response, on steps that tell of one and if contents are published
 */
public record ServiceEvent<Q, R>(ServiceEventInfo info, Optional<Q> request, Optional<R> response) {}
