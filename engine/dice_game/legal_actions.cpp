// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice_game/legal_actions.h"

#include "engine/dice_game/decide.h"

namespace engine::dice_game {

namespace {

/// Every choice of dice to keep, from all thrown anew to all but one kept.
void addThrows(const Position& position, std::vector<Action>& actions) {
    const Faces lying = position.faces();
    std::vector<Faces> choices{Faces{}};
    for (const Face face : kFaces) {
        const std::size_t before = choices.size();
        for (std::size_t i = 0; i < before; ++i) {
            for (int count = 1; count <= lying[face]; ++count) {
                Faces more = choices[i];
                more[face] = count;
                choices.push_back(more);
            }
        }
    }
    for (const Faces& keep : choices) {
        const Action action = Throw{position.turn.player, keep, {}, std::nullopt};
        if (diceNeeded(position, action)) {
            actions.push_back(action);
        }
    }
}

}  // namespace

std::vector<Action> legalActions(const Position& position) {
    std::vector<Action> actions;
    if (position.isOver()) {
        return actions;
    }
    const PlayerId player = position.turn.player;
    const auto addIfLegal = [&](Action action) {
        if (decide(position, action)) {
            actions.push_back(std::move(action));
        }
    };
    if (std::holds_alternative<Throwing>(position.turn.phase)) {
        addThrows(position, actions);
    }
    for (const JokerId joker : position.sheet().jokerIds()) {
        for (const Face from : kFaces) {
            for (const Resource to : kResources) {
                addIfLegal(UseJoker{player, joker, from, to});
            }
        }
    }
    for (const PlaceId place : position.sheet().placeIds()) {
        addIfLegal(Build{player, position.sheet()[place].piece, place, {}});
    }
    addIfLegal(EndTurn{player});
    return actions;
}

}  // namespace engine::dice_game
