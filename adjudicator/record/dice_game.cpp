// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/dice_game.h"

#include "engine/notation/dice_game_json.h"

namespace adjudicator {

namespace game = engine::dice_game;

engine::Expected<game::Position, engine::JsonFault> DiceGame::setupFromJson(std::string_view text) {
    return game::positionFromJson(text);
}

std::string DiceGame::toJson(const Setup& setup) {
    return game::toJson(setup);
}

engine::Expected<game::Action, engine::JsonFault> DiceGame::actionFromJson(std::string_view text, const Table& table) {
    return game::actionFromJson(text, table);
}

engine::Expected<game::Events, engine::JsonFault> DiceGame::eventsFromJson(std::string_view text, const Table& table) {
    return game::eventsFromJson(text, table);
}

game::Action DiceGame::asDeclared(const Action& action) {
    Action declared = action;
    if (auto* thrown = std::get_if<game::Throw>(&declared)) {
        thrown->dice = {};
        thrown->word.reset();
    }
    return declared;
}

bool DiceGame::throwsStay(const Position& position) {
    return position.table->rulings.get<engine::RRethrow>() == engine::RRethrow::SameDice;
}

}  // namespace adjudicator
