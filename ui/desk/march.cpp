// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/march.h"

#include <algorithm>

#include "engine/rulesets/soldiers/movement.h"

namespace ui {

engine::Action March::withPart(const engine::Position& position, engine::Action action) const {
    auto* move = std::get_if<engine::MoveArmy>(&action);
    if (move == nullptr) {
        return action;
    }
    if (units) {
        move->units = units;
        move->nuke = nuke.value_or(false);
    } else if (nuke) {
        // Said of the weapon alone, so all units go.
        const auto& army = position.armies[move->from];
        move->units = army ? army->units : engine::Units{};
        move->nuke = nuke;
    }
    move->carried = carried;
    return action;
}

engine::MoveArmy March::along(const engine::Position& position, engine::CornerId from,
                              std::vector<engine::CornerId> corners) const {
    engine::MoveArmy move;
    move.by = position.turn.player;
    move.from = from;
    move.path = std::move(corners);
    return std::get<engine::MoveArmy>(withPart(position, move));
}

std::vector<engine::Place> March::nextSteps(const engine::Position& position, engine::CornerId from) const {
    std::vector<engine::Place> next;
    const engine::CornerId at = way->empty() ? from : way->back();
    const auto add = [&](engine::CornerId corner) {
        auto longer = *way;
        longer.push_back(corner);
        if (corner != from && engine::decide(position, along(position, from, std::move(longer)))) {
            next.emplace_back(corner);
        }
    };
    for (const engine::CornerId corner : position.topology().neighboursOf(at)) {
        add(corner);
    }
    for (const engine::CornerId corner : engine::walkedBridges(position, at)) {
        add(corner);
    }
    return next;
}

engine::Expected<void, engine::Refusal> March::stepTo(const engine::Position& position, engine::CornerId from,
                                                      engine::CornerId corner) {
    const auto& around = position.topology().neighboursOf(way->empty() ? from : way->back());
    auto longer = *way;
    longer.push_back(corner);
    const auto judged = engine::decide(position, along(position, from, longer));
    if (!judged && std::ranges::find(around, corner) == around.end()) {
        return engine::unexpected(judged.error());
    }
    way = std::move(longer);
    return {};
}

void March::stepBack() {
    if (way->empty()) {
        way.reset();
    } else {
        way->pop_back();
    }
}

}  // namespace ui
