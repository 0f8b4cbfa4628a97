// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace engine {

class RulesDraft;

/// What Soldiers & Armies sets: 13 points, two more phases, units, walls, ten cards on a 7, no largest army.
void applySoldiers(RulesDraft& draft);

}  // namespace engine
