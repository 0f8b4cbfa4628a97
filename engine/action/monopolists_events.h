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

// Further events of the Monopolists; fields are listed as in action.h.

/// A factory pays: its owner takes so many cards of its choice among these resources, each counted once (MO-6).
struct FactoryPaid {
    PlayerId player{};
    int count = 0;
    Cards options;
    static constexpr std::string_view kName = "factory-paid";
    ADJ_FIELDS(player, count, options);
    bool operator==(const FactoryPaid&) const = default;
};

/// The Monopolist card of a continent goes to a player, or is laid aside.
struct MonopolistMoved {
    std::string continent;
    std::optional<PlayerId> holder;
    static constexpr std::string_view kName = "monopolist-moved";
    ADJ_FIELDS(continent, holder);
    bool operator==(const MonopolistMoved&) const = default;
};

/// Mark: the special point of the Exchange is given, for good.
struct ExchangeReached {
    PlayerId player{};
    static constexpr std::string_view kName = "exchange-reached";
    ADJ_FIELDS(player);
    bool operator==(const ExchangeReached&) const = default;
};

/// Mark: the player whose turn it is may choose the harbour of this side.
struct HarbourOffered {
    SideId at{};
    static constexpr std::string_view kName = "harbour-offered";
    ADJ_FIELDS(at);
    bool operator==(const HarbourOffered&) const = default;
};

/// A harbour lies face up on a side.
struct HarbourPlaced {
    SideId at{};
    std::optional<Resource> resource;
    static constexpr std::string_view kName = "harbour-placed";
    ADJ_FIELDS(at, resource);
    bool operator==(const HarbourPlaced&) const = default;
};

}  // namespace engine
