#include "harness/measure.hpp"

#include <chrono>
#include <cstdio>

namespace harness {

namespace {

using Clock = std::chrono::steady_clock;

double nanos_since(Clock::time_point start) {
    return std::chrono::duration<double, std::nano>(Clock::now() - start).count();
}

double one_repetition(Operation& operation, double least_nanos) {
    const auto start = Clock::now();
    uint64_t times = 0;
    double elapsed = 0;
    do {
        operation.run(operation.batch);
        times += operation.batch;
        elapsed = nanos_since(start);
    } while (elapsed < least_nanos);
    return elapsed / static_cast<double>(times);
}

/// Finds a batch long enough that looking at the clock costs nothing, then runs one repetition that is not kept.
void warm_up(Operation& operation, double least_nanos) {
    const double least_batch = least_nanos / 50;
    for (;;) {
        const auto start = Clock::now();
        operation.run(operation.batch);
        if (nanos_since(start) >= least_batch) {
            break;
        }
        operation.batch *= 2;
    }
    one_repetition(operation, least_nanos);
}

}  // namespace

void add_control(const std::string& row, Plan& plan) {
    auto body = [](size_t) {
        uint64_t value = 1;
        keep(&value);
        for (int i = 0; i < 600; ++i) {
            value = value * 6364136223846793005u + 1442695040888963407u;
        }
        keep(value);
    };
    plan.push_back(std::make_unique<Loop<decltype(body)>>(row, "control", "control", 0, 1, body));
}

void measure(Plan& plan, int repetitions, int millis) {
    const double least_nanos = millis * 1e6;
    for (auto& operation : plan) {
        warm_up(*operation, least_nanos);
    }
    for (int i = 0; i < repetitions; ++i) {
        for (auto& operation : plan) {
            operation->nanos.push_back(one_repetition(*operation, least_nanos));
        }
    }
}

void print(const Plan& plan) {
    for (const auto& operation : plan) {
        std::printf("{\"row\":\"%s\",\"arm\":\"%s\",\"op\":\"%s\",\"bytes\":%zu,\"ns\":[", operation->row.c_str(),
                    operation->arm.c_str(), operation->name.c_str(), operation->bytes);
        const char* separator = "";
        for (const double nanos : operation->nanos) {
            std::printf("%s%.3f", separator, nanos);
            separator = ",";
        }
        std::printf("]}\n");
    }
    std::fflush(stdout);
}

}  // namespace harness
