// The hand-merged codec of point clouds.
#pragma once

#include "ideal/basic.hpp"
#include "messages/sensor.hpp"

namespace ideal {

/// Offset, data type with its padding, and count: 12 bytes.
inline void write(const sensor_msgs::msg::PointField& message, Output& out) {
    out.string(message.name);
    uint8_t* place = out.run<4>(12);
    put(place, message.offset);
    put(place + 4, static_cast<uint32_t>(message.datatype));
    put(place + 8, message.count);
}

inline void read(Input& in, sensor_msgs::msg::PointField& message) {
    in.string(message.name);
    const uint8_t* place = in.run<4>(12);
    get(place, message.offset);
    message.datatype = place[4];
    get(place + 8, message.count);
}

inline void write(const sensor_msgs::msg::PointCloud2& message, Output& out) {
    write(message.header, out);
    uint8_t* place = out.run<4>(12);
    put(place, message.height);
    put(place + 4, message.width);
    put(place + 8, static_cast<uint32_t>(message.fields.size()));
    for (const auto& field : message.fields) {
        write(field, out);
    }
    place = out.run<4>(16);
    put(place, static_cast<uint32_t>(message.is_bigendian));
    put(place + 4, message.point_step);
    put(place + 8, message.row_step);
    put(place + 12, static_cast<uint32_t>(message.data.size()));
    out.elements<1>(message.data);
    *out.run<1>(1) = message.is_dense;
}

inline void read(Input& in, sensor_msgs::msg::PointCloud2& message) {
    read(in, message.header);
    const uint8_t* place = in.run<4>(12);
    get(place, message.height);
    get(place + 4, message.width);
    message.fields.resize(in.checked(length_at(place + 8), 16));
    for (auto& field : message.fields) {
        read(in, field);
    }
    place = in.run<4>(16);
    message.is_bigendian = place[0] != 0;
    get(place + 4, message.point_step);
    get(place + 8, message.row_step);
    in.elements<1>(length_at(place + 12), message.data);
    message.is_dense = *in.run<1>(1) != 0;
}

inline void measure(const sensor_msgs::msg::PointCloud2& message, Size& size) {
    measure(message.header, size);
    size.run<4>(12);
    for (const auto& field : message.fields) {
        size.string(field.name);
        size.run<4>(12);
    }
    size.run<4>(16);
    size.elements<1>(message.data);
    size.run<1>(1);
}

}  // namespace ideal
