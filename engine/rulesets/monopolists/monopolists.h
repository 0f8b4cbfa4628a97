// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace engine {

struct Hooks;
class RulesDraft;

/// What the Monopolists set: walls, factories, winning score, harbours of the Exchange (MO-2 … MO-20).
void applyMonopolists(RulesDraft& draft);
/// What it says in the moments of the rules (hooks.cpp of this folder).
extern const Hooks kMonopolistsHooks;

}  // namespace engine
