// Places in a CDR buffer for the hand-merged codec: one check and one step for each run of members.
//
// Little-endian machines only: a run of numbers in memory is the same run on the wire.
#pragma once

#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

namespace ideal {

template <class Number>
inline void put(uint8_t* at, const Number& value) {
    static_assert(std::is_trivially_copyable_v<Number>);
    std::memcpy(at, &value, sizeof value);
}

template <class Number>
inline void get(const uint8_t* at, Number& value) {
    static_assert(std::is_trivially_copyable_v<Number>);
    std::memcpy(&value, at, sizeof value);
}

inline uint32_t length_at(const uint8_t* at) {
    uint32_t length;
    get(at, length);
    return length;
}

[[noreturn, gnu::cold, gnu::noinline]] inline void fail(const char* what) { throw std::out_of_range(what); }

/// Where the next member goes. The origin of all padding is the byte after the encapsulation header.
class Output {
public:
    Output(uint8_t* origin, uint8_t* end) : origin_(origin), at_(origin), end_(end) {}

    /// Pads to the alignment and makes room for a run of so many bytes, at least as many as the alignment.
    template <size_t Alignment>
    uint8_t* run(size_t bytes) {
        const size_t padding = static_cast<size_t>(origin_ - at_) & (Alignment - 1);
        if (static_cast<size_t>(end_ - at_) < padding + bytes) {
            fail("the buffer is too small");
        }
        if constexpr (Alignment == 4) {
            put(at_, uint32_t{0});
        } else if constexpr (Alignment == 8) {
            put(at_, uint64_t{0});
        }
        uint8_t* place = at_ + padding;
        at_ = place + bytes;
        return place;
    }

    /// A string, with the numbers that stand before its length: room for them is at the place returned.
    template <size_t Before>
    uint8_t* run_and_string(const std::string& value) {
        const size_t bytes = value.size() + 1;
        uint8_t* place = run<4>(Before + 4 + bytes);
        put(place + Before, static_cast<uint32_t>(bytes));
        std::memcpy(place + Before + 4, value.c_str(), bytes);
        return place;
    }

    void string(const std::string& value) { run_and_string<0>(value); }

    void length(size_t count) { put(run<4>(4), static_cast<uint32_t>(count)); }

    /// The elements of a sequence that lie in memory as on the wire; none, no padding.
    template <size_t Alignment, class Element>
    void elements(const std::vector<Element>& values) {
        if (!values.empty()) {
            const size_t bytes = values.size() * sizeof(Element);
            std::memcpy(run<Alignment>(bytes), values.data(), bytes);
        }
    }

    template <size_t Alignment, class Element>
    void sequence(const std::vector<Element>& values) {
        length(values.size());
        elements<Alignment>(values);
    }

    uint8_t* at() const { return at_; }

private:
    uint8_t* origin_;
    uint8_t* at_;
    uint8_t* end_;
};

/// Where the next member comes from; every run is checked against the end before it is handed out.
class Input {
public:
    Input(const uint8_t* origin, const uint8_t* end) : origin_(origin), at_(origin), end_(end) {}

    template <size_t Alignment>
    const uint8_t* run(size_t bytes) {
        const size_t padding = static_cast<size_t>(origin_ - at_) & (Alignment - 1);
        if (static_cast<size_t>(end_ - at_) < padding + bytes) {
            fail("the message is cut off");
        }
        const uint8_t* place = at_ + padding;
        at_ = place + bytes;
        return place;
    }

    /// The bytes of a string whose length was read.
    void characters(uint32_t length, std::string& value) {
        const uint8_t* place = run<1>(length);
        value.assign(reinterpret_cast<const char*>(place), length == 0 ? 0 : length - 1);
    }

    void string(std::string& value) { characters(length_at(run<4>(4)), value); }

    /// A count, checked against what so many elements take at least.
    size_t count(size_t smallest) { return checked(length_at(run<4>(4)), smallest); }

    size_t checked(uint32_t count, size_t smallest) const {
        if (count > static_cast<size_t>(end_ - at_) / smallest) {
            fail("a sequence is longer than the message");
        }
        return count;
    }

    template <size_t Alignment, class Element>
    void elements(uint32_t length, std::vector<Element>& values) {
        if (length == 0) {
            values.clear();
            return;
        }
        const size_t bytes = length * sizeof(Element);
        // Assigning copies straight into fresh memory; resizing would fill it with zeros first. The elements may stand
        // at odd multiples of four, which every machine that runs ROS can load.
        const auto* first = reinterpret_cast<const Element*>(run<Alignment>(bytes));
        values.assign(first, first + length);
    }

    template <size_t Alignment, class Element>
    void sequence(std::vector<Element>& values) {
        elements<Alignment>(length_at(run<4>(4)), values);
    }

private:
    const uint8_t* origin_;
    const uint8_t* at_;
    const uint8_t* end_;
};

/// Where a message would end: the same steps as Output, without bytes.
class Size {
public:
    template <size_t Alignment>
    void run(size_t bytes) {
        at_ = ((at_ + Alignment - 1) & ~(Alignment - 1)) + bytes;
    }

    void string(const std::string& value, size_t before = 0) { run<4>(before + 4 + value.size() + 1); }

    template <size_t Alignment, class Element>
    void elements(const std::vector<Element>& values) {
        if (!values.empty()) {
            run<Alignment>(values.size() * sizeof(Element));
        }
    }

    template <size_t Alignment, class Element>
    void sequence(const std::vector<Element>& values) {
        run<4>(4);
        elements<Alignment>(values);
    }

    size_t total() const { return at_; }

private:
    size_t at_ = 0;
};

}  // namespace ideal
