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
    if (auto* lots = std::get_if<engine::tournament::DrawLots>(&declared)) {
        lots->dice = {};
        lots->word.reset();
    }
    return declared;
}

}  // namespace adjudicator
