// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/clauses/language.h"
#include "engine/expected.h"

namespace adjudicator::cli {

/// What `position` says of one position file, as one line of JSON (INTERFACES); or why the file cannot be used, as a
/// sentence, which names the line of the input where it is one of many.
[[nodiscard]] engine::Expected<std::string, std::string> positionAnswer(std::string_view positionFile,
                                                                        engine::Language language,
                                                                        std::optional<std::size_t> line = {});

}  // namespace adjudicator::cli
