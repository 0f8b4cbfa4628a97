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

// Actions of Soldiers & Armies; fields are listed as in action.h.

/// Before the movement phase, who bought nothing and played no card draws a development card; the movement phase
/// begins (SA-D1).
struct DrawCard {
    PlayerId by{};
    static constexpr std::string_view kName = "draw-card";
    ADJ_ACT_FIELDS(by);
    bool operator==(const DrawCard&) const = default;
};

/// For the price of an infantry, an infantry becomes a cavalry (SA-V1).
struct TrainUnit {
    PlayerId by{};
    CornerId at{};
    static constexpr std::string_view kName = "train-unit";
    ADJ_ACT_FIELDS(by, at);
    bool operator==(const TrainUnit&) const = default;
};

/// An army at the robber's hex attacks the robber, or the pirate; a throw of the army's die and a d6 follows (SA-R1,
/// SA-R2).
struct AttackRobber {
    PlayerId by{};
    CornerId from{};
    bool pirate = false;
    static constexpr std::string_view kName = "attack-robber";
    ADJ_ACT_FIELDS(by, from, pirate);
    bool operator==(const AttackRobber&) const = default;
};

/// A player hands everything over to another and leaves with half its points, rounded up (SA-C1). Where the receiver
/// has too few pieces of a kind, givePieces names those that pass (R-HANDOVER-CHOICE).
struct Capitulate {
    PlayerId by{};
    PlayerId to{};
    std::vector<Site> givePieces = {};
    static constexpr std::string_view kName = "capitulate";
    static void fields(auto& self, auto&& visit) {
        visit(field::kBy, self.by);
        visit(field::kTo, self.to);
        visit(field::kGivePieces, self.givePieces);
    }
    bool operator==(const Capitulate&) const = default;
};

/// Units are bought and join the army on an own building's corner (SA-4).
struct BuyUnits {
    PlayerId by{};
    Units units;
    CornerId at{};
    static constexpr std::string_view kName = "buy-units";
    ADJ_ACT_FIELDS(by, units, at);
    bool operator==(const BuyUnits&) const = default;
};

/// An army, or part of it, walks from corner to corner along `path` (without the start; or only `to`, by the cheapest
/// way). Without `units` and `nuke` everything on the corner goes, the nuclear weapon too.
struct MoveArmy {
    PlayerId by{};
    CornerId from{};
    std::optional<CornerId> to;
    std::vector<CornerId> path;
    std::optional<Units> units;
    std::optional<bool> nuke;
    /// A transport ship (Explorers & Pirates) carries the army across the water on its way (SA-7).
    bool carried = false;
    static constexpr std::string_view kName = "move-army";
    ADJ_ACT_FIELDS(by, from, to, path, units, nuke, carried);
    bool operator==(const MoveArmy&) const = default;
};

/// Own armies attack a corner; allies are the defender's armies that help it (SA-K1, SA-K12).
struct Attack {
    PlayerId by{};
    std::vector<CornerId> from;
    CornerId at{};
    std::vector<CornerId> allies;
    static constexpr std::string_view kName = "attack";
    ADJ_ACT_FIELDS(by, from, at, allies);
    bool operator==(const Attack&) const = default;
};

/// One attacking army steps back by one edge.
struct Retreat {
    CornerId from{};
    CornerId to{};
    bool operator==(const Retreat&) const = default;
};

/// The attacker stops; each attacking army retreats (SA-K10).
struct Stop {
    PlayerId by{};
    std::vector<Retreat> retreat;
    static constexpr std::string_view kName = "stop";
    ADJ_ACT_FIELDS(by, retreat);
    bool operator==(const Stop&) const = default;
};

/// The attacker conquers the destroyed settlement's crossing, or declines (SA-K11).
struct Conquer {
    PlayerId by{};
    bool decline = false;
    static constexpr std::string_view kName = "conquer";
    ADJ_ACT_FIELDS(by, decline);
    bool operator==(const Conquer&) const = default;
};

/// The nuclear weapon on `from` is fired at a hex (SA-N2).
struct FireNuke {
    PlayerId by{};
    CornerId from{};
    HexId hex{};
    static constexpr std::string_view kName = "fire-nuke";
    ADJ_ACT_FIELDS(by, from, hex);
    bool operator==(const FireNuke&) const = default;
};

}  // namespace engine
