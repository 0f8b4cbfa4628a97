// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/turn_step.h"

#include "engine/action/decide.h"
#include "engine/rulesets/soldiers/conquest.h"

namespace ui {

namespace {

template <class T>
const T* first(const std::vector<engine::Action>& actions) {
    for (const engine::Action& action : actions) {
        if (const T* is = std::get_if<T>(&action)) {
            return is;
        }
    }
    return nullptr;
}

}  // namespace

std::optional<engine::Action> stepAction(const engine::Position& position, const engine::LegalActs& legal) {
    // After a turn others may build (B-15); then the next player rolls.
    if (const auto* roll = first<engine::Roll>(legal.actions)) {
        return *roll;
    }
    if (first<engine::Throw>(legal.actions) != nullptr) {
        return engine::Throw{};
    }
    if (position.turn.phase == engine::Phase::Roll && std::holds_alternative<std::monostate>(position.turn.pending)) {
        return engine::Roll{position.turn.player, {}};
    }
    if (std::holds_alternative<engine::ConquestDue>(position.turn.pending)) {
        for (const engine::Action& action : legal.actions) {
            const auto* conquer = std::get_if<engine::Conquer>(&action);
            if (conquer != nullptr && !conquer->decline) {
                return action;
            }
        }
    }
    if (const auto* conquer = first<engine::Conquer>(legal.actions)) {
        return *conquer;
    }
    if (const auto* end = first<engine::EndPhase>(legal.actions)) {
        return *end;
    }
    if (const auto* end = first<engine::EndTurn>(legal.actions)) {
        return *end;
    }
    return std::nullopt;
}

std::deque<engine::Action> dueDiscards(const engine::Position& position) {
    std::deque<engine::Action> discards;
    const auto* robber = std::get_if<engine::RobberDue>(&position.turn.pending);
    const auto* tie = std::get_if<engine::TieThrow>(&position.turn.pending);
    for (const engine::PlayerId player : position.seats()) {
        const int count = robber != nullptr ? robber->discards[player] : tie != nullptr ? tie->discards[player] : 0;
        if (count > 0) {
            discards.emplace_back(engine::Discard{player, std::nullopt, count});
        }
    }
    return discards;
}

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
