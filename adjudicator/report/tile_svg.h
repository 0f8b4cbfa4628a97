// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of drawings only.
#pragma once

#include <optional>
#include <string>

#include "adjudicator/report/svg.h"
#include "engine/state/cards.h"
#include "engine/state/position.h"

namespace adjudicator::svg {

inline constexpr std::string_view kSea = "#bcd8e5";

/// The sand that a land hex lies on.
void shore(std::string& out, engine::Hex hex);
/// A hex as it lies: terrain with its motif and number, face down, or removed.
void tile(std::string& out, engine::Hex hex, const engine::HexState& state);
/// A harbour at a side whose land is that hex (a neighbour of the side).
void harbour(std::string& out, const engine::Side& side, engine::Hex land, const engine::Harbour& harbour);

}  // namespace adjudicator::svg
