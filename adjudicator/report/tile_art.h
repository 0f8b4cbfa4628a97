// SPDX-License-Identifier: GPL-3.0-or-later
// For the files of drawings only. All is drawn round the origin.
#pragma once

#include <optional>

#include "adjudicator/report/canvas.h"
#include "engine/state/cards.h"
#include "engine/state/terrain.h"

namespace adjudicator::svg {

inline constexpr std::string_view kSea = "#bcd8e5";

/// The art of a hex as it lies: its terrain with the motif that tells it where a print has no colour; none: unknown.
/// Its paints: `rim`, `ground`, `motif`, `wool`, `sea`.
[[nodiscard]] std::string_view tileArt(std::optional<engine::Terrain> terrain);
/// Of a resource's card, 40 units wide.
[[nodiscard]] std::string_view resourceArt(engine::Resource resource);

/// The colours of what is read on tokens and harbours.
struct TokenInks {
    std::string_view token = "#fbf6e6";
    std::string_view digit = "#262219";
    std::string_view hotDigit = "#a81c1c";
};

/// The number token with its pips: the ways to throw the number with two dice.
void token(Canvas& canvas, int number, const TokenInks& inks = {});
/// The badge of a harbour: "3:1", or the resource over "2:1"; "?" where it lies face down.
void harbour(Canvas& canvas, std::optional<engine::Resource> trade, bool faceDown, const TokenInks& inks = {});
/// From the middle of a harbour's side to its badge, by the way from the land's middle to there.
inline constexpr double kHarbourOut = 0.58;
/// The turn of its piers around the middle of its side, with the sea in this direction.
[[nodiscard]] double piersTurn(Point out);

}  // namespace adjudicator::svg
