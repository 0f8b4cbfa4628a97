// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/clauses/language.h"
#include "engine/expected.h"

namespace adjudicator::cli {

/// What `position` says of one position file, as one line of JSON (INTERFACES); or why the file cannot be used, as a
/// sentence.
[[nodiscard]] engine::Expected<std::string, std::string> positionAnswer(std::string_view positionFile,
                                                                        engine::Language language);

}  // namespace adjudicator::cli
