// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// After pieces have changed: who holds the Monopolist cards now (MO-15), and what reaching the Exchange brings (MO-16,
/// MO-17).
void moveMonopolists(Deciding& deciding);
void reachExchange(Deciding& deciding);

[[nodiscard]] Judgement judge(const Position& position, const ChooseHarbour& action);

}  // namespace engine
