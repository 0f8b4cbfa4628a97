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

// Further events of Soldiers & Armies; fields are listed as in action.h.

/// Mark: the robber, or the pirate, was attacked in this phase.
struct RobberFought {
    PlayerId player{};
    bool pirate = false;
    bool won = false;
    static constexpr std::string_view kName = "robber-fought";
    static void fields(auto& self, auto&& visit) {
        visit("player", self.player);
        visit("pirate", self.pirate);
        visit("won", self.won);
    }
    bool operator==(const RobberFought&) const = default;
};

/// The owner of a metropolis that became a city turns that development track back to the third stage.
struct TrackTurnedBack {
    PlayerId player{};
    CornerId at{};
    static constexpr std::string_view kName = "track-turned-back";
    static void fields(auto& self, auto&& visit) {
        visit("player", self.player);
        visit("at", self.at);
    }
    bool operator==(const TrackTurnedBack&) const = default;
};

/// Mark: from now on cities defend with a d10.
struct CitiesWeakened {
    static constexpr std::string_view kName = "cities-weakened";
    static void fields(auto&, auto&&) {}
    bool operator==(const CitiesWeakened&) const = default;
};

}  // namespace engine
