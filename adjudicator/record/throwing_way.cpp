// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/throwing_way.h"

#include <optional>
#include <ranges>

#include "adjudicator/record/dice_game.h"

namespace adjudicator {

namespace {

/// Empty for an act without a throw.
template <class Game>
std::optional<ThrowingWay> wayOf(const ActDoneOf<Game>& act) {
    if (!act.thrown) {
        return std::nullopt;
    }
    switch (act.thrown->level) {
        case DiceLevel::Witnessed:
        case DiceLevel::Desk:
            return ThrowingWay::Virtual;
        case DiceLevel::Entered:
        case DiceLevel::Camera:
            return ThrowingWay::Real;
    }
    return std::nullopt;
}

}  // namespace

template <class Game>
ThrowingWay throwingWay(const LineOf<Game>& line) {
    std::optional<ThrowingWay> later;
    for (const LineAct& act : std::views::reverse(line.acts())) {
        if (!act.now.item && !line.log().gist(act.now.entry).isThrown) {
            continue;
        }
        const auto way = wayOf<Game>(line.actAt(act.now));
        if (way && way == later) {
            return *way;
        }
        later = way ? way : later;
    }
    return ThrowingWay::Virtual;
}

template ThrowingWay throwingWay(const LineOf<TableGame>&);
template ThrowingWay throwingWay(const LineOf<DiceGame>&);

}  // namespace adjudicator
