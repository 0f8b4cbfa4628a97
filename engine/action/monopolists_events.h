// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/action/dice.h"
#include "engine/action/place.h"
#include "engine/clauses/clause_id.h"
#include "engine/state/position.h"

namespace engine {

// Further events of the Monopolists; fields are listed as in action.h.

/// A factory pays: its owner takes so many cards of its choice among these resources, each counted once (MO-6).
struct FactoryPaid {
    PlayerId player{};
    int count = 0;
    Cards options;
    static constexpr std::string_view kName = "factory-paid";
    static void fields(auto& self, auto&& visit) {
        visit("player", self.player);
        visit("count", self.count);
        visit("options", self.options);
    }
    bool operator==(const FactoryPaid&) const = default;
};

/// The Monopolist card of a continent goes to a player, or is laid aside.
struct MonopolistMoved {
    std::string continent;
    std::optional<PlayerId> holder;
    static constexpr std::string_view kName = "monopolist-moved";
    static void fields(auto& self, auto&& visit) {
        visit("continent", self.continent);
        visit("holder", self.holder);
    }
    bool operator==(const MonopolistMoved&) const = default;
};

/// Mark: the special point of the Exchange is given, for good.
struct ExchangeReached {
    PlayerId player{};
    static constexpr std::string_view kName = "exchange-reached";
    static void fields(auto& self, auto&& visit) { visit("player", self.player); }
    bool operator==(const ExchangeReached&) const = default;
};

/// Mark: the player whose turn it is may choose the harbour of this side.
struct HarbourOffered {
    SideId at{};
    static constexpr std::string_view kName = "harbour-offered";
    static void fields(auto& self, auto&& visit) { visit("at", self.at); }
    bool operator==(const HarbourOffered&) const = default;
};

/// A harbour lies face up on a side.
struct HarbourPlaced {
    SideId at{};
    std::optional<Resource> resource;
    static constexpr std::string_view kName = "harbour-placed";
    static void fields(auto& self, auto&& visit) {
        visit("at", self.at);
        visit("resource", self.resource);
    }
    bool operator==(const HarbourPlaced&) const = default;
};

}  // namespace engine
