#include "fastcdr/members.hpp"

namespace typesupport {

bool cdr_serialize(const visualization_msgs::msg::UVCoordinate& message, Cdr& cdr) {
    cdr << message.u;
    cdr << message.v;
    return true;
}

bool cdr_deserialize(Cdr& cdr, visualization_msgs::msg::UVCoordinate& message) {
    cdr >> message.u;
    cdr >> message.v;
    return true;
}

size_t get_serialized_size(const visualization_msgs::msg::UVCoordinate& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.number(message.u);
    steps.number(message.v);
    return steps.total();
}

bool cdr_serialize(const visualization_msgs::msg::MeshFile& message, Cdr& cdr) {
    cdr << message.filename;
    cdr << message.data;
    return true;
}

bool cdr_deserialize(Cdr& cdr, visualization_msgs::msg::MeshFile& message) {
    cdr >> message.filename;
    cdr >> message.data;
    return true;
}

size_t get_serialized_size(const visualization_msgs::msg::MeshFile& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.text(message.filename);
    steps.numbers(message.data);
    return steps.total();
}

bool cdr_serialize(const visualization_msgs::msg::Marker& message, Cdr& cdr) {
    cdr_serialize(message.header, cdr);
    cdr << message.ns;
    cdr << message.id;
    cdr << message.type;
    cdr << message.action;
    cdr_serialize(message.pose, cdr);
    cdr_serialize(message.scale, cdr);
    cdr_serialize(message.color, cdr);
    cdr_serialize(message.lifetime, cdr);
    cdr << message.frame_locked;
    serialize_each(message.points, cdr);
    serialize_each(message.colors, cdr);
    cdr << message.texture_resource;
    cdr_serialize(message.texture, cdr);
    serialize_each(message.uv_coordinates, cdr);
    cdr << message.text;
    cdr << message.mesh_resource;
    cdr_serialize(message.mesh_file, cdr);
    cdr << message.mesh_use_embedded_materials;
    return true;
}

bool cdr_deserialize(Cdr& cdr, visualization_msgs::msg::Marker& message) {
    cdr_deserialize(cdr, message.header);
    cdr >> message.ns;
    cdr >> message.id;
    cdr >> message.type;
    cdr >> message.action;
    cdr_deserialize(cdr, message.pose);
    cdr_deserialize(cdr, message.scale);
    cdr_deserialize(cdr, message.color);
    cdr_deserialize(cdr, message.lifetime);
    deserialize_bool(cdr, message.frame_locked);
    deserialize_each(cdr, message.points);
    deserialize_each(cdr, message.colors);
    cdr >> message.texture_resource;
    cdr_deserialize(cdr, message.texture);
    deserialize_each(cdr, message.uv_coordinates);
    cdr >> message.text;
    cdr >> message.mesh_resource;
    cdr_deserialize(cdr, message.mesh_file);
    deserialize_bool(cdr, message.mesh_use_embedded_materials);
    return true;
}

size_t get_serialized_size(const visualization_msgs::msg::Marker& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.message(message.header);
    steps.text(message.ns);
    steps.number(message.id);
    steps.number(message.type);
    steps.number(message.action);
    steps.message(message.pose);
    steps.message(message.scale);
    steps.message(message.color);
    steps.message(message.lifetime);
    steps.number(message.frame_locked);
    steps.messages(message.points);
    steps.messages(message.colors);
    steps.text(message.texture_resource);
    steps.message(message.texture);
    steps.messages(message.uv_coordinates);
    steps.text(message.text);
    steps.text(message.mesh_resource);
    steps.message(message.mesh_file);
    steps.number(message.mesh_use_embedded_materials);
    return steps.total();
}

bool cdr_serialize(const visualization_msgs::msg::MarkerArray& message, Cdr& cdr) {
    serialize_each(message.markers, cdr);
    return true;
}

bool cdr_deserialize(Cdr& cdr, visualization_msgs::msg::MarkerArray& message) {
    deserialize_each(cdr, message.markers);
    return true;
}

size_t get_serialized_size(const visualization_msgs::msg::MarkerArray& message, size_t current_alignment) {
    SizeSteps steps(current_alignment);
    steps.messages(message.markers);
    return steps.total();
}

}  // namespace typesupport
