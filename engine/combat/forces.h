// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/clauses/ruling_id.h"
#include "engine/combat/fort.h"
#include "engine/combat/units.h"

namespace engine {

/// The choices of a game on which combat depends.
struct CombatRules {
    RAllyDie allyDie = RAllyDie::Best;
    RAllyLoss allyLoss = RAllyLoss::Highest;
    RWallsDrop wallsDrop = RWallsDrop::Leave;
    /// SA-V2 is in force and its condition met: cities defend with d10.
    bool citiesThrowTen = false;
    /// As what a capital defends itself.
    RXSaCcCapital capitalDie = RXSaCcCapital::AsCity;
    bool operator==(const CombatRules&) const = default;
};

/// A member of a side by its place: an army's index, or the number of armies for the building.
using Member = std::size_t;

/// Those who fight a round together: armies in their owner's order and at most one building, last (SA-K12).
/// A destroyed army stays in the list, empty, so that the places of the others do not change.
struct Forces {
    std::vector<Units> armies;
    std::optional<Fort> fort;

    /// Nothing is left of it.
    [[nodiscard]] bool gone() const;
    /// How many members can still fight.
    [[nodiscard]] std::size_t strength() const;
    /// How many lost rounds it can take.
    [[nodiscard]] int endurance() const;
    bool operator==(const Forces&) const = default;
};

/// What stands of the defender (or attacker): all units counted together, and the building. `1C+city`, `2I`,
/// `settlement/upside-down`, `destroyed`.
struct Standing {
    Units units;
    std::optional<Fort> fort;
    bool operator==(const Standing&) const = default;
};

[[nodiscard]] Standing standingOf(const Forces& side);
[[nodiscard]] std::string toText(const Standing& standing);
/// Reads what toText writes; walls are not part of it. Empty for any other text.
[[nodiscard]] std::optional<Standing> standingFromText(std::string_view text);

/// The dice of an army's best unit (SA-K3) and of a building (SA-K4), by their number of sides.
[[nodiscard]] int dieOf(UnitKind best);
[[nodiscard]] int dieOf(const Fort& fort, const CombatRules& rules);

/// The dice that a side throws in the next round: the best one, or under R-ALLY-DIE=sum one of each member, in order.
/// Empty only for a side that is gone.
[[nodiscard]] std::vector<int> diceOf(const Forces& side, const CombatRules& rules);

/// The members on which the loss of a round may fall, the default first; several only in an alliance. By
/// R-ALLY-LOSS=highest those that hold the highest unit, a building only when no army is left; by `owner` every member.
/// Within one army the highest unit always falls first (SA-K6). Empty only for a side that is gone.
[[nodiscard]] std::vector<Member> lossChoices(const Forces& side, const CombatRules& rules);

/// The side after that member has lost a round (SA-K6, SA-K7); the member must still be there.
[[nodiscard]] Forces afterLoss(const Forces& side, Member member, const CombatRules& rules);

}  // namespace engine
