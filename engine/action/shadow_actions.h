// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/action/dice.h"
#include "engine/action/field.h"
#include "engine/board/place.h"
#include "engine/clauses/clause_id.h"
#include "engine/state/position.h"

namespace engine {

// Further actions of Shadow Economy; fields are listed as in action.h.

/// The players set which side of the board each face means: the standard side, clockwise from the top, for faces 1
/// to 6 (SW-2, R-SW-SIDES=players).
struct NumberSides {
    std::vector<int> order;
    static constexpr std::string_view kName = "number-sides";
    ADJ_ACT_FIELDS(order);
    bool operator==(const NumberSides&) const = default;
};

/// The thrown sides leave the board with their tokens; until then the players may throw again (SW-2, SW-4).
struct AcceptSides {
    static constexpr std::string_view kName = "accept-sides";
    static void fields(auto&, auto&&) {}
    bool operator==(const AcceptSides&) const = default;
};

/// A player offers cards openly for the fictional player's card, or raises its offer; cards is the whole offer
/// (SW-9).
struct Bid {
    PlayerId by{};
    Cards cards;
    static constexpr std::string_view kName = "bid";
    ADJ_ACT_FIELDS(by, cards);
    bool operator==(const Bid&) const = default;
};

/// A player bids no more (SW-9).
struct Pass {
    PlayerId by{};
    static constexpr std::string_view kName = "pass";
    ADJ_ACT_FIELDS(by);
    bool operator==(const Pass&) const = default;
};

}  // namespace engine
