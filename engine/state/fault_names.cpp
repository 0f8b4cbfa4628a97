// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "engine/state/names.h"
#include "engine/state/to_position.h"

namespace engine {

namespace {

constexpr std::array<std::string_view, 41> kFaultKinds{"no-hexes",
                                                       "too-many-hexes",
                                                       "hex-twice",
                                                       "bad-wrap",
                                                       "terrain-missing",
                                                       "bad-number",
                                                       "unknown-hex",
                                                       "unknown-corner",
                                                       "unknown-side",
                                                       "two-buildings",
                                                       "two-routes",
                                                       "two-armies",
                                                       "two-nukes",
                                                       "two-bridges",
                                                       "piece-of-nobody",
                                                       "too-many-players",
                                                       "player-twice",
                                                       "unknown-player",
                                                       "empty-army",
                                                       "bad-walls",
                                                       "bridge-not-opposite",
                                                       "unknown-document",
                                                       "documents-exclude",
                                                       "no-table-game",
                                                       "no-combination-ruling",
                                                       "unknown-ruling",
                                                       "unknown-switch",
                                                       "unknown-number",
                                                       "number-out-of-range",
                                                       "unknown-price",
                                                       "unknown-phase",
                                                       "bad-pending",
                                                       "bad-hand",
                                                       "place-twice",
                                                       "ship-inland",
                                                       "harbour-inland",
                                                       "cards-beyond-box",
                                                       "bad-mark",
                                                       "everybody-out",
                                                       "second-cards-barred",
                                                       "army-beyond-box"};

}  // namespace

std::string_view toText(FaultKind kind) {
    return nameOf(kind, kFaultKinds);
}

}  // namespace engine
