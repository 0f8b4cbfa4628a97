// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/table_game.h"

#include "engine/notation/action_json.h"
#include "engine/notation/position_json.h"
#include "engine/state/to_position.h"

namespace adjudicator {

namespace {

void forgetWord(auto& act) {
    if constexpr (requires { act.word.reset(); }) {
        act.word.reset();
    }
}

}  // namespace

engine::Expected<engine::Setup, engine::JsonFault> TableGame::setupFromJson(std::string_view text) {
    return engine::setupFromJson(text);
}

std::string TableGame::toJson(const Setup& setup) {
    return engine::toJson(setup);
}

engine::Expected<engine::Position, engine::JsonFault> TableGame::toPosition(const Setup& setup) {
    auto position = engine::toPosition(setup);
    if (!position) {
        return engine::unexpected(engine::JsonFault{
            engine::JsonProblem::DoesNotFit, "position: " + std::string(toText(position.error().front().kind)), {}});
    }
    return std::move(*position);
}

engine::Setup TableGame::toSetup(const Position& position) {
    return engine::toSetup(position);
}

engine::Expected<engine::Action, engine::JsonFault> TableGame::actionFromJson(std::string_view text,
                                                                              const Table& table) {
    return engine::actionFromJson(text, table);
}

engine::Expected<engine::Events, engine::JsonFault> TableGame::eventsFromJson(std::string_view text,
                                                                              const Table& table) {
    return engine::eventsFromJson(text, table);
}

engine::Action TableGame::asDeclared(const Action& action) {
    Action declared = action;
    if (engine::Dice* dice = engine::diceOf(declared)) {
        *dice = {};
    }
    if (auto* thrown = std::get_if<engine::Throw>(&declared)) {
        // Who is named and who takes the loss changes no dice.
        *thrown = {};
    }
    std::visit([](auto& act) { forgetWord(act); }, declared);
    return declared;
}

bool TableGame::throwsStay(const Position& position) {
    return position.rules().rulings.get<engine::RRethrow>() == engine::RRethrow::SameDice;
}

bool TableGame::isOver(const Position& position) {
    return position.turn.phase == engine::Phase::Ended;
}

bool TableGame::awaitsThrow(const Position& position) {
    return std::holds_alternative<engine::Fight>(position.turn.pending);
}

}  // namespace adjudicator
