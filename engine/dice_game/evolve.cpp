// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice_game/evolve.h"

#include <algorithm>

#include "engine/check.h"

namespace engine::dice_game {

namespace {

/// Changes the position as each kind of event says.
struct Evolver {
    Position& position;

    void operator()(const TurnStarted& e) { position.turn = Turn{e.round, e.player, e.dice, false, Throwing{}}; }
    void operator()(const DiceThrown& e) {
        auto& throwing = std::get<Throwing>(position.turn.phase);
        throwing.faces = e.kept;
        throwing.faces += Faces::of(e.dice);
        ++throwing.throws;
    }
    void operator()(const ThrowingEnded&) { position.turn.phase = Building{position.faces()}; }
    void operator()(const DieTurned& e) {
        Faces& faces = lying();
        --faces[e.from];
        ++faces[e.to];
    }
    void operator()(const JokerStruckOut& e) { position.marks[e.player].struckOut[e.at] = true; }
    void operator()(const JokerFreed& e) { position.marks[e.player].struckOut[e.at] = false; }
    void operator()(const DiceSpent& e) { lying() -= e.faces; }
    void operator()(const DiceSet& e) {
        lying() = e.faces;
        if (auto* throwing = std::get_if<Throwing>(&position.turn.phase)) {
            throwing->throws = std::max(throwing->throws, 1);
        }
    }
    void operator()(const PlaceBuilt& e) {
        position.marks[e.player].built[e.at] = true;
        position.turn.hasBuilt = position.turn.hasBuilt || e.player == position.turn.player;
    }
    void operator()(const PlaceErased& e) { position.marks[e.player].built[e.at] = false; }
    void operator()(const LongestRoadMoved& e) { position.longestRoadHolder = e.holder; }
    void operator()(const LargestArmyMoved& e) { position.largestArmyHolder = e.holder; }
    void operator()(const PointsLost& e) { position.marks[e.player].lostPoints += e.points; }
    void operator()(const Ruled&) {}
    void operator()(const GameEnded& e) { position.turn.phase = Ended{e.winner}; }

    Faces& lying() {
        if (auto* throwing = std::get_if<Throwing>(&position.turn.phase)) {
            return throwing->faces;
        }
        return std::get<Building>(position.turn.phase).faces;
    }
};

struct Fitter {
    const Position& position;

    [[nodiscard]] bool isThrowing() const { return std::holds_alternative<Throwing>(position.turn.phase); }

    bool operator()(const TurnStarted& e) const { return e.round >= 1 && e.dice >= 1 && e.dice <= kAllDice; }
    bool operator()(const DiceThrown& e) const {
        const bool sixes =
            std::all_of(e.dice.dice.begin(), e.dice.dice.end(), [](const Die& die) { return die.sides == kDieSides; });
        const int lying = e.kept.total() + static_cast<int>(e.dice.dice.size());
        return isThrowing() && sixes && lying == position.turn.dice;
    }
    bool operator()(const ThrowingEnded&) const { return isThrowing(); }
    bool operator()(const DieTurned& e) const { return position.faces()[e.from] > 0; }
    bool operator()(const JokerStruckOut& e) const { return !position.marks[e.player].struckOut[e.at]; }
    bool operator()(const JokerFreed& e) const { return position.marks[e.player].struckOut[e.at]; }
    bool operator()(const DiceSpent& e) const { return !position.isOver() && position.faces().contain(e.faces); }
    bool operator()(const DiceSet& e) const { return !position.isOver() && e.faces.total() <= position.turn.dice; }
    bool operator()(const PlaceBuilt& e) const { return !position.isBuilt(e.player, e.at); }
    bool operator()(const PlaceErased& e) const { return position.isBuilt(e.player, e.at); }
    bool operator()(const LongestRoadMoved&) const { return true; }
    bool operator()(const LargestArmyMoved&) const { return true; }
    bool operator()(const PointsLost& e) const { return e.points >= 0; }
    bool operator()(const Ruled&) const { return true; }
    bool operator()(const GameEnded&) const { return true; }
};

}  // namespace

void evolve(Position& position, const Event& event) {
    std::visit(Evolver{position}, event.body);
}

void evolve(Position& position, std::span<const Event> events) {
    for (const Event& event : events) {
        evolve(position, event);
    }
}

bool fits(const Position& position, const Event& event) {
    return std::visit(Fitter{position}, event.body);
}

}  // namespace engine::dice_game
