#include "fastcdr/members.hpp"

namespace typesupport {

bool cdr_serialize(const std_msgs::msg::MultiArrayDimension& message, Cdr& cdr) {
    cdr << message.label;
    cdr << message.size;
    cdr << message.stride;
    return true;
}

bool cdr_deserialize(Cdr& cdr, std_msgs::msg::MultiArrayDimension& message) {
    cdr >> message.label;
    cdr >> message.size;
    cdr >> message.stride;
    return true;
}

size_t get_serialized_size(const std_msgs::msg::MultiArrayDimension& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.text(message.label);
    steps.number(message.size);
    steps.number(message.stride);
    return steps.total();
}

bool cdr_serialize(const std_msgs::msg::MultiArrayLayout& message, Cdr& cdr) {
    serialize_each(message.dim, cdr);
    cdr << message.data_offset;
    return true;
}

bool cdr_deserialize(Cdr& cdr, std_msgs::msg::MultiArrayLayout& message) {
    deserialize_each(cdr, message.dim);
    cdr >> message.data_offset;
    return true;
}

size_t get_serialized_size(const std_msgs::msg::MultiArrayLayout& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.messages(message.dim);
    steps.number(message.data_offset);
    return steps.total();
}

bool cdr_serialize(const std_msgs::msg::Float64MultiArray& message, Cdr& cdr) {
    cdr_serialize(message.layout, cdr);
    cdr << message.data;
    return true;
}

bool cdr_deserialize(Cdr& cdr, std_msgs::msg::Float64MultiArray& message) {
    cdr_deserialize(cdr, message.layout);
    cdr >> message.data;
    return true;
}

size_t get_serialized_size(const std_msgs::msg::Float64MultiArray& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.message(message.layout);
    steps.numbers(message.data);
    return steps.total();
}

bool cdr_serialize(const std_msgs::msg::UInt8MultiArray& message, Cdr& cdr) {
    cdr_serialize(message.layout, cdr);
    cdr << message.data;
    return true;
}

bool cdr_deserialize(Cdr& cdr, std_msgs::msg::UInt8MultiArray& message) {
    cdr_deserialize(cdr, message.layout);
    cdr >> message.data;
    return true;
}

size_t get_serialized_size(const std_msgs::msg::UInt8MultiArray& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.message(message.layout);
    steps.numbers(message.data);
    return steps.total();
}

bool cdr_serialize(const std_msgs::msg::ByteMultiArray& message, Cdr& cdr) {
    cdr_serialize(message.layout, cdr);
    cdr << message.data;
    return true;
}

bool cdr_deserialize(Cdr& cdr, std_msgs::msg::ByteMultiArray& message) {
    cdr_deserialize(cdr, message.layout);
    cdr >> message.data;
    return true;
}

size_t get_serialized_size(const std_msgs::msg::ByteMultiArray& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.message(message.layout);
    steps.numbers(message.data);
    return steps.total();
}

}  // namespace typesupport
