// geometry_msgs, tf2_msgs and nav_msgs, as far as the rows need them.
#pragma once

#include "messages/basic.hpp"

namespace geometry_msgs::msg {

struct Point {
    double x = 0;
    double y = 0;
    double z = 0;
};

struct Vector3 {
    double x = 0;
    double y = 0;
    double z = 0;
};

struct Quaternion {
    double x = 0;
    double y = 0;
    double z = 0;
    double w = 1;
};

struct Pose {
    Point position;
    Quaternion orientation;
};

struct Transform {
    Vector3 translation;
    Quaternion rotation;
};

struct PoseStamped {
    std_msgs::msg::Header header;
    Pose pose;
};

struct TransformStamped {
    std_msgs::msg::Header header;
    std::string child_frame_id;
    Transform transform;
};

struct PoseArray {
    std_msgs::msg::Header header;
    std::vector<Pose> poses;
};

}  // namespace geometry_msgs::msg

namespace tf2_msgs::msg {

struct TFMessage {
    std::vector<geometry_msgs::msg::TransformStamped> transforms;
};

}  // namespace tf2_msgs::msg

namespace nav_msgs::msg {

struct Path {
    std_msgs::msg::Header header;
    std::vector<geometry_msgs::msg::PoseStamped> poses;
};

}  // namespace nav_msgs::msg
