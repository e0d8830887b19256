// The hand-merged codec of sensor_msgs.
#pragma once

#include "ideal/basic.hpp"
#include "messages/sensor.hpp"

namespace ideal {

inline void write(const sensor_msgs::msg::JointState& message, Output& out) {
    write(message.header, out);
    out.length(message.name.size());
    for (const std::string& name : message.name) {
        out.string(name);
    }
    out.sequence<8>(message.position);
    out.sequence<8>(message.velocity);
    out.sequence<8>(message.effort);
}

inline void read(Input& in, sensor_msgs::msg::JointState& message) {
    read(in, message.header);
    message.name.resize(in.count(5));
    for (std::string& name : message.name) {
        in.string(name);
    }
    in.sequence<8>(message.position);
    in.sequence<8>(message.velocity);
    in.sequence<8>(message.effort);
}

inline void measure(const sensor_msgs::msg::JointState& message, Size& size) {
    measure(message.header, size);
    size.run<4>(4);
    for (const std::string& name : message.name) {
        size.string(name);
    }
    size.sequence<8>(message.position);
    size.sequence<8>(message.velocity);
    size.sequence<8>(message.effort);
}

/// The seven numbers of a scan and the length of its ranges are one run.
inline void write(const sensor_msgs::msg::LaserScan& message, Output& out) {
    write(message.header, out);
    uint8_t* place = out.run<4>(32);
    std::memcpy(place, &message.angle_min, 28);
    put(place + 28, static_cast<uint32_t>(message.ranges.size()));
    out.elements<4>(message.ranges);
    out.sequence<4>(message.intensities);
}

inline void read(Input& in, sensor_msgs::msg::LaserScan& message) {
    read(in, message.header);
    const uint8_t* place = in.run<4>(32);
    std::memcpy(&message.angle_min, place, 28);
    in.elements<4>(length_at(place + 28), message.ranges);
    in.sequence<4>(message.intensities);
}

inline void measure(const sensor_msgs::msg::LaserScan& message, Size& size) {
    measure(message.header, size);
    size.run<4>(32);
    size.elements<4>(message.ranges);
    size.sequence<4>(message.intensities);
}

inline void write(const sensor_msgs::msg::Image& message, Output& out) {
    write(message.header, out);
    uint8_t* place = out.run_and_string<8>(message.encoding);
    put(place, message.height);
    put(place + 4, message.width);
    // The padding after is_bigendian depends on where the encoding ended.
    *out.run<1>(1) = message.is_bigendian;
    place = out.run<4>(8);
    put(place, message.step);
    put(place + 4, static_cast<uint32_t>(message.data.size()));
    out.elements<1>(message.data);
}

inline void read(Input& in, sensor_msgs::msg::Image& message) {
    read(in, message.header);
    const uint8_t* place = in.run<4>(12);
    get(place, message.height);
    get(place + 4, message.width);
    in.characters(length_at(place + 8), message.encoding);
    message.is_bigendian = *in.run<1>(1);
    place = in.run<4>(8);
    get(place, message.step);
    in.elements<1>(length_at(place + 4), message.data);
}

inline void measure(const sensor_msgs::msg::Image& message, Size& size) {
    measure(message.header, size);
    size.string(message.encoding, 8);
    size.run<1>(1);
    size.run<4>(8);
    size.elements<1>(message.data);
}

inline void write(const sensor_msgs::msg::CompressedImage& message, Output& out) {
    write(message.header, out);
    out.string(message.format);
    out.sequence<1>(message.data);
}

inline void read(Input& in, sensor_msgs::msg::CompressedImage& message) {
    read(in, message.header);
    in.string(message.format);
    in.sequence<1>(message.data);
}

inline void measure(const sensor_msgs::msg::CompressedImage& message, Size& size) {
    measure(message.header, size);
    size.string(message.format);
    size.sequence<1>(message.data);
}

}  // namespace ideal
