// The floor: the encoded bytes copied into a buffer that is kept, and into one that is allocated each time.
#include <cstdlib>
#include <cstring>

#include "harness/arms.hpp"

namespace harness {

namespace {

template <class Body>
void add(const Corpus& corpus, const char* name, Plan& plan, Body body) {
    plan.push_back(std::make_unique<Loop<Body>>(
        corpus.row, "memcpy", name, corpus.mean_size(), corpus.messages.size(), std::move(body)));
}

}  // namespace

void add_memcpy(const Corpus& corpus, bool check_only, Plan& plan) {
    if (check_only) {
        return;
    }
    add(corpus, "copy", plan, [&corpus, buffer = Bytes(corpus.largest())](size_t i) mutable {
        const Bytes& bytes = corpus.messages[i];
        std::memcpy(buffer.data(), bytes.data(), bytes.size());
        keep(buffer.data());
    });
    add(corpus, "copyFresh", plan, [&corpus](size_t i) {
        const Bytes& bytes = corpus.messages[i];
        void* copy = std::malloc(bytes.size());
        std::memcpy(copy, bytes.data(), bytes.size());
        keep(copy);
        std::free(copy);
    });
}

}  // namespace harness
