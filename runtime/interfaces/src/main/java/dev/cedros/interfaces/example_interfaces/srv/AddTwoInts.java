package dev.cedros.interfaces.example_interfaces.srv;

import dev.cedros.annotations.RosService;

/** The ROS 2 service {@code example_interfaces/srv/AddTwoInts}. */
@RosService("example_interfaces/srv/AddTwoInts")
public final class AddTwoInts {
    /**
     * The request of {@code example_interfaces/srv/AddTwoInts}.
     *
     * @param a {@code int64 a}
     * @param b {@code int64 b}
     */
    public record Request(long a, long b) {}

    /**
     * The response of {@code example_interfaces/srv/AddTwoInts}.
     *
     * @param sum {@code int64 sum}
     */
    public record Response(long sum) {}

    private AddTwoInts() {}
}
