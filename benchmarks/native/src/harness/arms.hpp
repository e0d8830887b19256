// The arms. Each function checks the row and, unless only that was asked for, adds its operations to the plan.
#pragma once

#include "harness/corpus.hpp"
#include "harness/operation.hpp"

namespace harness {

void add_fastcdr(const Corpus& corpus, bool check_only, Plan& plan);
void add_cyclone(const Corpus& corpus, bool check_only, Plan& plan);
void add_ideal(const Corpus& corpus, bool check_only, Plan& plan);
void add_memcpy(const Corpus& corpus, bool check_only, Plan& plan);

}  // namespace harness
