// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "adjudicator/web/server.h"
#include "adjudicator/web/shown.h"
#include "engine/clauses/language.h"

namespace adjudicator::web {

// What a desk says of what it serves (docs/web.md, "What is served").

/// Why it does not listen, and what helps.
[[nodiscard]] std::string listenText(ListenFault fault, engine::Language language);
/// "everybody in this network".
[[nodiscard]] std::string reachText(const std::string& address, engine::Language language);
/// Of tournament and games, one line each.
[[nodiscard]] std::vector<std::string> shownTexts(const Shown& shown, engine::Language language);
/// What no browser is ever given.
[[nodiscard]] std::string neverText(engine::Language language);

}  // namespace adjudicator::web
