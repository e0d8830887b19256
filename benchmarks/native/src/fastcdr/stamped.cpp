#include "fastcdr/members.hpp"

namespace typesupport {

bool cdr_serialize(const geometry_msgs::msg::PoseStamped& message, Cdr& cdr) {
    cdr_serialize(message.header, cdr);
    cdr_serialize(message.pose, cdr);
    return true;
}

bool cdr_deserialize(Cdr& cdr, geometry_msgs::msg::PoseStamped& message) {
    cdr_deserialize(cdr, message.header);
    cdr_deserialize(cdr, message.pose);
    return true;
}

size_t get_serialized_size(const geometry_msgs::msg::PoseStamped& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.message(message.header);
    steps.message(message.pose);
    return steps.total();
}

bool cdr_serialize(const geometry_msgs::msg::TransformStamped& message, Cdr& cdr) {
    cdr_serialize(message.header, cdr);
    cdr << message.child_frame_id;
    cdr_serialize(message.transform, cdr);
    return true;
}

bool cdr_deserialize(Cdr& cdr, geometry_msgs::msg::TransformStamped& message) {
    cdr_deserialize(cdr, message.header);
    cdr >> message.child_frame_id;
    cdr_deserialize(cdr, message.transform);
    return true;
}

size_t get_serialized_size(const geometry_msgs::msg::TransformStamped& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.message(message.header);
    steps.text(message.child_frame_id);
    steps.message(message.transform);
    return steps.total();
}

bool cdr_serialize(const geometry_msgs::msg::PoseArray& message, Cdr& cdr) {
    cdr_serialize(message.header, cdr);
    serialize_each(message.poses, cdr);
    return true;
}

bool cdr_deserialize(Cdr& cdr, geometry_msgs::msg::PoseArray& message) {
    cdr_deserialize(cdr, message.header);
    deserialize_each(cdr, message.poses);
    return true;
}

size_t get_serialized_size(const geometry_msgs::msg::PoseArray& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.message(message.header);
    steps.messages(message.poses);
    return steps.total();
}

bool cdr_serialize(const tf2_msgs::msg::TFMessage& message, Cdr& cdr) {
    serialize_each(message.transforms, cdr);
    return true;
}

bool cdr_deserialize(Cdr& cdr, tf2_msgs::msg::TFMessage& message) {
    deserialize_each(cdr, message.transforms);
    return true;
}

size_t get_serialized_size(const tf2_msgs::msg::TFMessage& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.messages(message.transforms);
    return steps.total();
}

bool cdr_serialize(const nav_msgs::msg::Path& message, Cdr& cdr) {
    cdr_serialize(message.header, cdr);
    serialize_each(message.poses, cdr);
    return true;
}

bool cdr_deserialize(Cdr& cdr, nav_msgs::msg::Path& message) {
    cdr_deserialize(cdr, message.header);
    deserialize_each(cdr, message.poses);
    return true;
}

size_t get_serialized_size(const nav_msgs::msg::Path& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.message(message.header);
    steps.messages(message.poses);
    return steps.total();
}

}  // namespace typesupport
