// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/tournaments.h"

#include "adjudicator/record/game_kind.h"

namespace adjudicator {

engine::Expected<std::vector<db::GameInfo>, db::BookError> tournamentsOf(const db::Book& book) {
    auto games = book.games();
    if (!games) {
        return games;
    }
    std::erase_if(*games, [&](const db::GameInfo& info) {
        const auto first = book.entries(info.id, 0, 0);
        return !first || first->empty() || gameKindOf(first->front().body) != GameKind::Tournament;
    });
    return games;
}

}  // namespace adjudicator
