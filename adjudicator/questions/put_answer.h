// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "adjudicator/questions/question.h"
#include "engine/state/setup.h"

namespace adjudicator::questions {

/// Makes the board be what was said of a place: what stands there becomes that, comes or goes. False, and nothing
/// changed, where it was so already.
bool putAnswer(engine::Setup& board, const Item& item, const Answer& answer);

/// Takes away what a reading saw at a place, by its word in a position file: `road`, `wall`, `2I+nuke`, `any`,
/// `robber`, `face_down`. False, and nothing changed, where it is not there.
bool takeAwaySeen(engine::Setup& board, const vision::Place& place, const std::string& what);

/// Takes all pieces of a player off the board; false where there are none.
bool takeAwayAllOf(engine::Setup& board, const std::string& owner);

}  // namespace adjudicator::questions
