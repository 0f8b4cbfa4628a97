// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "db/book.h"
#include "engine/clauses/language.h"

namespace adjudicator {

/// A branch of a game in a few words, for whoever says which one counts.
struct GameBranch {
    db::Head end;
    /// How many of its entries no other branch has.
    std::uint64_t ownEntries = 0;
    /// When its last entry was written, UTC.
    std::string time;
    /// What its last act says; empty where it has none.
    std::string lastAct;
    /// By seat, with what all may know.
    std::vector<int> points;
};

/// The branches of a game that may count, the longest last; one where nothing is to be said. Errors: those of
/// Book::tree; ChainDamaged.
[[nodiscard]] engine::Expected<std::vector<GameBranch>, db::BookError> branchesOf(const db::Book& book,
                                                                                  const db::GameId& game,
                                                                                  engine::Language language);

}  // namespace adjudicator
