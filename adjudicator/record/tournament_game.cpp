// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/tournament_game.h"

namespace adjudicator {

engine::Expected<engine::tournament::Position, engine::JsonFault> TournamentGame::toPosition(const Setup& setup) {
    Position position;
    position.settings = setup;
    return position;
}

engine::tournament::Action TournamentGame::asDeclared(const Action& action) {
    Action declared = action;
    std::visit(
        [](auto& act) {
            if constexpr (requires { act.dice; }) {
                act.dice = {};
                act.word.reset();
            }
        },
        declared);
    return declared;
}

}  // namespace adjudicator
