// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace engine {

struct Hooks;
class RulesDraft;

/// What Shadow Economy sets (SW-11).
void applyShadow(RulesDraft& draft);
/// What it says in the moments of the rules (hooks.cpp of this folder).
extern const Hooks kShadowHooks;

}  // namespace engine
