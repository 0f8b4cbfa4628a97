// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/scene.h"

#include <vector>

#include "engine/rules/founding.h"
#include "engine/rules/throwing.h"
#include "engine/rulesets/soldiers/fight.h"

namespace adjudicator {

std::optional<std::string> Scene::army(engine::CornerId at) const {
    const auto& army = m_position.armies[at];
    return army ? std::optional(owned(engine::Piece::Army, name(army->owner), language())) : std::nullopt;
}

std::optional<std::string> Scene::occupant(const engine::Place& at) const {
    if (const auto* side = std::get_if<engine::SideId>(&at)) {
        const auto& route = m_position.routes[*side];
        return route ? std::optional(owned(pieceOf(route->kind), name(route->owner), language())) : std::nullopt;
    }
    const auto* corner = std::get_if<engine::CornerId>(&at);
    if (corner == nullptr) {
        return std::nullopt;
    }
    if (const auto& building = m_position.buildings[*corner]) {
        return owned(pieceOf(building->kind), name(building->owner), language());
    }
    if (m_position.armies[*corner]) {
        return army(*corner);
    }
    const auto& nuke = m_position.nukes[*corner];
    return nuke ? std::optional(owned(engine::Piece::Nuke, name(*nuke), language())) : std::nullopt;
}

std::string Scene::discardsDue() const {
    std::vector<std::string> due;
    if (const auto* robber = std::get_if<engine::RobberDue>(&m_position.turn.pending)) {
        for (const engine::PlayerId player : m_position.seats()) {
            if (robber->discards[player] > 0) {
                due.push_back(name(player) + ' ' + std::to_string(robber->discards[player]));
            }
        }
    }
    return joined(due);
}

std::string Scene::actor() const {
    const auto players = static_cast<int>(m_position.table->players.size());
    const bool founding = m_position.turn.phase == engine::Phase::Found && m_position.marks.founded < 2 * players;
    return name(founding ? foundingTurn(m_position).player : m_position.turn.player);
}

std::string Scene::diceDue() const {
    const std::vector<int> sides = throwSides(m_position);
    return diceText(sides.empty() ? std::vector{6, 6} : sides, language());
}

}  // namespace adjudicator
