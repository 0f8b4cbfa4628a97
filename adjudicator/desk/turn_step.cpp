// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/desk/turn_step.h"

#include "engine/action/decide.h"

namespace adjudicator {

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

}  // namespace adjudicator
