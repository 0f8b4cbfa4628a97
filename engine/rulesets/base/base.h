// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace engine {

struct Hooks;
class RulesDraft;

/// The base game's numbers and prices (B-2, B-8, B-11, B-12, B-13, B-14).
void applyBase(RulesDraft& draft);
/// What it says in the moments of the rules (hooks.cpp of this folder).
extern const Hooks kBaseHooks;

}  // namespace engine
