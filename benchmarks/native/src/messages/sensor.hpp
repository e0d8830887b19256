// sensor_msgs and visualization_msgs, as far as the rows need them.
#pragma once

#include "messages/geometry.hpp"

namespace sensor_msgs::msg {

struct JointState {
    std_msgs::msg::Header header;
    std::vector<std::string> name;
    std::vector<double> position;
    std::vector<double> velocity;
    std::vector<double> effort;
};

struct LaserScan {
    std_msgs::msg::Header header;
    float angle_min = 0;
    float angle_max = 0;
    float angle_increment = 0;
    float time_increment = 0;
    float scan_time = 0;
    float range_min = 0;
    float range_max = 0;
    std::vector<float> ranges;
    std::vector<float> intensities;
};

struct Image {
    std_msgs::msg::Header header;
    uint32_t height = 0;
    uint32_t width = 0;
    std::string encoding;
    uint8_t is_bigendian = 0;
    uint32_t step = 0;
    std::vector<uint8_t> data;
};

struct CompressedImage {
    std_msgs::msg::Header header;
    std::string format;
    std::vector<uint8_t> data;
};

struct PointField {
    std::string name;
    uint32_t offset = 0;
    uint8_t datatype = 0;
    uint32_t count = 0;
};

struct PointCloud2 {
    std_msgs::msg::Header header;
    uint32_t height = 0;
    uint32_t width = 0;
    std::vector<PointField> fields;
    bool is_bigendian = false;
    uint32_t point_step = 0;
    uint32_t row_step = 0;
    std::vector<uint8_t> data;
    bool is_dense = false;
};

}  // namespace sensor_msgs::msg

namespace visualization_msgs::msg {

struct UVCoordinate {
    float u = 0;
    float v = 0;
};

struct MeshFile {
    std::string filename;
    std::vector<uint8_t> data;
};

struct Marker {
    std_msgs::msg::Header header;
    std::string ns;
    int32_t id = 0;
    int32_t type = 0;
    int32_t action = 0;
    geometry_msgs::msg::Pose pose;
    geometry_msgs::msg::Vector3 scale;
    std_msgs::msg::ColorRGBA color;
    builtin_interfaces::msg::Duration lifetime;
    bool frame_locked = false;
    std::vector<geometry_msgs::msg::Point> points;
    std::vector<std_msgs::msg::ColorRGBA> colors;
    std::string texture_resource;
    sensor_msgs::msg::CompressedImage texture;
    std::vector<UVCoordinate> uv_coordinates;
    std::string text;
    std::string mesh_resource;
    MeshFile mesh_file;
    bool mesh_use_embedded_materials = false;
};

struct MarkerArray {
    std::vector<Marker> markers;
};

}  // namespace visualization_msgs::msg
