// The hand-merged codec of std_msgs.
#pragma once

#include "ideal/wire.hpp"
#include "messages/basic.hpp"

namespace ideal {

inline void write(const std_msgs::msg::Empty&, Output& out) { *out.run<1>(1) = 0; }
inline void read(Input& in, std_msgs::msg::Empty&) { in.run<1>(1); }
inline void measure(const std_msgs::msg::Empty&, Size& size) { size.run<1>(1); }

inline void write(const std_msgs::msg::Bool& message, Output& out) { *out.run<1>(1) = message.data; }
inline void read(Input& in, std_msgs::msg::Bool& message) { message.data = *in.run<1>(1) != 0; }
inline void measure(const std_msgs::msg::Bool&, Size& size) { size.run<1>(1); }

inline void write(const std_msgs::msg::Int32& message, Output& out) { put(out.run<4>(4), message.data); }
inline void read(Input& in, std_msgs::msg::Int32& message) { get(in.run<4>(4), message.data); }
inline void measure(const std_msgs::msg::Int32&, Size& size) { size.run<4>(4); }

inline void write(const std_msgs::msg::String& message, Output& out) { out.string(message.data); }
inline void read(Input& in, std_msgs::msg::String& message) { in.string(message.data); }
inline void measure(const std_msgs::msg::String& message, Size& size) { size.string(message.data); }

inline void write(const std_msgs::msg::Header& message, Output& out) {
    put(out.run_and_string<8>(message.frame_id), message.stamp);
}

inline void read(Input& in, std_msgs::msg::Header& message) {
    const uint8_t* place = in.run<4>(12);
    get(place, message.stamp);
    in.characters(length_at(place + 8), message.frame_id);
}

inline void measure(const std_msgs::msg::Header& message, Size& size) { size.string(message.frame_id, 8); }

inline void write(const std_msgs::msg::MultiArrayLayout& message, Output& out) {
    out.length(message.dim.size());
    for (const auto& dimension : message.dim) {
        out.string(dimension.label);
        uint8_t* place = out.run<4>(8);
        put(place, dimension.size);
        put(place + 4, dimension.stride);
    }
    put(out.run<4>(4), message.data_offset);
}

inline void read(Input& in, std_msgs::msg::MultiArrayLayout& message) {
    message.dim.resize(in.count(12));
    for (auto& dimension : message.dim) {
        in.string(dimension.label);
        const uint8_t* place = in.run<4>(8);
        get(place, dimension.size);
        get(place + 4, dimension.stride);
    }
    get(in.run<4>(4), message.data_offset);
}

inline void measure(const std_msgs::msg::MultiArrayLayout& message, Size& size) {
    size.run<4>(4);
    for (const auto& dimension : message.dim) {
        size.string(dimension.label);
        size.run<4>(8);
    }
    size.run<4>(4);
}

/// Float64MultiArray, UInt8MultiArray and ByteMultiArray: a layout and a sequence of numbers.
template <class MultiArray, size_t Alignment = sizeof(typename decltype(MultiArray::data)::value_type)>
inline void write_multi_array(const MultiArray& message, Output& out) {
    write(message.layout, out);
    out.sequence<Alignment>(message.data);
}

template <class MultiArray, size_t Alignment = sizeof(typename decltype(MultiArray::data)::value_type)>
inline void read_multi_array(Input& in, MultiArray& message) {
    read(in, message.layout);
    in.sequence<Alignment>(message.data);
}

template <class MultiArray, size_t Alignment = sizeof(typename decltype(MultiArray::data)::value_type)>
inline void measure_multi_array(const MultiArray& message, Size& size) {
    measure(message.layout, size);
    size.sequence<Alignment>(message.data);
}

inline void write(const std_msgs::msg::Float64MultiArray& message, Output& out) { write_multi_array(message, out); }
inline void read(Input& in, std_msgs::msg::Float64MultiArray& message) { read_multi_array(in, message); }
inline void measure(const std_msgs::msg::Float64MultiArray& message, Size& size) { measure_multi_array(message, size); }

inline void write(const std_msgs::msg::UInt8MultiArray& message, Output& out) { write_multi_array(message, out); }
inline void read(Input& in, std_msgs::msg::UInt8MultiArray& message) { read_multi_array(in, message); }
inline void measure(const std_msgs::msg::UInt8MultiArray& message, Size& size) { measure_multi_array(message, size); }

inline void write(const std_msgs::msg::ByteMultiArray& message, Output& out) { write_multi_array(message, out); }
inline void read(Input& in, std_msgs::msg::ByteMultiArray& message) { read_multi_array(in, message); }
inline void measure(const std_msgs::msg::ByteMultiArray& message, Size& size) { measure_multi_array(message, size); }

}  // namespace ideal
