// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/combat/battle.h"
#include "engine/rules/decision.h"

namespace engine {

/// The combat under way as combat/ sees it: who fights, in the order of Fight::from and Fight::allies, before the allies
/// the army on the target, behind them the building that is it. The corners tell whose loss is whose.
struct FieldOfBattle {
    Battle battle;
    std::vector<CornerId> attackers;
    std::vector<CornerId> defenders;
    /// The building is the target now, not an army on its crossing.
    bool atBuilding = false;
};
[[nodiscard]] FieldOfBattle fieldOfBattle(const Position& position, const Fight& fight);
[[nodiscard]] CombatRules combatRules(const Position& position);

/// Whether an army of that player may fight on a side: the side's own, or with consent anybody's but the other side's
/// (R-ALLY-OWNER).
[[nodiscard]] bool mayFightFor(const Position& position, PlayerId army, PlayerId side, PlayerId other);

/// The dice of the next round, the attacker's first.
[[nodiscard]] std::vector<int> roundDice(const Position& position, const Fight& fight);

/// Where each attacking army may retreat to (SA-K10); none when it stays.
[[nodiscard]] std::vector<CornerId> retreats(const Position& position, const Fight& fight, CornerId from);

[[nodiscard]] Judgement judge(const Position& position, const Attack& action);
/// One round; the dice are those of roundDice.
[[nodiscard]] Judgement thrown(const Position& position, const Fight& fight, const Throw& action);
[[nodiscard]] Judgement judge(const Position& position, const Stop& action);

}  // namespace engine
