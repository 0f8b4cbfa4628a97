// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/action/dice.h"
#include "engine/board/place.h"
#include "engine/clauses/clause_id.h"
#include "engine/fields.h"
#include "engine/state/position.h"

namespace engine {

// Further events of Shadow Economy; fields are listed as in action.h.

/// Mark: which standard side each face of the die means.
struct SidesNumbered {
    std::vector<int> order;
    static constexpr std::string_view kName = "sides-numbered";
    ADJ_FIELDS(order);
    bool operator==(const SidesNumbered&) const = default;
};

/// A land hex leaves the board with its token.
struct HexRemoved {
    HexId hex{};
    static constexpr std::string_view kName = "hex-removed";
    ADJ_FIELDS(hex);
    bool operator==(const HexRemoved&) const = default;
};

/// Mark: the thrown sides have left the board.
struct SidesRemoved {
    static constexpr std::string_view kName = "sides-removed";
    static void fields(auto&, auto&&) {}
    bool operator==(const SidesRemoved&) const = default;
};

/// Mark: a fictional player's turn begins, played by this player.
struct FictionalTurn {
    PlayerId player{};
    static constexpr std::string_view kName = "fictional-turn";
    ADJ_FIELDS(player);
    bool operator==(const FictionalTurn&) const = default;
};

/// A stolen card goes unseen to the bank.
struct CardReturned {
    PlayerId player{};
    static constexpr std::string_view kName = "card-returned";
    ADJ_FIELDS(player);
    bool operator==(const CardReturned&) const = default;
};

/// A player's whole offer lies open.
struct BidMade {
    PlayerId player{};
    Cards cards;
    static constexpr std::string_view kName = "bid-made";
    ADJ_FIELDS(player, cards);
    bool operator==(const BidMade&) const = default;
};

/// A player bids no more.
struct BidPassed {
    PlayerId player{};
    static constexpr std::string_view kName = "bid-passed";
    ADJ_FIELDS(player);
    bool operator==(const BidPassed&) const = default;
};

}  // namespace engine
