// One arm on one row: first the proof that it reads and writes the bytes of the file, then its operations.
//
// An arm has a Message, encode(message, buffer, capacity) -> bytes written, and decode(bytes, length, message); with
// has_size also size(message) and size_is_exact; with has_unchecked also decode_unchecked, for bytes known to be good.
#pragma once

#include <algorithm>
#include <memory>
#include <sstream>
#include <stdexcept>

#include "harness/corpus.hpp"
#include "harness/operation.hpp"

namespace harness {

/// An arm that disagrees with the file. Nothing is measured then.
struct Difference : std::runtime_error {
    using std::runtime_error::runtime_error;
};

template <class Arm>
class Subject {
public:
    using Message = typename Arm::Message;

    explicit Subject(const Corpus& corpus)
        : corpus_(corpus), messages_(corpus.messages.size()), buffer_(corpus.largest() + spare_bytes) {}

    /// Decodes every message into an object of its own and into one that is reused, and compares what both encode to.
    /// The buffer is zero before: Fast-CDR steps over padding without writing it.
    void check() {
        for (size_t i = 0; i < messages_.size(); ++i) {
            try {
                decode(i, messages_[i]);
                compare(i, messages_[i]);
                decode(i, reused_);
                compare(i, reused_);
            } catch (const Difference&) {
                throw;
            } catch (const std::exception& refusal) {
                fail(i, refusal.what());
            }
        }
    }

    /// The operations share this subject and keep it alive.
    static void add(const Corpus& corpus, bool check_only, Plan& plan) {
        auto subject = std::make_shared<Subject>(corpus);
        subject->check();
        if (!check_only) {
            subject->add_operations(subject, plan);
        }
    }

    template <class Body>
    void add_operation(const char* name, Plan& plan, Body body) const {
        plan.push_back(std::make_unique<Loop<Body>>(
            corpus_.row, Arm::name, name, corpus_.mean_size(), messages_.size(), std::move(body)));
    }

    void decode(size_t index, Message& message) const {
        const Bytes& bytes = corpus_.messages[index];
        Arm::decode(bytes.data(), bytes.size(), message);
    }

    Message& reused() { return reused_; }

private:
    // More than a codec may ask for beyond the exact size; the comparison finds out whether it used any.
    static constexpr size_t spare_bytes = 64;

    void add_operations(const std::shared_ptr<Subject>& self, Plan& plan) const {
        add_operation("encode", plan, [self](size_t i) {
            keep(Arm::encode(self->messages_[i], self->buffer_.data(), self->buffer_.size()));
            keep(self->buffer_.data());
        });
        add_operation("decode", plan, [self](size_t i) {
            Message fresh;
            self->decode(i, fresh);
            keep(&fresh);
        });
        add_operation("decodeInto", plan, [self](size_t i) {
            self->decode(i, self->reused_);
            keep(&self->reused_);
        });
        if constexpr (Arm::has_unchecked) {
            add_operation("decodeUnchecked", plan, [self](size_t i) {
                const Bytes& bytes = self->corpus_.messages[i];
                Message fresh;
                Arm::decode_unchecked(bytes.data(), bytes.size(), fresh);
                keep(&fresh);
            });
        }
        if constexpr (Arm::has_size) {
            add_operation("size", plan, [self](size_t i) {
                keep(&self->messages_[i]);
                keep(Arm::size(self->messages_[i]));
            });
        }
    }

    void compare(size_t index, const Message& message) {
        const Bytes& expected = corpus_.messages[index];
        std::fill(buffer_.begin(), buffer_.end(), uint8_t{0});
        const size_t written = Arm::encode(message, buffer_.data(), buffer_.size());
        const size_t common = std::min(written, expected.size());
        const auto differing = std::mismatch(expected.begin(), expected.begin() + common, buffer_.begin());
        const size_t offset = differing.first - expected.begin();
        if (offset < common) {
            fail(index, "offset " + std::to_string(offset) + ": wrote " + std::to_string(*differing.second) +
                            ", the file has " + std::to_string(*differing.first));
        }
        if (written != expected.size()) {
            fail(index, "offset " + std::to_string(offset) + ": wrote " + std::to_string(written) +
                            " bytes, the file has " + std::to_string(expected.size()));
        }
        if constexpr (Arm::has_size) {
            const size_t size = Arm::size(message);
            if (Arm::size_is_exact ? size != written : size < written) {
                fail(index, "size " + std::to_string(size) + " for " + std::to_string(written) + " bytes");
            }
        }
    }

    [[noreturn]] void fail(size_t index, const std::string& what) const {
        std::ostringstream text;
        text << "row " << corpus_.row << ", arm " << Arm::name << ", message " << index << ", " << what;
        throw Difference(text.str());
    }

    const Corpus& corpus_;
    std::vector<Message> messages_;
    Message reused_{};
    Bytes buffer_;
};

}  // namespace harness
