// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "adjudicator/cli/command.h"
#include "engine/clauses/language.h"

namespace adjudicator::cli {

/// The hub that `--hub` names, without an address the one that is kept; nothing, and said, where there is none.
[[nodiscard]] std::optional<std::string> hubNamed(const std::string& address, const Streams& streams,
                                                  engine::Language language);

}  // namespace adjudicator::cli
