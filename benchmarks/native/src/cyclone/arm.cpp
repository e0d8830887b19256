// Cyclone DDS as an arm. It has no exact size of its own: 0.10 writes into a buffer that grows.
#include "cyclone/stream.hpp"
#include "harness/arms.hpp"
#include "harness/points.hpp"
#include "harness/rows.hpp"

namespace {

using cyclone::Sample;
using cyclone::Stream;

template <class T>
struct Cyclone {
    using Message = Sample<T>;
    static constexpr const char* name = "cyclone";
    static constexpr bool has_unchecked = true;
    static constexpr bool has_size = false;

    static size_t encode(const Message& message, uint8_t* bytes, size_t capacity) {
        return Stream<T>::write(message, bytes, capacity);
    }

    static void decode(const uint8_t* bytes, size_t length, Message& message) {
        Stream<T>::normalize(bytes, length);
        Stream<T>::read(bytes, length, message);
    }

    static void decode_unchecked(const uint8_t* bytes, size_t length, Message& message) {
        Stream<T>::read(bytes, length, message);
    }

    static harness::Points points(const Sample<sensor_msgs::msg::PointCloud2>& message) {
        const auto& cloud = message.value();
        harness::Points points{cloud.data._buffer, cloud.data._length / cloud.point_step, cloud.point_step, 0, 0, 0};
        for (uint32_t i = 0; i < cloud.fields._length; ++i) {
            const auto& field = cloud.fields._buffer[i];
            if (std::strcmp(field.name, "x") == 0) {
                points.x = field.offset;
            } else if (std::strcmp(field.name, "y") == 0) {
                points.y = field.offset;
            } else if (std::strcmp(field.name, "z") == 0) {
                points.z = field.offset;
            }
        }
        return points;
    }
};

}  // namespace

namespace harness {

void add_cyclone(const Corpus& corpus, bool check_only, Plan& plan) {
    visit_type(corpus.row, [&](auto type) {
        using Message = typename decltype(type)::type;
        Subject<Cyclone<Message>>::add(corpus, check_only, plan);
        if constexpr (std::is_same_v<Message, sensor_msgs::msg::PointCloud2>) {
            add_point_reading<Cyclone<Message>>(corpus, check_only, plan);
        }
    });
}

}  // namespace harness
