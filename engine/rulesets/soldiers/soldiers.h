// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace engine {

struct Hooks;
class RulesDraft;

/// What Soldiers & Armies sets: 13 points, two more phases, units, walls, ten cards on a 7, no largest army.
void applySoldiers(RulesDraft& draft);
/// What it says in the moments of the rules (hooks.cpp of this folder).
extern const Hooks kSoldiersHooks;

}  // namespace engine
