// The hand-merged codec as an arm: what a native generator could reach with the same structures.
#include "harness/arms.hpp"
#include "harness/cloud.hpp"
#include "harness/rows.hpp"
#include "ideal/geometry.hpp"
#include "ideal/point_cloud.hpp"
#include "ideal/visualization.hpp"

namespace {

constexpr uint32_t little_endian_header = 0x0100;

template <class T>
struct Ideal {
    using Message = T;
    static constexpr const char* name = "ideal";
    static constexpr bool has_unchecked = false;
    static constexpr bool has_size = true;
    static constexpr bool size_is_exact = true;

    static size_t encode(const Message& message, uint8_t* bytes, size_t capacity) {
        if (capacity < 4) {
            ideal::fail("the buffer is too small");
        }
        ideal::put(bytes, little_endian_header);
        ideal::Output out(bytes + 4, bytes + capacity);
        ideal::write(message, out);
        return static_cast<size_t>(out.at() - bytes);
    }

    static void decode(const uint8_t* bytes, size_t length, Message& message) {
        if (length < 4 || ideal::length_at(bytes) != little_endian_header) {
            ideal::fail("the message does not begin with 00 01 00 00");
        }
        ideal::Input in(bytes + 4, bytes + length);
        ideal::read(in, message);
    }

    static size_t size(const Message& message) {
        ideal::Size size;
        ideal::measure(message, size);
        return 4 + size.total();
    }

    static harness::Points points(const Message& message) { return harness::points_of(message); }
};

}  // namespace

namespace harness {

void add_ideal(const Corpus& corpus, bool check_only, Plan& plan) {
    visit_type(corpus.row, [&](auto type) {
        using Message = typename decltype(type)::type;
        Subject<Ideal<Message>>::add(corpus, check_only, plan);
        if constexpr (std::is_same_v<Message, sensor_msgs::msg::PointCloud2>) {
            add_point_reading<Ideal<Message>>(corpus, check_only, plan);
        }
    });
}

}  // namespace harness
