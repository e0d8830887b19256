package dev.cedros.examples.services;

import dev.cedros.annotations.RosService;

/** The service that every tutorial begins with. */
// tag::service
@RosService("example_interfaces/srv/AddTwoInts")
public final class AddTwoInts {
    /**
     * What is asked.
     *
     * @param a the first number
     * @param b the second number
     */
    public record Request(long a, long b) {}

    /**
     * What is answered.
     *
     * @param sum both numbers together
     */
    public record Response(long sum) {}

    private AddTwoInts() {}
}
// end::service
