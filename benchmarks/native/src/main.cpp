// Measures native codecs on files of encoded messages; prints one JSON object for each operation.
#include <cstdio>
#include <exception>
#include <stdexcept>

#include "harness/arms.hpp"
#include "harness/measure.hpp"
#include "harness/options.hpp"
#include "harness/subject.hpp"

namespace {

using namespace harness;

constexpr int wrong_call = 1;
constexpr int wrong_bytes = 2;

void run(const Options& options, const std::string& row) {
    const Corpus corpus = read_corpus(options.directory, row);
    Plan plan;
    if (options.wants("fastcdr")) {
        add_fastcdr(corpus, options.check_only, plan);
    }
    if (options.wants("cyclone")) {
        add_cyclone(corpus, options.check_only, plan);
    }
    if (options.wants("ideal")) {
        add_ideal(corpus, options.check_only, plan);
    }
    if (options.wants("memcpy")) {
        add_memcpy(corpus, options.check_only, plan);
    }
    std::fprintf(stderr, "%s: %zu messages agree\n", row.c_str(), corpus.messages.size());
    if (!options.check_only) {
        add_control(row, plan);
        measure(plan, options.repetitions, options.millis);
        print(plan);
    }
}

}  // namespace

int main(int count, char** arguments) {
    try {
        const Options options = parse(count, arguments);
        for (const std::string& row : options.rows) {
            run(options, row);
        }
        return 0;
    } catch (const Difference& difference) {
        std::fprintf(stderr, "%s\n", difference.what());
        return wrong_bytes;
    } catch (const std::invalid_argument& wrong) {
        std::fprintf(stderr, "%s\n%s", wrong.what(), usage);
        return wrong_call;
    } catch (const std::exception& failure) {
        std::fprintf(stderr, "%s\n", failure.what());
        return wrong_call;
    }
}
