// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/board/place.h"
#include "engine/combat/units.h"
#include "engine/state/position.h"
#include "engine/state/terrain.h"
#include "ui/text/language.h"

namespace ui {

/// "1 A · 2 C · 3 I"; cavalry is K in German.
[[nodiscard]] QString unitsText(const engine::Units& units);
/// "two cavalry, one infantry" in words with numerals: "2 cavalry, 1 infantry".
[[nodiscard]] QString unitsWords(const engine::Units& units);
[[nodiscard]] QString terrainWord(engine::Terrain terrain);
[[nodiscard]] QString resourceWord(engine::Resource resource);
[[nodiscard]] QString buildingWord(engine::BuildingKind kind);
/// "City wall", as on a button.
[[nodiscard]] QString pieceWord(engine::Piece piece);
/// "Knight" and its like.
[[nodiscard]] QString cardWord(engine::DevelopmentCard card);
/// "2 brick, 1 ore"; empty for nothing.
[[nodiscard]] QString cardsWords(const engine::Cards& cards);
/// "d10" or "W10".
[[nodiscard]] QString dieWord(int sides);

}  // namespace ui
