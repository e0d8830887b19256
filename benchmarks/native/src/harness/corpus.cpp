#include "harness/corpus.hpp"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <stdexcept>

namespace harness {

namespace {

constexpr uint8_t little_endian_header[4] = {0, 1, 0, 0};

Bytes read_message(std::ifstream& file, uint32_t length, const std::string& path) {
    Bytes bytes(length);
    if (!file.read(reinterpret_cast<char*>(bytes.data()), length)) {
        throw std::runtime_error(path + " ends inside a message");
    }
    if (length < 4 || std::memcmp(bytes.data(), little_endian_header, 4) != 0) {
        throw std::runtime_error(path + " holds a message that does not begin with 00 01 00 00");
    }
    return bytes;
}

}  // namespace

Corpus read_corpus(const std::string& directory, const std::string& row) {
    const std::string path = directory + "/" + row + ".cdr";
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        throw std::runtime_error("cannot open " + path);
    }
    Corpus corpus{row, {}};
    uint8_t prefix[4];
    while (file.read(reinterpret_cast<char*>(prefix), 4)) {
        const uint32_t length = prefix[0] | prefix[1] << 8 | prefix[2] << 16 | uint32_t{prefix[3]} << 24;
        corpus.messages.push_back(read_message(file, length, path));
    }
    if (file.gcount() != 0 || corpus.messages.empty()) {
        throw std::runtime_error(path + (corpus.messages.empty() ? " is empty" : " ends inside a length"));
    }
    return corpus;
}

size_t Corpus::mean_size() const {
    size_t total = 0;
    for (const Bytes& message : messages) {
        total += message.size();
    }
    return (total + messages.size() / 2) / messages.size();
}

size_t Corpus::largest() const {
    size_t largest = 0;
    for (const Bytes& message : messages) {
        largest = std::max(largest, message.size());
    }
    return largest;
}

}  // namespace harness
