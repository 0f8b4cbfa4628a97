// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/verify_neighbours.h"

#include <algorithm>
#include <set>

namespace adjudicator {

engine::Expected<Neighbours, db::BookError> judgeNeighbours(const db::Book& book, const db::GameId& game) {
    const auto all = deskGames(book);
    return all ? judgeNeighbours(book, game, *all) : engine::unexpected(all.error());
}

engine::Expected<Neighbours, db::BookError> judgeNeighbours(const db::Book& book, const db::GameId& game,
                                                            const std::vector<DeskGame>& all) {
    const auto own = std::ranges::find(all, game, [](const DeskGame& each) { return each.info.id; });
    if (own == all.end() || own->number < 2) {
        return Neighbours{};
    }
    std::set<std::uint64_t> earlier;
    std::vector<db::GameId> before;
    for (const DeskGame& each : all) {
        if (each.desk == own->desk && each.number < own->number) {
            earlier.insert(each.number);
            if (each.number + 1 == own->number) {
                before.push_back(each.info.id);
            }
        }
    }
    if (earlier.empty()) {
        return Neighbours{VerdictReason::None, true};
    }
    // From the earliest game that the book holds on, every number is there.
    if (own->number - *earlier.begin() != earlier.size()) {
        return Neighbours{VerdictReason::GameMissing, false};
    }
    for (const db::GameId& previous : before) {
        const auto entries = book.entries(previous);
        if (!entries) {
            return engine::unexpected(entries.error());
        }
        if (own->previous && std::ranges::find(*entries, *own->previous, &db::Entry::hash) != entries->end()) {
            return Neighbours{};
        }
    }
    return Neighbours{VerdictReason::PreviousCut, false};
}

}  // namespace adjudicator
