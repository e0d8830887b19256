// What the generated functions repeat for each member of a kind, written once. All of it is inlined.
#pragma once

#include "fastcdr/typesupport.hpp"

namespace typesupport {

/// Sequences of messages: a length and one call each.
template <class Message>
inline void serialize_each(const std::vector<Message>& messages, Cdr& cdr) {
    const size_t size = messages.size();
    cdr << static_cast<uint32_t>(size);
    for (size_t i = 0; i < size; ++i) {
        cdr_serialize(messages[i], cdr);
    }
}

template <class Message>
inline void deserialize_each(Cdr& cdr, std::vector<Message>& messages) {
    uint32_t length = 0;
    cdr >> length;
    const size_t size = length;
    messages.resize(size);
    for (size_t i = 0; i < size; ++i) {
        cdr_deserialize(cdr, messages[i]);
    }
}

/// A bool travels as a byte of its own.
inline void deserialize_bool(Cdr& cdr, bool& value) {
    uint8_t byte = 0;
    cdr >> byte;
    value = byte != 0;
}

/// Adds up the size of one message; every step knows where it starts, because that decides its padding.
class SizeSteps {
public:
    explicit SizeSteps(size_t start) : start_(start), at_(start) {}

    template <class Number>
    void number(const Number&) {
        at_ += sizeof(Number) + Cdr::alignment(at_, sizeof(Number));
    }

    void text(const std::string& value) {
        length();
        at_ += value.size() + 1;
    }

    void texts(const std::vector<std::string>& values) {
        length();
        for (const std::string& value : values) {
            text(value);
        }
    }

    /// As generated: the padding before the first element is counted even when there is none.
    template <class Number>
    void numbers(const std::vector<Number>& values) {
        length();
        at_ += values.size() * sizeof(Number) + Cdr::alignment(at_, sizeof(Number));
    }

    template <class Message>
    void message(const Message& value) {
        at_ += get_serialized_size(value, at_);
    }

    template <class Message>
    void messages(const std::vector<Message>& values) {
        length();
        for (const Message& value : values) {
            message(value);
        }
    }

    size_t total() const { return at_ - start_; }

private:
    void length() { at_ += 4 + Cdr::alignment(at_, 4); }

    size_t start_;
    size_t at_;
};

}  // namespace typesupport
