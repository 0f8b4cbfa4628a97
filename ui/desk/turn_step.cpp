// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/turn_step.h"

#include "engine/action/decide.h"
#include "engine/rulesets/soldiers/conquest.h"

namespace ui {

bool asksForWord(const adjudicator::LiveTable& table) {
    return table.declared() && std::holds_alternative<engine::Throw>(table.declared()->action);
}

std::vector<engine::SideId> conqueredRoutes(const engine::Position& position, const engine::LegalActs& legal) {
    std::vector<engine::SideId> routes;
    const auto conquest =
        std::holds_alternative<engine::ConquestDue>(position.turn.pending) ? stepAction(position, legal) : std::nullopt;
    if (!conquest) {
        return routes;
    }
    if (const auto decided = engine::decide(position, *conquest)) {
        for (const engine::Event& event : decided->events) {
            if (const auto* changed = std::get_if<engine::RouteChanged>(&event.body)) {
                routes.push_back(changed->at);
            }
        }
    }
    return routes;
}

std::optional<std::size_t> waysAtStake(const engine::Position& position, const engine::Fight& fight) {
    const auto& building = position.buildings[fight.at];
    if (!building || building->owner != fight.defender) {
        return std::nullopt;
    }
    engine::Position fallen = position;
    fallen.buildings.set(fight.at, std::nullopt);
    return engine::conqueredWays(fallen, fight.defender, fight.at).size();
}

}  // namespace ui
