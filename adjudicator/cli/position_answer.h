// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/clauses/language.h"
#include "engine/expected.h"
#include "engine/state/position.h"

namespace adjudicator::cli {

/// The position of a position file; or why it cannot be used, as a sentence, which names the line of the input where it
/// is one of many.
[[nodiscard]] engine::Expected<engine::Position, std::string> positionOf(std::string_view positionFile,
                                                                         engine::Language language,
                                                                         std::optional<std::size_t> line = {});

/// What `position` says of it, as one line of JSON (INTERFACES).
[[nodiscard]] std::string positionAnswer(const engine::Position& position, engine::Language language);

}  // namespace adjudicator::cli
