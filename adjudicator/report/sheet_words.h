// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of sheets only: the words that they share, as plain text.
#pragma once

#include <string>
#include <string_view>

#include "adjudicator/dispute/dispute.h"
#include "engine/clauses/language.h"
#include "engine/combat/forces.h"

namespace adjudicator::sheet {

/// Of a record's time "2026-11-21T18:04:05.123Z": "2026-11-21, 18:04:05 UTC", "21.11.2026, 18:04:05 UTC". Anything else
/// is given back as it is.
[[nodiscard]] std::string dateAndTime(std::string_view time, engine::Language language);
/// "18:04:05".
[[nodiscard]] std::string timeOfDay(std::string_view time);

/// "236"; an act of a correction with its place there, "236/0".
[[nodiscard]] std::string placeName(const ActPlace& place);

/// "1 artillery, 2 cavalry + city (upside down)"; "nothing left".
[[nodiscard]] std::string standingWords(const engine::Standing& standing, engine::Language language);
/// "1A2C + city ↓", "1A2K + Stadt ↓"; "–" when nothing is left.
[[nodiscard]] std::string standingSigns(const engine::Standing& standing, engine::Language language);

}  // namespace adjudicator::sheet
