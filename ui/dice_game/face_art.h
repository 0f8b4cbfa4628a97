// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPixmap>
#include <QString>
#include <optional>

#include "engine/dice_game/faces.h"

namespace ui {

/// What a side of the dice game's dice shows, around the origin, about `size` wide.
void paintFace(QPainter& painter, engine::dice_game::Face face, qreal size);
/// A whole die with that side up; pale: not thrown yet.
[[nodiscard]] QPixmap facePixmap(std::optional<engine::dice_game::Face> face, int size, qreal pixelRatio);
/// "brick", "gold".
[[nodiscard]] QString faceWord(engine::dice_game::Face face);

}  // namespace ui
