package dev.cedros.examples.corpus;

import dev.cedros.annotations.RosMessage;
import dev.cedros.examples.msgs.sensor_msgs.Image;
import dev.cedros.examples.msgs.std_msgs.Header;

/** Messages of stereo_msgs, in the Java types that stand first in the mapping. */
final class StereoMsgs {
    private StereoMsgs() {}

    @RosMessage("stereo_msgs/msg/DisparityImage")
    record DisparityImage(
            Header header,
            Image image,
            float f,
            float t,
            SensorMsgs.RegionOfInterest validWindow,
            float minDisparity,
            float maxDisparity,
            float deltaD) {}
}
