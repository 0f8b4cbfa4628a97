// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/action/legal_actions.h"

#include <algorithm>

#include "engine/action/decide.h"
#include "engine/rules/founding.h"
#include "engine/rules/placement.h"
#include "engine/rules/robber.h"
#include "engine/rulesets/soldiers/fight.h"
#include "engine/rulesets/soldiers/movement.h"

namespace engine {

namespace {

/// Proposes candidates by place; decide has the last word on each.
class Lister {
public:
    explicit Lister(const Position& position)
        : m_position(position), m_board(position.topology()), m_by(position.turn.player) {}

    std::vector<Action> list() {
        if (m_position.turn.phase == Phase::Ended || m_position.table->players.empty()) {
            return {};
        }
        std::visit([&](const auto& pending) { listFor(pending); }, m_position.turn.pending);
        return std::move(m_actions);
    }

private:
    void propose(const Action& action) {
        if (decide(m_position, action)) {
            m_actions.push_back(action);
        }
    }

    void listFor(std::monostate) {
        switch (m_position.turn.phase) {
            case Phase::Found:
                return listFoundings();
            case Phase::Roll:
                m_actions.emplace_back(Roll{m_by, {}});
                return;
            case Phase::Build:
                listBuilding();
                break;
            case Phase::Move:
                listMoves();
                break;
            case Phase::Combat:
                listAttacks();
                listNukes();
                break;
            case Phase::Ended:
                return;
        }
        propose(EndPhase{m_by});
        propose(EndTurn{m_by});
    }

    void listFor(const RobberDue& due) {
        for (const PlayerId player : m_position.seats()) {
            if (due.discards[player] > 0) {
                m_actions.emplace_back(Discard{player, std::nullopt, due.discards[player]});
            }
        }
        for (const HexId hex : m_board.hexes()) {
            propose(MoveRobber{m_by, hex, std::nullopt});
            for (const PlayerId victim : victimsAt(m_position, hex, m_by)) {
                propose(MoveRobber{m_by, hex, victim});
            }
        }
    }

    void listFor(const Fight& fight) {
        m_actions.emplace_back(Throw{});
        Stop stop{fight.attacker, {}};
        Position now = m_position;
        for (const CornerId from : fight.from) {
            if (!now.armies[from]) {
                continue;
            }
            const auto free = retreats(now, fight, from);
            if (free.empty()) {
                continue;
            }
            stop.retreat.push_back({from, free.front()});
            now.armies[free.front()] = now.armies[from];
            now.armies[from].reset();
        }
        propose(stop);
        if (fight.from.size() == 1) {
            for (const CornerId to : retreats(m_position, fight, fight.from.front())) {
                const Stop other{fight.attacker, {{fight.from.front(), to}}};
                if (other != stop) {
                    propose(other);
                }
            }
        }
    }

    void listFor(const ConquestDue& due) {
        propose(Conquer{due.by, false});
        propose(Conquer{due.by, true});
    }

    void listFoundings() {
        const PlayerId by = foundingTurn(m_position).player;
        for (const CornerId corner : m_board.corners()) {
            if (settlementSiteRefusal(m_position, by, corner)) {
                continue;
            }
            for (const SideId side : m_board.sidesOf(corner)) {
                propose(Found{by, corner, side});
            }
        }
    }

    void listBuilding() {
        for (const SideId side : m_board.sides()) {
            if (!m_position.routes[side]) {
                propose(Build{m_by, Piece::Road, side});
                if (isOnSea(m_position, side)) {
                    propose(Build{m_by, Piece::Ship, side});
                }
            }
        }
        for (const CornerId corner : m_board.corners()) {
            const auto& building = m_position.buildings[corner];
            if (!building) {
                propose(Build{m_by, Piece::Settlement, corner});
                continue;
            }
            if (building->owner != m_by) {
                continue;
            }
            propose(Upgrade{m_by, Piece::City, corner});
            if (m_position.rules().armies) {
                propose(Build{m_by, Piece::Wall, corner});
                propose(Build{m_by, Piece::Nuke, corner});
                propose(BuyUnits{m_by, {0, 0, 1}, corner});
                propose(BuyUnits{m_by, {0, 1, 0}, corner});
                propose(BuyUnits{m_by, {1, 0, 0}, corner});
            }
        }
    }

    void listMoves() {
        for (const CornerId from : m_board.corners()) {
            const bool ownArmy = m_position.armies[from] && m_position.armies[from]->owner == m_by;
            const bool ownNuke = m_position.nukes[from] == m_by;
            if (!ownArmy && !ownNuke) {
                continue;
            }
            for (const Reach& reach : reachable(m_position, m_by, from, static_cast<int>(m_board.cornerCount()))) {
                propose(MoveArmy{m_by, from, reach.corner, {}, std::nullopt, std::nullopt});
            }
        }
    }

    void listAttacks() {
        for (const CornerId at : m_board.corners()) {
            if (!m_position.armies[at] && !m_position.buildings[at]) {
                continue;
            }
            std::vector<CornerId> able;
            for (const CornerId from : m_board.neighboursOf(at)) {
                const Attack attack{m_by, {from}, at, {}};
                if (decide(m_position, attack)) {
                    m_actions.emplace_back(attack);
                    able.push_back(from);
                }
            }
            if (able.size() > 1) {
                std::sort(able.begin(), able.end());
                propose(Attack{m_by, able, at, {}});
            }
        }
    }

    void listNukes() {
        for (const CornerId from : m_board.corners()) {
            if (m_position.nukes[from] != m_by) {
                continue;
            }
            for (const HexId hex : m_board.hexes()) {
                propose(FireNuke{m_by, from, hex});
            }
        }
    }

    const Position& m_position;
    const Topology& m_board;
    PlayerId m_by;
    std::vector<Action> m_actions;
};

}  // namespace

std::vector<Action> legalActions(const Position& position) {
    return Lister(position).list();
}

}  // namespace engine
