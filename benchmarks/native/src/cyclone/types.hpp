// The C structures and descriptors that idlc made for the message types.
#pragma once

#include "messages.h"
#include "messages/sensor.hpp"

namespace cyclone {

template <class Message>
struct Native;

#define CEDROS_CYCLONE(PACKAGE, NAME)                                                              \
    template <>                                                                                    \
    struct Native<PACKAGE::msg::NAME> {                                                            \
        using Sample = PACKAGE##_msg_##NAME##_;                                                    \
        static const dds_topic_descriptor_t& descriptor() { return PACKAGE##_msg_##NAME##__desc; } \
    };

CEDROS_CYCLONE(std_msgs, Empty)
CEDROS_CYCLONE(std_msgs, Bool)
CEDROS_CYCLONE(std_msgs, Int32)
CEDROS_CYCLONE(std_msgs, String)
CEDROS_CYCLONE(std_msgs, Header)
CEDROS_CYCLONE(std_msgs, Float64MultiArray)
CEDROS_CYCLONE(std_msgs, UInt8MultiArray)
CEDROS_CYCLONE(std_msgs, ByteMultiArray)
CEDROS_CYCLONE(geometry_msgs, PoseArray)
CEDROS_CYCLONE(tf2_msgs, TFMessage)
CEDROS_CYCLONE(nav_msgs, Path)
CEDROS_CYCLONE(sensor_msgs, JointState)
CEDROS_CYCLONE(sensor_msgs, LaserScan)
CEDROS_CYCLONE(sensor_msgs, Image)
CEDROS_CYCLONE(sensor_msgs, PointCloud2)
CEDROS_CYCLONE(visualization_msgs, Marker)
CEDROS_CYCLONE(visualization_msgs, MarkerArray)

#undef CEDROS_CYCLONE

}  // namespace cyclone
