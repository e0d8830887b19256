#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace harness {

/// One encoded message with its encapsulation header.
using Bytes = std::vector<uint8_t>;

/// The messages of a row, taken in turn by every operation.
struct Corpus {
    std::string row;
    std::vector<Bytes> messages;

    /// The size of a message, averaged and rounded.
    size_t mean_size() const;

    size_t largest() const;
};

/// Reads <directory>/<row>.cdr: messages, each after its length as a little-endian u32. Throws std::runtime_error.
Corpus read_corpus(const std::string& directory, const std::string& row);

}  // namespace harness
