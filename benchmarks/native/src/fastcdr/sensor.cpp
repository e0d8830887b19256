#include "fastcdr/members.hpp"

namespace typesupport {

bool cdr_serialize(const sensor_msgs::msg::JointState& message, Cdr& cdr) {
    cdr_serialize(message.header, cdr);
    cdr << message.name;
    cdr << message.position;
    cdr << message.velocity;
    cdr << message.effort;
    return true;
}

bool cdr_deserialize(Cdr& cdr, sensor_msgs::msg::JointState& message) {
    cdr_deserialize(cdr, message.header);
    cdr >> message.name;
    cdr >> message.position;
    cdr >> message.velocity;
    cdr >> message.effort;
    return true;
}

size_t get_serialized_size(const sensor_msgs::msg::JointState& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.message(message.header);
    steps.texts(message.name);
    steps.numbers(message.position);
    steps.numbers(message.velocity);
    steps.numbers(message.effort);
    return steps.total();
}

bool cdr_serialize(const sensor_msgs::msg::LaserScan& message, Cdr& cdr) {
    cdr_serialize(message.header, cdr);
    cdr << message.angle_min;
    cdr << message.angle_max;
    cdr << message.angle_increment;
    cdr << message.time_increment;
    cdr << message.scan_time;
    cdr << message.range_min;
    cdr << message.range_max;
    cdr << message.ranges;
    cdr << message.intensities;
    return true;
}

bool cdr_deserialize(Cdr& cdr, sensor_msgs::msg::LaserScan& message) {
    cdr_deserialize(cdr, message.header);
    cdr >> message.angle_min;
    cdr >> message.angle_max;
    cdr >> message.angle_increment;
    cdr >> message.time_increment;
    cdr >> message.scan_time;
    cdr >> message.range_min;
    cdr >> message.range_max;
    cdr >> message.ranges;
    cdr >> message.intensities;
    return true;
}

size_t get_serialized_size(const sensor_msgs::msg::LaserScan& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.message(message.header);
    steps.number(message.angle_min);
    steps.number(message.angle_max);
    steps.number(message.angle_increment);
    steps.number(message.time_increment);
    steps.number(message.scan_time);
    steps.number(message.range_min);
    steps.number(message.range_max);
    steps.numbers(message.ranges);
    steps.numbers(message.intensities);
    return steps.total();
}

bool cdr_serialize(const sensor_msgs::msg::Image& message, Cdr& cdr) {
    cdr_serialize(message.header, cdr);
    cdr << message.height;
    cdr << message.width;
    cdr << message.encoding;
    cdr << message.is_bigendian;
    cdr << message.step;
    cdr << message.data;
    return true;
}

bool cdr_deserialize(Cdr& cdr, sensor_msgs::msg::Image& message) {
    cdr_deserialize(cdr, message.header);
    cdr >> message.height;
    cdr >> message.width;
    cdr >> message.encoding;
    cdr >> message.is_bigendian;
    cdr >> message.step;
    cdr >> message.data;
    return true;
}

size_t get_serialized_size(const sensor_msgs::msg::Image& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.message(message.header);
    steps.number(message.height);
    steps.number(message.width);
    steps.text(message.encoding);
    steps.number(message.is_bigendian);
    steps.number(message.step);
    steps.numbers(message.data);
    return steps.total();
}

bool cdr_serialize(const sensor_msgs::msg::CompressedImage& message, Cdr& cdr) {
    cdr_serialize(message.header, cdr);
    cdr << message.format;
    cdr << message.data;
    return true;
}

bool cdr_deserialize(Cdr& cdr, sensor_msgs::msg::CompressedImage& message) {
    cdr_deserialize(cdr, message.header);
    cdr >> message.format;
    cdr >> message.data;
    return true;
}

size_t get_serialized_size(const sensor_msgs::msg::CompressedImage& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.message(message.header);
    steps.text(message.format);
    steps.numbers(message.data);
    return steps.total();
}

bool cdr_serialize(const sensor_msgs::msg::PointField& message, Cdr& cdr) {
    cdr << message.name;
    cdr << message.offset;
    cdr << message.datatype;
    cdr << message.count;
    return true;
}

bool cdr_deserialize(Cdr& cdr, sensor_msgs::msg::PointField& message) {
    cdr >> message.name;
    cdr >> message.offset;
    cdr >> message.datatype;
    cdr >> message.count;
    return true;
}

size_t get_serialized_size(const sensor_msgs::msg::PointField& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.text(message.name);
    steps.number(message.offset);
    steps.number(message.datatype);
    steps.number(message.count);
    return steps.total();
}

bool cdr_serialize(const sensor_msgs::msg::PointCloud2& message, Cdr& cdr) {
    cdr_serialize(message.header, cdr);
    cdr << message.height;
    cdr << message.width;
    serialize_each(message.fields, cdr);
    cdr << message.is_bigendian;
    cdr << message.point_step;
    cdr << message.row_step;
    cdr << message.data;
    cdr << message.is_dense;
    return true;
}

bool cdr_deserialize(Cdr& cdr, sensor_msgs::msg::PointCloud2& message) {
    cdr_deserialize(cdr, message.header);
    cdr >> message.height;
    cdr >> message.width;
    deserialize_each(cdr, message.fields);
    deserialize_bool(cdr, message.is_bigendian);
    cdr >> message.point_step;
    cdr >> message.row_step;
    cdr >> message.data;
    deserialize_bool(cdr, message.is_dense);
    return true;
}

size_t get_serialized_size(const sensor_msgs::msg::PointCloud2& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.message(message.header);
    steps.number(message.height);
    steps.number(message.width);
    steps.messages(message.fields);
    steps.number(message.is_bigendian);
    steps.number(message.point_step);
    steps.number(message.row_step);
    steps.numbers(message.data);
    steps.number(message.is_dense);
    return steps.total();
}

}  // namespace typesupport
