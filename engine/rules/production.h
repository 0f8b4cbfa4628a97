// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include "engine/state/position.h"

namespace engine {

/// What one player is owed by a roll: resources, and cards of its choice from gold fields.
struct Yield {
    Cards cards;
    int gold = 0;
    [[nodiscard]] bool none() const { return cards.none() && gold == 0; }
    bool operator==(const Yield&) const = default;
};

/// How many cards a building of this kind draws from each adjoining hex (B-7, CC-13); factories draw by their own rule
/// (MO-6).
[[nodiscard]] int cardsPerHex(BuildingKind kind);

/// What each player is owed when `number` is rolled (B-7): the robber's hex and face-down or removed hexes yield
/// nothing. The bank is not asked.
[[nodiscard]] PerPlayer<Yield> production(const Position& position, int number);

/// What a building on this corner yields from all hexes around it once, as at founding (B-3); numbers and the robber do
/// not matter.
[[nodiscard]] Yield foundingYield(const Position& position, CornerId corner);

/// What the bank, as far as it is known, surely cannot pay of these yields is taken out of them (B-7): of a resource
/// that runs short nobody gets any, unless only one player is owed it, who gets what is left.
[[nodiscard]] PerPlayer<Yield> affordable(const Position& position, const PerPlayer<Yield>& owed);

}  // namespace engine
