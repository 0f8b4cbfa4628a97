// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// The victim of a takeover keeps one of the cards paid, or none (MO-9). For a route that a card paid for, the card
/// comes from the bank (MO-11).
[[nodiscard]] Judgement judge(const Position& position, const Claim& action);

/// Afterwards the owner of a lost city sets a settlement elsewhere, free of charge, or lets it be (MO-12). On a third
/// player's settlement that is one more takeover; this player claims one of the cards that are left.
[[nodiscard]] Judgement judge(const Position& position, const Relocate& action);

}  // namespace engine
