// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// After pieces have changed: the special point for the first settlement on the Exchange (MO-16), and the choice of a
/// harbour for whoever has built on a harbour site there (MO-17).
void reachExchange(Deciding& deciding);

/// A side of the Exchange where a harbour lies, face down or chosen.
[[nodiscard]] bool isExchangeHarbour(const Position& position, const Harbour& harbour);

/// How many harbours of this kind (no resource: 3:1) wait beside the board (MO-2): those not laid at the Exchange.
[[nodiscard]] int spareHarbours(const Position& position, std::optional<Resource> trade);

/// A harbour of choice is laid where its player has just built (MO-17). One that lay there goes back first.
[[nodiscard]] Judgement judge(const Position& position, const ChooseHarbour& action);

}  // namespace engine
