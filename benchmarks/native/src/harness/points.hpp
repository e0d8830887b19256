// Reading every x, y and z of a point cloud, as a consumer does that found the fields by their names.
#pragma once

#include <cstdint>
#include <cstring>

#include "harness/subject.hpp"

namespace harness {

/// Where the coordinates of a cloud of float points are.
struct Points {
    const uint8_t* data;
    size_t count;
    size_t step;
    size_t x;
    size_t y;
    size_t z;
};

inline float coordinate(const uint8_t* at) {
    float value;
    std::memcpy(&value, at, sizeof value);
    return value;
}

/// One sum for each coordinate, in float: three chains of additions.
inline void read_all(const Points& points) {
    float x = 0;
    float y = 0;
    float z = 0;
    const uint8_t* point = points.data;
    for (size_t i = 0; i < points.count; ++i, point += points.step) {
        x += coordinate(point + points.x);
        y += coordinate(point + points.y);
        z += coordinate(point + points.z);
    }
    keep(x);
    keep(y);
    keep(z);
}

/// Adds the decoding into a reused cloud followed by reading it. Arm::points tells where the coordinates are.
template <class Arm>
void add_point_reading(const Corpus& corpus, bool check_only, Plan& plan) {
    if (check_only) {
        return;
    }
    auto subject = std::make_shared<Subject<Arm>>(corpus);
    subject->add_operation("decodeRead", plan, [subject](size_t i) {
        subject->decode(i, subject->reused());
        read_all(Arm::points(subject->reused()));
    });
}

}  // namespace harness
