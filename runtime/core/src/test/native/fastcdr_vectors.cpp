// Writes values with Fast-CDR 1.0.x, as the type support that ROS 2 generates does.
//
// Reads operations from standard input, one a line, and prints the bytes of both byte orders for each vector:
//   vector NAME                        begins a vector
//   one TYPE VALUE                     a single member
//   array TYPE COUNT VALUE...          a fixed array
//   sequence TYPE COUNT VALUE...       a count and its elements
//   end                                prints "NAME LITTLE BIG" in hex, encapsulation header included
// Floats are given as the decimal value of their bits, texts as a dot and the hex of their UTF-8 bytes or UTF-16 units.
#include <cstdint>
#include <cstring>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

#include <fastcdr/Cdr.h>
#include <fastcdr/FastBuffer.h>

using eprosima::fastcdr::Cdr;
using eprosima::fastcdr::FastBuffer;

template <typename T>
T parse(const std::string& word) {
    if constexpr (std::is_same_v<T, std::string>) {
        std::string text;
        for (size_t i = 1; i < word.size(); i += 2) {
            text.push_back(static_cast<char>(std::stoi(word.substr(i, 2), nullptr, 16)));
        }
        return text;
    } else if constexpr (std::is_same_v<T, std::wstring>) {
        std::wstring text;
        for (size_t i = 1; i < word.size(); i += 4) {
            text.push_back(static_cast<wchar_t>(std::stoi(word.substr(i, 4), nullptr, 16)));
        }
        return text;
    } else if constexpr (std::is_floating_point_v<T>) {
        using Bits = std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t>;
        const Bits bits = static_cast<Bits>(std::stoull(word));
        T value;
        std::memcpy(&value, &bits, sizeof value);
        return value;
    } else if constexpr (std::is_unsigned_v<T>) {
        return static_cast<T>(std::stoull(word));
    } else {
        return static_cast<T>(std::stoll(word));
    }
}

template <typename T>
void write(Cdr& cdr, const std::string& shape, std::istringstream& words) {
    std::string word;
    if (shape == "one") {
        words >> word;
        cdr << parse<T>(word);
        return;
    }
    size_t count = 0;
    words >> count;
    std::vector<T> values;
    for (size_t i = 0; i < count; i++) {
        words >> word;
        values.push_back(parse<T>(word));
    }
    if (shape == "sequence") {
        cdr << values;
    } else if constexpr (std::is_same_v<T, bool>) {
        for (bool value : values) {
            cdr << value;
        }
    } else {
        cdr.serializeArray(values.data(), values.size());
    }
}

void operate(Cdr& cdr, const std::string& line) {
    std::istringstream words(line);
    std::string shape;
    std::string type;
    words >> shape >> type;
    if (type == "bool") write<bool>(cdr, shape, words);
    else if (type == "byte" || type == "char" || type == "uint8") write<uint8_t>(cdr, shape, words);
    else if (type == "int8") write<int8_t>(cdr, shape, words);
    else if (type == "int16") write<int16_t>(cdr, shape, words);
    else if (type == "uint16") write<uint16_t>(cdr, shape, words);
    else if (type == "int32") write<int32_t>(cdr, shape, words);
    else if (type == "uint32") write<uint32_t>(cdr, shape, words);
    else if (type == "int64") write<int64_t>(cdr, shape, words);
    else if (type == "uint64") write<uint64_t>(cdr, shape, words);
    else if (type == "float32") write<float>(cdr, shape, words);
    else if (type == "float64") write<double>(cdr, shape, words);
    else if (type == "string") write<std::string>(cdr, shape, words);
    else if (type == "wstring") write<std::wstring>(cdr, shape, words);
    else throw std::runtime_error("cannot do: " + line);
}

std::string encode(const std::vector<std::string>& operations, Cdr::Endianness order) {
    std::vector<char> bytes(1 << 16, 0);
    FastBuffer buffer(bytes.data(), bytes.size());
    Cdr cdr(buffer, order, Cdr::DDS_CDR);
    cdr.serialize_encapsulation();
    for (const std::string& operation : operations) {
        operate(cdr, operation);
    }
    std::string hex;
    for (size_t i = 0; i < cdr.getSerializedDataLength(); i++) {
        static const char digits[] = "0123456789abcdef";
        hex.push_back(digits[(bytes[i] >> 4) & 15]);
        hex.push_back(digits[bytes[i] & 15]);
    }
    return hex;
}

int main() {
    std::string name;
    std::vector<std::string> operations;
    for (std::string line; std::getline(std::cin, line);) {
        if (line.rfind("vector ", 0) == 0) {
            name = line.substr(7);
            operations.clear();
        } else if (line == "end") {
            std::cout << name << ' ' << encode(operations, Cdr::LITTLE_ENDIANNESS) << ' '
                      << encode(operations, Cdr::BIG_ENDIANNESS) << '\n';
        } else {
            operations.push_back(line);
        }
    }
    return 0;
}
