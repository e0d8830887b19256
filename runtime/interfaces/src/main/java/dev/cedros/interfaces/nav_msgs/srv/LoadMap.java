package dev.cedros.interfaces.nav_msgs.srv;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosService;
import dev.cedros.interfaces.nav_msgs.msg.OccupancyGrid;

/** The ROS 2 service {@code nav_msgs/srv/LoadMap}. */
@RosService("nav_msgs/srv/LoadMap")
public final class LoadMap {
    /**
     * The request of {@code nav_msgs/srv/LoadMap}.
     *
     * @param mapUrl {@code string map_url}
     */
    public record Request(String mapUrl) {}

    /**
     * The response of {@code nav_msgs/srv/LoadMap}.
     *
     * @param map {@code nav_msgs/msg/OccupancyGrid map}
     * @param result {@code uint8 result}
     */
    public record Response(OccupancyGrid map, @RosField("uint8") int result) {
        /** {@code uint8 RESULT_SUCCESS=0} */
        @RosField("uint8")
        public static final int RESULT_SUCCESS = 0;

        /** {@code uint8 RESULT_MAP_DOES_NOT_EXIST=1} */
        @RosField("uint8")
        public static final int RESULT_MAP_DOES_NOT_EXIST = 1;

        /** {@code uint8 RESULT_INVALID_MAP_DATA=2} */
        @RosField("uint8")
        public static final int RESULT_INVALID_MAP_DATA = 2;

        /** {@code uint8 RESULT_INVALID_MAP_METADATA=3} */
        @RosField("uint8")
        public static final int RESULT_INVALID_MAP_METADATA = 3;

        /** {@code uint8 RESULT_UNDEFINED_FAILURE=255} */
        @RosField("uint8")
        public static final int RESULT_UNDEFINED_FAILURE = 255;
    }

    private LoadMap() {}
}
