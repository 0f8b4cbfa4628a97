// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/pending_checks.h"

#include "engine/rulesets/soldiers/fight.h"

namespace engine {

namespace {

/// Asks of each pending step whether the position has what it is about.
class Check {
public:
    explicit Check(const Position& position) : m_position(position) {}

    void operator()(const Fight& fight) {
        const auto& turn = m_position.turn;
        const bool itsTurn =
            turn.phase == Phase::Combat && turn.player == fight.attacker && fight.attacker != fight.defender;
        const std::string at = toText(m_position.topology().corner(fight.at));
        if (!itsTurn || fight.from.empty() || (fight.allies.empty() && !standsThere(fight))) {
            say(at);
        }
        checkArmies(fight.from, fight.attacker, fight.defender);
        checkArmies(fight.allies, fight.defender, fight.attacker);
    }
    void operator()(const ConquestDue& due) {
        const auto& turn = m_position.turn;
        const bool itsTurn = turn.phase == Phase::Combat && turn.player == due.by && due.by != due.loser;
        if (!itsTurn || m_position.buildings[due.at]) {
            say(toText(m_position.topology().corner(due.at)));
        }
    }
    void operator()(const RobberFight& fight) {
        const auto& army = m_position.armies[fight.from];
        if (!army || army->owner != fight.by) {
            say(toText(m_position.topology().corner(fight.from)));
        }
    }
    void operator()(const TakeoverDue& due) {
        if (due.pickers.empty() && !due.relocator) {
            say("takeover");
        }
    }
    void operator()(const TokensDue& due) {
        if (due.hexes.empty()) {
            say("tokens");
        }
    }
    void operator()(const Upheaval& due) {
        if (due.kind == BuildingKind::Factory || due.kind == BuildingKind::Metropolis) {
            say("upheaval");
        }
    }
    template <class Other>
    void operator()(const Other&) {}

    [[nodiscard]] std::vector<std::string> wrong() && { return std::move(m_wrong); }

private:
    void say(std::string at) { m_wrong.push_back(std::move(at)); }

    /// Something of the defender's is left on the attacked crossing.
    [[nodiscard]] bool standsThere(const Fight& fight) const {
        const auto& army = m_position.armies[fight.at];
        const auto& building = m_position.buildings[fight.at];
        return (fight.againstArmy && army && army->owner == fight.defender) ||
               (building && building->owner == fight.defender);
    }

    /// Armies fight for a side: its own, and by R-ALLY-OWNER=consent those of others that are not of the other side.
    void checkArmies(const std::vector<CornerId>& corners, PlayerId side, PlayerId other) {
        for (const CornerId corner : corners) {
            const auto& army = m_position.armies[corner];
            if (!army || !mayFightFor(m_position, army->owner, side, other)) {
                say(toText(m_position.topology().corner(corner)));
            }
        }
    }

    const Position& m_position;
    std::vector<std::string> m_wrong;
};

}  // namespace

std::vector<std::string> wrongInPending(const Position& position) {
    Check check(position);
    std::visit(check, position.turn.pending);
    return std::move(check).wrong();
}

}  // namespace engine
