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

// Further actions of Soldiers & Armies; fields are listed as in action.h.

/// Before the movement phase, who bought nothing and played no card draws a development card; the movement phase
/// begins (SA-D1).
struct DrawCard {
    PlayerId by{};
    static constexpr std::string_view kName = "draw-card";
    static void fields(auto& self, auto&& visit) { visit("by", self.by); }
    bool operator==(const DrawCard&) const = default;
};

/// For the price of an infantry, an infantry becomes a cavalry (SA-V1).
struct TrainUnit {
    PlayerId by{};
    CornerId at{};
    static constexpr std::string_view kName = "train-unit";
    static void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("at", self.at);
    }
    bool operator==(const TrainUnit&) const = default;
};

/// An army at the robber's hex attacks the robber, or the pirate; a throw of the army's die and a d6 follows (SA-R1,
/// SA-R2).
struct AttackRobber {
    PlayerId by{};
    CornerId from{};
    bool pirate = false;
    static constexpr std::string_view kName = "attack-robber";
    static void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("from", self.from);
        visit("pirate", self.pirate);
    }
    bool operator==(const AttackRobber&) const = default;
};

/// A player hands everything over to another and leaves with half its points, rounded up (SA-C1).
struct Capitulate {
    PlayerId by{};
    PlayerId to{};
    static constexpr std::string_view kName = "capitulate";
    static void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("to", self.to);
    }
    bool operator==(const Capitulate&) const = default;
};

}  // namespace engine
