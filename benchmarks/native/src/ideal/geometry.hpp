// The hand-merged codec of poses and transforms. A pose or a transform is one run of seven doubles.
#pragma once

#include "ideal/basic.hpp"
#include "messages/geometry.hpp"

namespace ideal {

static_assert(sizeof(geometry_msgs::msg::Pose) == 56);
static_assert(sizeof(geometry_msgs::msg::Transform) == 56);

inline void write(const geometry_msgs::msg::PoseArray& message, Output& out) {
    write(message.header, out);
    out.sequence<8>(message.poses);
}

inline void read(Input& in, geometry_msgs::msg::PoseArray& message) {
    read(in, message.header);
    in.sequence<8>(message.poses);
}

inline void measure(const geometry_msgs::msg::PoseArray& message, Size& size) {
    measure(message.header, size);
    size.sequence<8>(message.poses);
}

inline void write(const nav_msgs::msg::Path& message, Output& out) {
    write(message.header, out);
    out.length(message.poses.size());
    for (const auto& stamped : message.poses) {
        write(stamped.header, out);
        put(out.run<8>(56), stamped.pose);
    }
}

inline void read(Input& in, nav_msgs::msg::Path& message) {
    read(in, message.header);
    message.poses.resize(in.count(68));
    for (auto& stamped : message.poses) {
        read(in, stamped.header);
        get(in.run<8>(56), stamped.pose);
    }
}

inline void measure(const nav_msgs::msg::Path& message, Size& size) {
    measure(message.header, size);
    size.run<4>(4);
    for (const auto& stamped : message.poses) {
        measure(stamped.header, size);
        size.run<8>(56);
    }
}

inline void write(const tf2_msgs::msg::TFMessage& message, Output& out) {
    out.length(message.transforms.size());
    for (const auto& stamped : message.transforms) {
        write(stamped.header, out);
        out.string(stamped.child_frame_id);
        put(out.run<8>(56), stamped.transform);
    }
}

inline void read(Input& in, tf2_msgs::msg::TFMessage& message) {
    message.transforms.resize(in.count(72));
    for (auto& stamped : message.transforms) {
        read(in, stamped.header);
        in.string(stamped.child_frame_id);
        get(in.run<8>(56), stamped.transform);
    }
}

inline void measure(const tf2_msgs::msg::TFMessage& message, Size& size) {
    size.run<4>(4);
    for (const auto& stamped : message.transforms) {
        measure(stamped.header, size);
        size.string(stamped.child_frame_id);
        size.run<8>(56);
    }
}

}  // namespace ideal
