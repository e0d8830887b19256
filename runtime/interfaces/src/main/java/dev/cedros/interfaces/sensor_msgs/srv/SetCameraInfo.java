package dev.cedros.interfaces.sensor_msgs.srv;

import dev.cedros.annotations.RosService;
import dev.cedros.interfaces.sensor_msgs.msg.CameraInfo;

/** The ROS 2 service {@code sensor_msgs/srv/SetCameraInfo}. */
@RosService("sensor_msgs/srv/SetCameraInfo")
public final class SetCameraInfo {
    /**
     * The request of {@code sensor_msgs/srv/SetCameraInfo}.
     *
     * @param cameraInfo {@code sensor_msgs/msg/CameraInfo camera_info}
     */
    public record Request(CameraInfo cameraInfo) {}

    /**
     * The response of {@code sensor_msgs/srv/SetCameraInfo}.
     *
     * @param success {@code bool success}
     * @param statusMessage {@code string status_message}
     */
    public record Response(boolean success, String statusMessage) {}

    private SetCameraInfo() {}
}
