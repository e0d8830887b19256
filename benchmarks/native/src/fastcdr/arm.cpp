// Fast-CDR as rmw_fastrtps_cpp drives it: a FastBuffer and a Cdr for each message, the encapsulation header, then the
// functions of the type support.
#include <fastcdr/FastBuffer.h>

#include "fastcdr/typesupport.hpp"
#include "harness/arms.hpp"
#include "harness/cloud.hpp"
#include "harness/rows.hpp"

namespace {

using eprosima::fastcdr::Cdr;
using eprosima::fastcdr::FastBuffer;

template <class T>
struct FastCdr {
    using Message = T;
    static constexpr const char* name = "fastcdr";
    static constexpr bool has_unchecked = false;
    static constexpr bool has_size = true;
    /// The type support counts padding before the elements of empty sequences.
    static constexpr bool size_is_exact = false;

    static size_t encode(const Message& message, uint8_t* bytes, size_t capacity) {
        FastBuffer buffer(reinterpret_cast<char*>(bytes), capacity);
        Cdr cdr(buffer, Cdr::DEFAULT_ENDIAN, Cdr::DDS_CDR);
        cdr.serialize_encapsulation();
        typesupport::cdr_serialize(message, cdr);
        return cdr.getSerializedDataLength();
    }

    static void decode(const uint8_t* bytes, size_t length, Message& message) {
        FastBuffer buffer(reinterpret_cast<char*>(const_cast<uint8_t*>(bytes)), length);
        Cdr cdr(buffer, Cdr::DEFAULT_ENDIAN, Cdr::DDS_CDR);
        cdr.read_encapsulation();
        typesupport::cdr_deserialize(cdr, message);
    }

    static size_t size(const Message& message) { return 4 + typesupport::get_serialized_size(message, 0); }

    static harness::Points points(const Message& message) { return harness::points_of(message); }
};

}  // namespace

namespace harness {

void add_fastcdr(const Corpus& corpus, bool check_only, Plan& plan) {
    visit_type(corpus.row, [&](auto type) {
        using Message = typename decltype(type)::type;
        Subject<FastCdr<Message>>::add(corpus, check_only, plan);
        if constexpr (std::is_same_v<Message, sensor_msgs::msg::PointCloud2>) {
            add_point_reading<FastCdr<Message>>(corpus, check_only, plan);
        }
    });
}

}  // namespace harness
