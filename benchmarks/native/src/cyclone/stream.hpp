// Cyclone's stream interpreter, called as its default serdata calls it when a sample is written and read.
#pragma once

#include <dds/ddsi/ddsi_cdrstream.h>

#include <cstring>
#include <stdexcept>

#include "cyclone/types.hpp"

namespace cyclone {

/// Plain CDR, version 1: CDR_ENC_VERSION_1 of a header that the library does not document.
constexpr uint32_t xcdr1 = 1;

/// As much of a topic's type as the interpreter looks at. A participant would make the same and open sockets.
inline ddsi_sertype_default sertype_of(const dds_topic_descriptor_t& descriptor) {
    ddsi_sertype_default type;
    std::memset(&type, 0, sizeof type);
    type.type.size = descriptor.m_size;
    type.type.align = descriptor.m_align;
    type.type.flagset = descriptor.m_flagset;
    type.type.ops.ops = const_cast<uint32_t*>(descriptor.m_ops);
    type.type.ops.nops = dds_stream_countops(descriptor.m_ops, descriptor.m_nkeys, descriptor.m_keys);
    type.opt_size_xcdr1 = dds_stream_check_optimize(&type.type, xcdr1);
    return type;
}

/// A sample in C, empty at first; it owns what the interpreter allocates for it.
template <class Message>
class Sample {
public:
    using Struct = typename Native<Message>::Sample;

    Sample() { std::memset(&value_, 0, sizeof value_); }
    ~Sample() { dds_stream_free_sample(&value_, Native<Message>::descriptor().m_ops); }
    Sample(const Sample&) = delete;
    Sample& operator=(const Sample&) = delete;

    Struct& value() { return value_; }
    const Struct& value() const { return value_; }

private:
    Struct value_;
};

template <class Message>
class Stream {
public:
    /// Writes the header and the sample; the buffer must be large enough, or Cyclone would try to grow it.
    static size_t write(const Sample<Message>& sample, uint8_t* bytes, size_t capacity) {
        std::memcpy(bytes, header, sizeof header);
        dds_ostreamLE_t out;
        out.x = {bytes + sizeof header, static_cast<uint32_t>(capacity - sizeof header), 0, xcdr1};
        if (!dds_stream_write_sampleLE(&out, &sample.value(), &type())) {
            throw std::runtime_error("Cyclone cannot write the sample");
        }
        return sizeof header + out.x.m_index;
    }

    /// Checks the bytes, as is done on arrival: reading itself checks nothing.
    static void normalize(const uint8_t* bytes, size_t length) {
        uint32_t size = 0;
        auto* body = const_cast<uint8_t*>(bytes) + sizeof header;
        const auto body_size = static_cast<uint32_t>(length - sizeof header);
        if (!dds_stream_normalize(body, body_size, false, xcdr1, &type(), false, &size)) {
            throw std::runtime_error("Cyclone refuses the message");
        }
    }

    static void read(const uint8_t* bytes, size_t length, Sample<Message>& sample) {
        dds_istream_t in{bytes + sizeof header, static_cast<uint32_t>(length - sizeof header), 0, xcdr1};
        dds_stream_read_sample(&in, &sample.value(), &type());
    }

private:
    static constexpr uint8_t header[4] = {0, 1, 0, 0};

    static const ddsi_sertype_default& type() {
        static const ddsi_sertype_default type = sertype_of(Native<Message>::descriptor());
        return type;
    }
};

}  // namespace cyclone
