/** The annotations that make a Java record or POJO a ROS 2 message. */
module dev.cedros.annotations {
    requires static org.jspecify;

    exports dev.cedros.annotations;
}
