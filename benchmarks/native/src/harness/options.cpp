#include "harness/options.hpp"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace harness {

const char* const usage =
    "bench --dir <dir> --row <row,...> [--arm fastcdr,cyclone,ideal,memcpy] [--repeat k] [--millis m] [--check-only]\n";

namespace {

std::vector<std::string> split(const std::string& list) {
    std::vector<std::string> parts;
    std::stringstream stream(list);
    for (std::string part; std::getline(stream, part, ',');) {
        parts.push_back(part);
    }
    return parts;
}

int positive(const std::string& option, const std::string& text) {
    size_t used = 0;
    int value = 0;
    try {
        value = std::stoi(text, &used);
    } catch (const std::logic_error&) {
        used = 0;
    }
    if (used == 0 || used != text.size() || value <= 0) {
        throw std::invalid_argument(option + " needs a positive number, not '" + text + "'");
    }
    return value;
}

void require_known(const std::vector<std::string>& arms) {
    for (const std::string& arm : arms) {
        if (arm != "fastcdr" && arm != "cyclone" && arm != "ideal" && arm != "memcpy") {
            throw std::invalid_argument("no arm is called '" + arm + "'");
        }
    }
}

void set(Options& options, const std::string& option, const std::string& value) {
    if (option == "--dir") {
        options.directory = value;
    } else if (option == "--row") {
        options.rows = split(value);
    } else if (option == "--arm") {
        options.arms = split(value);
        require_known(options.arms);
    } else if (option == "--repeat") {
        options.repetitions = positive(option, value);
    } else if (option == "--millis") {
        options.millis = positive(option, value);
    } else {
        throw std::invalid_argument("unknown option '" + option + "'");
    }
}

}  // namespace

bool Options::wants(const std::string& arm) const {
    return arms.empty() || std::find(arms.begin(), arms.end(), arm) != arms.end();
}

Options parse(int count, char** arguments) {
    Options options;
    for (int i = 1; i < count; ++i) {
        const std::string option = arguments[i];
        if (option == "--check-only") {
            options.check_only = true;
        } else if (i + 1 == count) {
            throw std::invalid_argument("unknown option '" + option + "', or its value is missing");
        } else {
            set(options, option, arguments[++i]);
        }
    }
    if (options.directory.empty() || options.rows.empty()) {
        throw std::invalid_argument("--dir and --row are needed");
    }
    return options;
}

}  // namespace harness
