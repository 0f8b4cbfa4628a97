// SPDX-License-Identifier: GPL-3.0-or-later
// For programs with vision only.
#pragma once

#include <vector>

#include "adjudicator/questions/question.h"

namespace adjudicator::questions {

/// What a reading leaves in doubt (BoardReading::unsure) as questions: what is in doubt of one thing in one, what is in
/// doubt in the same way at several places together, the weightiest first. Every doubt is in exactly one of them.
[[nodiscard]] std::vector<Question> questionsOf(const vision::BoardReading& reading);

}  // namespace adjudicator::questions
