#pragma once

#include <string>
#include <vector>

namespace harness {

/// What the command line asks for.
struct Options {
    std::string directory;
    std::vector<std::string> rows;
    /// Empty means every arm.
    std::vector<std::string> arms;
    int repetitions = 5;
    int millis = 200;
    bool check_only = false;

    bool wants(const std::string& arm) const;
};

/// Throws std::invalid_argument with a sentence for the user.
Options parse(int count, char** arguments);

extern const char* const usage;

}  // namespace harness
