// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/proposals_game.h"

namespace adjudicator {

engine::Expected<engine::proposals::Position, engine::JsonFault> ProposalsGame::toPosition(const Setup& setup) {
    Position position;
    position.setup = setup;
    return position;
}

}  // namespace adjudicator
