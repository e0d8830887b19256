// Which message type a row carries.
#pragma once

#include <stdexcept>
#include <string>

#include "messages/sensor.hpp"

namespace harness {

template <class Message>
struct Type {
    using type = Message;
};

inline bool begins(const std::string& row, const char* prefix) { return row.rfind(prefix, 0) == 0; }

template <class Visitor>
bool visit_basic(const std::string& row, Visitor& visit) {
    if (row == "empty") {
        visit(Type<std_msgs::msg::Empty>{});
    } else if (row == "bool") {
        visit(Type<std_msgs::msg::Bool>{});
    } else if (row == "int32") {
        visit(Type<std_msgs::msg::Int32>{});
    } else if (row == "string") {
        visit(Type<std_msgs::msg::String>{});
    } else if (row == "header") {
        visit(Type<std_msgs::msg::Header>{});
    } else if (begins(row, "float64-multi-array")) {
        visit(Type<std_msgs::msg::Float64MultiArray>{});
    } else if (begins(row, "uint8-multi-array")) {
        visit(Type<std_msgs::msg::UInt8MultiArray>{});
    } else if (begins(row, "byte-multi-array")) {
        visit(Type<std_msgs::msg::ByteMultiArray>{});
    } else {
        return false;
    }
    return true;
}

/// Calls visit with the Type of the row; a row's name begins with its type, then may tell the number of elements.
template <class Visitor>
void visit_type(const std::string& row, Visitor visit) {
    if (visit_basic(row, visit)) {
        return;
    }
    if (begins(row, "tf-")) {
        visit(Type<tf2_msgs::msg::TFMessage>{});
    } else if (begins(row, "marker-array") || begins(row, "reference-marker-array")) {
        visit(Type<visualization_msgs::msg::MarkerArray>{});
    } else if (row == "marker" || row == "reference-marker") {
        visit(Type<visualization_msgs::msg::Marker>{});
    } else if (begins(row, "joint-state")) {
        visit(Type<sensor_msgs::msg::JointState>{});
    } else if (begins(row, "laser-scan")) {
        visit(Type<sensor_msgs::msg::LaserScan>{});
    } else if (row == "image") {
        visit(Type<sensor_msgs::msg::Image>{});
    } else if (row == "point-cloud2") {
        visit(Type<sensor_msgs::msg::PointCloud2>{});
    } else if (begins(row, "pose-array")) {
        visit(Type<geometry_msgs::msg::PoseArray>{});
    } else if (begins(row, "path")) {
        visit(Type<nav_msgs::msg::Path>{});
    } else {
        throw std::invalid_argument("no row is called '" + row + "'");
    }
}

}  // namespace harness
