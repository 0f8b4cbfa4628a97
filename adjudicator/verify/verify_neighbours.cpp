// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/verify_neighbours.h"

#include <algorithm>
#include <map>

#include "adjudicator/record/straight_line.h"

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
    /// The desk's earlier games by number, with what each says of the one before it.
    std::map<std::uint64_t, std::uint64_t> earlier;
    std::vector<db::GameInfo> before;
    for (const DeskGame& each : all) {
        if (each.desk == own->desk && each.number < own->number) {
            auto& known = earlier[each.number];
            known = std::max(known, each.before);
            if (each.number == own->before) {
                before.push_back(each.info);
            }
        }
    }
    Neighbours found;
    for (std::uint64_t number = own->before + 1; number < own->number;) {
        const auto next = earlier.lower_bound(number);
        const std::uint64_t end = next == earlier.end() ? own->number : next->first;
        if (number < end) {
            found.elsewhere.emplace_back(number, end - 1);
        }
        number = end + 1;
    }
    found.beginsBook = own->before == 0;
    if (found.beginsBook) {
        return found;
    }
    // From game to game before: each is there, as long as the book holds an earlier one.
    for (std::uint64_t wanted = own->before; wanted > 0;) {
        const auto here = earlier.find(wanted);
        if (here == earlier.end()) {
            const bool holdsEarlier = !earlier.empty() && earlier.begin()->first < wanted;
            found.previousElsewhere = wanted == own->before && !holdsEarlier;
            found.reason = holdsEarlier ? VerdictReason::GameMissing : VerdictReason::None;
            if (holdsEarlier || found.previousElsewhere) {
                return found;
            }
            break;
        }
        wanted = here->second;
    }
    for (const db::GameInfo& previous : before) {
        const auto entry = findEntry(book, previous, own->previous.value_or(db::Hash{}));
        if (!entry) {
            return engine::unexpected(entry.error());
        }
        if (*entry) {
            return found;
        }
    }
    found.reason = VerdictReason::PreviousCut;
    return found;
}

}  // namespace adjudicator
