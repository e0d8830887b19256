// The hand-merged codec of markers.
#pragma once

#include "ideal/sensor.hpp"

namespace ideal {

static_assert(sizeof(geometry_msgs::msg::Point) == 24);
static_assert(sizeof(std_msgs::msg::ColorRGBA) == 16);
static_assert(sizeof(visualization_msgs::msg::UVCoordinate) == 8);

/// From the pose to the number of points everything has its fixed place: 112 bytes.
inline void write_body(const visualization_msgs::msg::Marker& message, uint8_t* place) {
    put(place, message.pose);
    put(place + 56, message.scale);
    put(place + 80, message.color);
    put(place + 96, message.lifetime);
    put(place + 104, static_cast<uint32_t>(message.frame_locked));
    put(place + 108, static_cast<uint32_t>(message.points.size()));
}

inline uint32_t read_body(const uint8_t* place, visualization_msgs::msg::Marker& message) {
    get(place, message.pose);
    get(place + 56, message.scale);
    get(place + 80, message.color);
    get(place + 96, message.lifetime);
    message.frame_locked = place[104] != 0;
    return length_at(place + 108);
}

inline void write(const visualization_msgs::msg::Marker& message, Output& out) {
    write(message.header, out);
    out.string(message.ns);
    uint8_t* place = out.run<4>(12);
    put(place, message.id);
    put(place + 4, message.type);
    put(place + 8, message.action);
    write_body(message, out.run<8>(112));
    out.elements<8>(message.points);
    out.sequence<4>(message.colors);
    out.string(message.texture_resource);
    write(message.texture, out);
    out.sequence<4>(message.uv_coordinates);
    out.string(message.text);
    out.string(message.mesh_resource);
    out.string(message.mesh_file.filename);
    out.sequence<1>(message.mesh_file.data);
    *out.run<1>(1) = message.mesh_use_embedded_materials;
}

inline void read(Input& in, visualization_msgs::msg::Marker& message) {
    read(in, message.header);
    in.string(message.ns);
    const uint8_t* place = in.run<4>(12);
    get(place, message.id);
    get(place + 4, message.type);
    get(place + 8, message.action);
    in.elements<8>(read_body(in.run<8>(112), message), message.points);
    in.sequence<4>(message.colors);
    in.string(message.texture_resource);
    read(in, message.texture);
    in.sequence<4>(message.uv_coordinates);
    in.string(message.text);
    in.string(message.mesh_resource);
    in.string(message.mesh_file.filename);
    in.sequence<1>(message.mesh_file.data);
    message.mesh_use_embedded_materials = *in.run<1>(1) != 0;
}

inline void measure(const visualization_msgs::msg::Marker& message, Size& size) {
    measure(message.header, size);
    size.string(message.ns);
    size.run<4>(12);
    size.run<8>(112);
    size.elements<8>(message.points);
    size.sequence<4>(message.colors);
    size.string(message.texture_resource);
    measure(message.texture, size);
    size.sequence<4>(message.uv_coordinates);
    size.string(message.text);
    size.string(message.mesh_resource);
    size.string(message.mesh_file.filename);
    size.sequence<1>(message.mesh_file.data);
    size.run<1>(1);
}

inline void write(const visualization_msgs::msg::MarkerArray& message, Output& out) {
    out.length(message.markers.size());
    for (const auto& marker : message.markers) {
        write(marker, out);
    }
}

inline void read(Input& in, visualization_msgs::msg::MarkerArray& message) {
    constexpr size_t smallest_marker = 200;
    message.markers.resize(in.count(smallest_marker));
    for (auto& marker : message.markers) {
        read(in, marker);
    }
}

inline void measure(const visualization_msgs::msg::MarkerArray& message, Size& size) {
    size.run<4>(4);
    for (const auto& marker : message.markers) {
        measure(marker, size);
    }
}

}  // namespace ideal
