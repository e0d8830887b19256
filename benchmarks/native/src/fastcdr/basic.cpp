#include "fastcdr/members.hpp"

namespace typesupport {

bool cdr_serialize(const builtin_interfaces::msg::Time& message, Cdr& cdr) {
    cdr << message.sec;
    cdr << message.nanosec;
    return true;
}

bool cdr_deserialize(Cdr& cdr, builtin_interfaces::msg::Time& message) {
    cdr >> message.sec;
    cdr >> message.nanosec;
    return true;
}

size_t get_serialized_size(const builtin_interfaces::msg::Time& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.number(message.sec);
    steps.number(message.nanosec);
    return steps.total();
}

bool cdr_serialize(const builtin_interfaces::msg::Duration& message, Cdr& cdr) {
    cdr << message.sec;
    cdr << message.nanosec;
    return true;
}

bool cdr_deserialize(Cdr& cdr, builtin_interfaces::msg::Duration& message) {
    cdr >> message.sec;
    cdr >> message.nanosec;
    return true;
}

size_t get_serialized_size(const builtin_interfaces::msg::Duration& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.number(message.sec);
    steps.number(message.nanosec);
    return steps.total();
}

bool cdr_serialize(const std_msgs::msg::Empty& message, Cdr& cdr) {
    cdr << message.structure_needs_at_least_one_member;
    return true;
}

bool cdr_deserialize(Cdr& cdr, std_msgs::msg::Empty& message) {
    cdr >> message.structure_needs_at_least_one_member;
    return true;
}

size_t get_serialized_size(const std_msgs::msg::Empty& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.number(message.structure_needs_at_least_one_member);
    return steps.total();
}

bool cdr_serialize(const std_msgs::msg::Bool& message, Cdr& cdr) {
    cdr << message.data;
    return true;
}

bool cdr_deserialize(Cdr& cdr, std_msgs::msg::Bool& message) {
    deserialize_bool(cdr, message.data);
    return true;
}

size_t get_serialized_size(const std_msgs::msg::Bool& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.number(message.data);
    return steps.total();
}

bool cdr_serialize(const std_msgs::msg::Int32& message, Cdr& cdr) {
    cdr << message.data;
    return true;
}

bool cdr_deserialize(Cdr& cdr, std_msgs::msg::Int32& message) {
    cdr >> message.data;
    return true;
}

size_t get_serialized_size(const std_msgs::msg::Int32& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.number(message.data);
    return steps.total();
}

bool cdr_serialize(const std_msgs::msg::String& message, Cdr& cdr) {
    cdr << message.data;
    return true;
}

bool cdr_deserialize(Cdr& cdr, std_msgs::msg::String& message) {
    cdr >> message.data;
    return true;
}

size_t get_serialized_size(const std_msgs::msg::String& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.text(message.data);
    return steps.total();
}

bool cdr_serialize(const std_msgs::msg::Header& message, Cdr& cdr) {
    cdr_serialize(message.stamp, cdr);
    cdr << message.frame_id;
    return true;
}

bool cdr_deserialize(Cdr& cdr, std_msgs::msg::Header& message) {
    cdr_deserialize(cdr, message.stamp);
    cdr >> message.frame_id;
    return true;
}

size_t get_serialized_size(const std_msgs::msg::Header& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.message(message.stamp);
    steps.text(message.frame_id);
    return steps.total();
}

bool cdr_serialize(const std_msgs::msg::ColorRGBA& message, Cdr& cdr) {
    cdr << message.r;
    cdr << message.g;
    cdr << message.b;
    cdr << message.a;
    return true;
}

bool cdr_deserialize(Cdr& cdr, std_msgs::msg::ColorRGBA& message) {
    cdr >> message.r;
    cdr >> message.g;
    cdr >> message.b;
    cdr >> message.a;
    return true;
}

size_t get_serialized_size(const std_msgs::msg::ColorRGBA& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.number(message.r);
    steps.number(message.g);
    steps.number(message.b);
    steps.number(message.a);
    return steps.total();
}

}  // namespace typesupport
