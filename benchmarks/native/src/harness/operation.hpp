// What is measured: an operation that can be run any number of times.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace harness {

/// Makes the compiler believe that the value is used and that everything reachable from it was read and changed.
template <class Value>
inline void keep(const Value& value) {
    asm volatile("" : : "r,m"(value) : "memory");
}

class Operation {
public:
    Operation(std::string row, std::string arm, std::string name, size_t bytes)
        : row(std::move(row)), arm(std::move(arm)), name(std::move(name)), bytes(bytes) {}
    virtual ~Operation() = default;

    /// Runs the operation on the next messages, in turn.
    virtual void run(uint64_t times) = 0;

    const std::string row;
    const std::string arm;
    const std::string name;
    /// What one message takes on the wire, on average.
    const size_t bytes;

    /// How often to run between two looks at the clock.
    uint64_t batch = 1;
    std::vector<double> nanos;
};

/// An operation whose loop is compiled together with its body, so that nothing but the body is measured.
template <class Body>
class Loop final : public Operation {
public:
    Loop(std::string row, std::string arm, std::string name, size_t bytes, size_t messages, Body body)
        : Operation(std::move(row), std::move(arm), std::move(name), bytes),
          messages_(messages),
          body_(std::move(body)) {}

    void run(uint64_t times) override {
        for (uint64_t i = 0; i < times; ++i) {
            body_(turn_);
            turn_ = turn_ + 1 == messages_ ? 0 : turn_ + 1;
        }
    }

private:
    const size_t messages_;
    size_t turn_ = 0;
    Body body_;
};

using Plan = std::vector<std::unique_ptr<Operation>>;

}  // namespace harness
