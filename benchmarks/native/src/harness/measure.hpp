#pragma once

#include "harness/operation.hpp"

namespace harness {

/// Adds a fixed loop of integer arithmetic, about a microsecond: it moves only if the machine does.
void add_control(const std::string& row, Plan& plan);

/// Measures every operation once per repetition, one after the other, after a repetition to warm up. A repetition of an
/// operation takes at least so many milliseconds.
void measure(Plan& plan, int repetitions, int millis);

/// Prints one JSON object for each operation.
void print(const Plan& plan);

}  // namespace harness
