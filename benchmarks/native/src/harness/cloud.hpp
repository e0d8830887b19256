// The points of a C++ point cloud.
#pragma once

#include "harness/points.hpp"
#include "messages/sensor.hpp"

namespace harness {

inline Points points_of(const sensor_msgs::msg::PointCloud2& cloud) {
    Points points{cloud.data.data(), cloud.data.size() / cloud.point_step, cloud.point_step, 0, 0, 0};
    for (const auto& field : cloud.fields) {
        if (field.name == "x") {
            points.x = field.offset;
        } else if (field.name == "y") {
            points.y = field.offset;
        } else if (field.name == "z") {
            points.z = field.offset;
        }
    }
    return points;
}

}  // namespace harness
