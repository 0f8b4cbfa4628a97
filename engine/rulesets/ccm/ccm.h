// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

namespace engine {

struct Hooks;
class RulesDraft;
struct Rules;

/// What the CCM tournament rules set: no discards in the first round (CC-6), special cards by the winning score (CC-7 …
/// CC-10).
void applyCcm(RulesDraft& draft);

/// Knights needed, road length and value of the special cards follow the agreed winning score unless the table gave its
/// own. False when the score or the number of players is out of the range of CC-11.
[[nodiscard]] bool applyWinningScore(Rules& rules, const std::map<std::string, int>& given, int players);
/// What it says in the moments of the rules (hooks.cpp of this folder).
extern const Hooks kCcmHooks;

}  // namespace engine
