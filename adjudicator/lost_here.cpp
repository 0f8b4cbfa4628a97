// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/lost_here.h"

#include <algorithm>

namespace adjudicator {

engine::Expected<std::vector<db::GameMissed>, db::BookError> gamesLost(const db::Book& book,
                                                                       const db::DeskMemory& memory) {
    const auto held = book.gameIds();
    if (!held) {
        return engine::unexpected(held.error());
    }
    auto missed = memory.missedIn(book.file(), *held);
    std::erase_if(missed, [&](const db::GameMissed& each) {
        return each.told && book.contains(each.toldIn, *each.told).value_or(false);
    });
    return missed;
}

void rememberSeen(const DeskFolder& desk, const db::Book& elsewhere, const std::string& time) {
    std::vector<std::pair<db::GameId, db::Head>> heads;
    for (const db::GameId& game : elsewhere.gameIds().value_or(std::vector<db::GameId>())) {
        for (const db::Head& head : elsewhere.heads(game).value_or(std::vector<db::Head>())) {
            heads.emplace_back(game, head);
        }
    }
    if (!heads.empty()) {
        desk.memory().saw(heads, time);
    }
}

LostHere lostHere(const db::Book& book, const db::GameId& game, const DeskFolder& desk) {
    LostHere lost{desk.memory().newest(game), gamesLost(book, desk.memory()).value_or(std::vector<db::GameMissed>())};
    if (lost.head && book.contains(game, *lost.head).value_or(true)) {
        lost.head.reset();
    }
    return lost;
}

std::vector<OlderState> olderStates(const LostHere& lost, bool withGames) {
    constexpr std::size_t kMostTold = 16;
    std::vector<OlderState> states;
    if (lost.head) {
        states.push_back(OlderState{*lost.head, {}});
    }
    const std::size_t count = withGames ? lost.games.size() : 0;
    const std::size_t first = count - std::min(count, kMostTold);
    for (std::size_t i = first; i < count; ++i) {
        const db::GameMissed& missed = lost.games[i];
        states.push_back({missed.head, OlderState::Whole{missed.game, missed.number, i == first ? first : 0}});
    }
    return states;
}

}  // namespace adjudicator
