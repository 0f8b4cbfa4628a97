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

// Events of Soldiers & Armies; fields are listed as in action.h.

/// Mark: the robber, or the pirate, was attacked in this phase.
struct RobberFought {
    PlayerId player{};
    bool pirate = false;
    bool won = false;
    static constexpr std::string_view kName = "robber-fought";
    ADJ_FIELDS(player, pirate, won);
    bool operator==(const RobberFought&) const = default;
};

/// The owner of a metropolis that became a city turns that development track back to the third stage.
struct TrackTurnedBack {
    PlayerId player{};
    CornerId at{};
    static constexpr std::string_view kName = "track-turned-back";
    ADJ_FIELDS(player, at);
    bool operator==(const TrackTurnedBack&) const = default;
};

/// Mark: from now on cities defend with a d10.
struct CitiesWeakened {
    static constexpr std::string_view kName = "cities-weakened";
    static void fields(auto&, auto&&) {}
    bool operator==(const CitiesWeakened&) const = default;
};

/// The army on a corner now has these units; none: the army is gone.
struct UnitsChanged {
    CornerId at{};
    PlayerId owner{};
    Units units;
    static constexpr std::string_view kName = "units-changed";
    ADJ_FIELDS(at, owner, units);
    bool operator==(const UnitsChanged&) const = default;
};

/// Units, a nuclear weapon or both walk along path (without the start); steps is what they have used this turn.
struct ArmyMoved {
    PlayerId owner{};
    CornerId from{};
    std::vector<CornerId> path;
    Units units;
    bool nuke = false;
    int steps = 0;
    static constexpr std::string_view kName = "army-moved";
    ADJ_FIELDS(owner, from, path, units, nuke, steps);
    bool operator==(const ArmyMoved&) const = default;
};

struct HexTurnedOver {
    HexId hex{};
    static constexpr std::string_view kName = "hex-turned-over";
    ADJ_FIELDS(hex);
    bool operator==(const HexTurnedOver&) const = default;
};

/// Mark: a combat is under way.
struct AttackStarted {
    PlayerId attacker{};
    PlayerId defender{};
    std::vector<CornerId> from;
    CornerId at{};
    std::vector<CornerId> allies;
    bool againstArmy = false;
    static constexpr std::string_view kName = "attack-started";
    static void fields(auto& self, auto&& visit) {
        visit("attacker", self.attacker);
        visit("defender", self.defender);
        visit("from", self.from);
        visit("at", self.at);
        visit("allies", self.allies);
        visit("against_army", self.againstArmy);
    }
    bool operator==(const AttackStarted&) const = default;
};

enum class CombatSide : std::uint8_t { Attacker, Defender };
[[nodiscard]] std::string_view toText(CombatSide side);
[[nodiscard]] std::optional<CombatSide> combatSideFromText(std::string_view text);

/// One round's faces, the walls that helped the defender, and who lost.
struct RoundFought {
    int round = 1;
    Dice attackerDice;
    Dice defenderDice;
    int walls = 0;
    CombatSide loser = CombatSide::Attacker;
    static constexpr std::string_view kName = "round-fought";
    static void fields(auto& self, auto&& visit) {
        visit("round", self.round);
        visit("attacker_dice", self.attackerDice);
        visit("defender_dice", self.defenderDice);
        visit("walls", self.walls);
        visit("loser", self.loser);
    }
    bool operator==(const RoundFought&) const = default;
};

enum class CombatOutcome : std::uint8_t { Conquered, AttackerDestroyed, Stopped };
[[nodiscard]] std::string_view toText(CombatOutcome outcome);
[[nodiscard]] std::optional<CombatOutcome> combatOutcomeFromText(std::string_view text);

/// The combat is over; spent are the corners of armies that may attack no more in this phase.
struct AttackEnded {
    CornerId at{};
    CombatOutcome outcome = CombatOutcome::Stopped;
    std::vector<CornerId> spent;
    static constexpr std::string_view kName = "attack-ended";
    ADJ_FIELDS(at, outcome, spent);
    bool operator==(const AttackEnded&) const = default;
};

/// Mark: the crossing may be conquered.
struct ConquestOffered {
    PlayerId by{};
    PlayerId loser{};
    CornerId at{};
    static constexpr std::string_view kName = "conquest-offered";
    ADJ_FIELDS(by, loser, at);
    bool operator==(const ConquestOffered&) const = default;
};

/// Mark: conquered, or declined.
struct ConquestSettled {
    PlayerId by{};
    CornerId at{};
    bool conquered = false;
    static constexpr std::string_view kName = "conquest-settled";
    ADJ_FIELDS(by, at, conquered);
    bool operator==(const ConquestSettled&) const = default;
};

/// Mark: the player's one nuclear weapon of the game is bought.
struct NukeBought {
    PlayerId player{};
    static constexpr std::string_view kName = "nuke-bought";
    ADJ_FIELDS(player);
    bool operator==(const NukeBought&) const = default;
};

}  // namespace engine
