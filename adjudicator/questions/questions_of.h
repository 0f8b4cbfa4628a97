// SPDX-License-Identifier: GPL-3.0-or-later
// For programs with vision only.
#pragma once

#include <vector>

#include "adjudicator/questions/question.h"

namespace adjudicator::questions {

/// What a reading leaves in doubt (BoardReading::unsure) as questions: what is in doubt of one thing in one, what is in
/// doubt in the same way at several places together, the weightiest first. Every doubt is in exactly one of them, but
/// for what the picture does not show: terrain and number of hexes outside it (vision::unseenHexesOf) and their
/// harbours.
[[nodiscard]] std::vector<Question> questionsOf(const vision::BoardReading& reading);

}  // namespace adjudicator::questions
