// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "adjudicator/cli/command.h"
#include "engine/state/rules.h"

namespace adjudicator::cli {

/// The name of the field in JSON answers that says how a house combination is settled.
inline constexpr const char* kHouseCombination = "house_combination";

/// The rules of a game's table; none for a game without documents to combine.
template <class Table>
[[nodiscard]] const engine::Rules* rulesOf(const Table& table) {
    if constexpr (requires { table.rules.houseCombination; }) {
        return &table.rules;
    } else {
        return nullptr;
    }
}

/// `{"R-X-SA-MO-SCORE":"monopolists",…}`; empty for rules that are no house combination, and for none.
[[nodiscard]] std::string houseCombinationJson(const engine::Rules* rules);

/// One line on standard error that says how a house combination is settled; nothing otherwise.
void tellHouseCombination(const Streams& streams, const engine::Rules* rules, engine::Language language);

}  // namespace adjudicator::cli
