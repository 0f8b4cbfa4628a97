// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicator/record/ruling_given.h"
#include "adjudicator/seal/desk_key.h"
#include "db/book.h"
#include "db/game_tree.h"

namespace adjudicator {

/// A ruling on the branches of a game, and the entry that it names.
struct OfficialRuling {
    db::Head by;
    db::Head named;
};
/// The rulings on the branches of a game that no later one on their own branch replaces, in the order (seq, hash).
/// Those that name no entry of the game are left out, with `by` also those that another key was in charge of.
[[nodiscard]] std::vector<OfficialRuling> officialRulings(const db::GameTree& tree,
                                                          const std::optional<PublicKey>& by = {});

/// The entry that the rulings on the branches of a game name: the branches beyond it are the official ones. Empty when
/// none names one, or when they contradict each other: no clock decides between them. `by`: as above.
[[nodiscard]] std::optional<db::Head> officialEntry(const db::GameTree& tree, const std::optional<PublicKey>& by = {});

/// A referee's ruling that the branch with this entry is the one that counts.
[[nodiscard]] RulingGiven officialRuling(const db::Head& branch, const std::string& reason);

/// The ends of a game that may count: one where it has no branches or a ruling names one of them, else all of them.
[[nodiscard]] std::vector<db::Head> countingHeads(const db::GameTree& tree);

/// The entries of a game that count, from entry 0 on: all of them, or those of its official branch. Errors: those of
/// Book::entries; Forked where several branches may count; ChainDamaged where the branches do not hold.
[[nodiscard]] engine::Expected<std::vector<db::Entry>, db::BookError> countingEntries(const db::Book& book,
                                                                                      const db::GameId& game);

}  // namespace adjudicator
