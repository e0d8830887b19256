package dev.cedros.codec;

/**
 * The types of a service, as an object. Generated code has one in the constant {@code TYPE} of each {@code XxxService}.
 *
 * @param <Q> the class of requests
 * @param <R> the class of responses
 * @param typeName the three-part ROS name, such as {@code example_interfaces/srv/AddTwoInts}
 * @param typeHash the type hash of the service (REP 2016)
 * @param request the type of requests
 * @param response the type of responses
 * @param event the type of the events by which calls can be watched
 */
public record ServiceType<Q, R>(
        String typeName,
        String typeHash,
        MessageType<Q> request,
        MessageType<R> response,
        MessageType<ServiceEvent<Q, R>> event) {}
