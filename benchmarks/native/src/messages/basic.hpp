// builtin_interfaces and std_msgs as rosidl_generator_cpp lays them out: plain members in the order of the definition,
// initialised with their defaults.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace builtin_interfaces::msg {

struct Time {
    int32_t sec = 0;
    uint32_t nanosec = 0;
};

struct Duration {
    int32_t sec = 0;
    uint32_t nanosec = 0;
};

}  // namespace builtin_interfaces::msg

namespace std_msgs::msg {

/// An empty definition gets one byte, because neither C nor the wire knows empty structures.
struct Empty {
    uint8_t structure_needs_at_least_one_member = 0;
};

struct Bool {
    bool data = false;
};

struct Int32 {
    int32_t data = 0;
};

struct String {
    std::string data;
};

struct Header {
    builtin_interfaces::msg::Time stamp;
    std::string frame_id;
};

struct ColorRGBA {
    float r = 0;
    float g = 0;
    float b = 0;
    float a = 0;
};

struct MultiArrayDimension {
    std::string label;
    uint32_t size = 0;
    uint32_t stride = 0;
};

struct MultiArrayLayout {
    std::vector<MultiArrayDimension> dim;
    uint32_t data_offset = 0;
};

struct Float64MultiArray {
    MultiArrayLayout layout;
    std::vector<double> data;
};

struct UInt8MultiArray {
    MultiArrayLayout layout;
    std::vector<uint8_t> data;
};

/// ROS calls the element type byte; rosidl_generator_cpp makes it an unsigned char, the same type as uint8_t.
struct ByteMultiArray {
    MultiArrayLayout layout;
    std::vector<unsigned char> data;
};

}  // namespace std_msgs::msg
