// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/throwing_way.h"

#include <optional>
#include <ranges>

namespace adjudicator {

namespace {

/// Empty for an act without a throw.
std::optional<ThrowingWay> wayOf(const ActDone& act) {
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

ThrowingWay throwingWay(const Line& line) {
    std::optional<ThrowingWay> later;
    for (const LineAct& act : std::views::reverse(line.acts())) {
        const auto way = wayOf(line.actAt(act.now));
        if (way && way == later) {
            return *way;
        }
        later = way ? way : later;
    }
    return ThrowingWay::Virtual;
}

}  // namespace adjudicator
