#include "fastcdr/members.hpp"

namespace typesupport {

bool cdr_serialize(const geometry_msgs::msg::Point& message, Cdr& cdr) {
    cdr << message.x;
    cdr << message.y;
    cdr << message.z;
    return true;
}

bool cdr_deserialize(Cdr& cdr, geometry_msgs::msg::Point& message) {
    cdr >> message.x;
    cdr >> message.y;
    cdr >> message.z;
    return true;
}

size_t get_serialized_size(const geometry_msgs::msg::Point& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.number(message.x);
    steps.number(message.y);
    steps.number(message.z);
    return steps.total();
}

bool cdr_serialize(const geometry_msgs::msg::Vector3& message, Cdr& cdr) {
    cdr << message.x;
    cdr << message.y;
    cdr << message.z;
    return true;
}

bool cdr_deserialize(Cdr& cdr, geometry_msgs::msg::Vector3& message) {
    cdr >> message.x;
    cdr >> message.y;
    cdr >> message.z;
    return true;
}

size_t get_serialized_size(const geometry_msgs::msg::Vector3& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.number(message.x);
    steps.number(message.y);
    steps.number(message.z);
    return steps.total();
}

bool cdr_serialize(const geometry_msgs::msg::Quaternion& message, Cdr& cdr) {
    cdr << message.x;
    cdr << message.y;
    cdr << message.z;
    cdr << message.w;
    return true;
}

bool cdr_deserialize(Cdr& cdr, geometry_msgs::msg::Quaternion& message) {
    cdr >> message.x;
    cdr >> message.y;
    cdr >> message.z;
    cdr >> message.w;
    return true;
}

size_t get_serialized_size(const geometry_msgs::msg::Quaternion& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.number(message.x);
    steps.number(message.y);
    steps.number(message.z);
    steps.number(message.w);
    return steps.total();
}

bool cdr_serialize(const geometry_msgs::msg::Pose& message, Cdr& cdr) {
    cdr_serialize(message.position, cdr);
    cdr_serialize(message.orientation, cdr);
    return true;
}

bool cdr_deserialize(Cdr& cdr, geometry_msgs::msg::Pose& message) {
    cdr_deserialize(cdr, message.position);
    cdr_deserialize(cdr, message.orientation);
    return true;
}

size_t get_serialized_size(const geometry_msgs::msg::Pose& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.message(message.position);
    steps.message(message.orientation);
    return steps.total();
}

bool cdr_serialize(const geometry_msgs::msg::Transform& message, Cdr& cdr) {
    cdr_serialize(message.translation, cdr);
    cdr_serialize(message.rotation, cdr);
    return true;
}

bool cdr_deserialize(Cdr& cdr, geometry_msgs::msg::Transform& message) {
    cdr_deserialize(cdr, message.translation);
    cdr_deserialize(cdr, message.rotation);
    return true;
}

size_t get_serialized_size(const geometry_msgs::msg::Transform& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.message(message.translation);
    steps.message(message.rotation);
    return steps.total();
}

}  // namespace typesupport
