// The three functions that rosidl_typesupport_fastrtps_cpp generates for each message, declared for all messages.
//
// They call Fast-CDR member by member, as the generated functions do. In ROS each lives in a source file of its own and
// is called across it, so none may be inlined into another here.
#pragma once

#include <fastcdr/Cdr.h>

#include <cstddef>

#include "messages/sensor.hpp"

namespace typesupport {

using eprosima::fastcdr::Cdr;

#define CEDROS_TYPESUPPORT(TYPE)                                                  \
    __attribute__((noinline)) bool cdr_serialize(const TYPE& message, Cdr& cdr);   \
    __attribute__((noinline)) bool cdr_deserialize(Cdr& cdr, TYPE& message);       \
    __attribute__((noinline)) size_t get_serialized_size(const TYPE& message, size_t current_alignment);

CEDROS_TYPESUPPORT(builtin_interfaces::msg::Time)
CEDROS_TYPESUPPORT(builtin_interfaces::msg::Duration)
CEDROS_TYPESUPPORT(std_msgs::msg::Empty)
CEDROS_TYPESUPPORT(std_msgs::msg::Bool)
CEDROS_TYPESUPPORT(std_msgs::msg::Int32)
CEDROS_TYPESUPPORT(std_msgs::msg::String)
CEDROS_TYPESUPPORT(std_msgs::msg::Header)
CEDROS_TYPESUPPORT(std_msgs::msg::ColorRGBA)
CEDROS_TYPESUPPORT(std_msgs::msg::MultiArrayDimension)
CEDROS_TYPESUPPORT(std_msgs::msg::MultiArrayLayout)
CEDROS_TYPESUPPORT(std_msgs::msg::Float64MultiArray)
CEDROS_TYPESUPPORT(std_msgs::msg::UInt8MultiArray)
CEDROS_TYPESUPPORT(std_msgs::msg::ByteMultiArray)
CEDROS_TYPESUPPORT(geometry_msgs::msg::Point)
CEDROS_TYPESUPPORT(geometry_msgs::msg::Vector3)
CEDROS_TYPESUPPORT(geometry_msgs::msg::Quaternion)
CEDROS_TYPESUPPORT(geometry_msgs::msg::Pose)
CEDROS_TYPESUPPORT(geometry_msgs::msg::Transform)
CEDROS_TYPESUPPORT(geometry_msgs::msg::PoseStamped)
CEDROS_TYPESUPPORT(geometry_msgs::msg::TransformStamped)
CEDROS_TYPESUPPORT(geometry_msgs::msg::PoseArray)
CEDROS_TYPESUPPORT(tf2_msgs::msg::TFMessage)
CEDROS_TYPESUPPORT(nav_msgs::msg::Path)
CEDROS_TYPESUPPORT(sensor_msgs::msg::JointState)
CEDROS_TYPESUPPORT(sensor_msgs::msg::LaserScan)
CEDROS_TYPESUPPORT(sensor_msgs::msg::Image)
CEDROS_TYPESUPPORT(sensor_msgs::msg::CompressedImage)
CEDROS_TYPESUPPORT(sensor_msgs::msg::PointField)
CEDROS_TYPESUPPORT(sensor_msgs::msg::PointCloud2)
CEDROS_TYPESUPPORT(visualization_msgs::msg::UVCoordinate)
CEDROS_TYPESUPPORT(visualization_msgs::msg::MeshFile)
CEDROS_TYPESUPPORT(visualization_msgs::msg::Marker)
CEDROS_TYPESUPPORT(visualization_msgs::msg::MarkerArray)

#undef CEDROS_TYPESUPPORT

}  // namespace typesupport
