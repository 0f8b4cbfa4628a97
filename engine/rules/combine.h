// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/expected.h"
#include "engine/state/rules.h"
#include "engine/state/to_position.h"

namespace engine {

/// What a table chooses before a game, in the words of the notation.
struct RulesChoice {
    std::vector<std::string> documents;
    std::map<std::string, std::string> rulings;
    std::vector<std::string> switches;
    std::map<std::string, int> numbers;
    std::map<std::string, Cards> prices;
    std::size_t players = 4;
};

/// Puts the rules together: base game, then each document (in the catalogue's order whatever order they are named in),
/// then what their combination settles, then the table's own numbers and prices. Every fault at once.
[[nodiscard]] Expected<Rules, Faults> combine(const RulesChoice& choice);

}  // namespace engine
