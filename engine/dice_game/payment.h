// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/dice_game/faces.h"

namespace engine::dice_game {

/// The dice that pay a price out of those that lie there: the resources themselves, and two gold for each that is
/// missing (WP-1), which leaves the most gold. Empty when they do not suffice.
[[nodiscard]] std::optional<Faces> paymentFor(const Cards& price, const Faces& faces);

/// Whether exactly these dice pay the price: none too many, no resource that it does not ask for.
[[nodiscard]] bool pays(const Faces& payment, const Cards& price);

/// The resources of a price that the dice, gold included, do not cover: as many of them as gold falls short.
[[nodiscard]] Cards missingFor(const Cards& price, const Faces& faces);

}  // namespace engine::dice_game
