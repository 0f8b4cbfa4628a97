// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/ccm/second_cards.h"

namespace engine {

void moveSecondCards(Deciding&) {}

}  // namespace engine
