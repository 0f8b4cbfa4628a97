// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPainterPath>

#include "ui/board/board_picture.h"
#include "ui/board/markers.h"

namespace ui {

/// Sea, tiles and pieces. The painter is in pixels of the layout.
void paintBoard(QPainter& painter, const QRectF& area, const BoardPicture& picture, const HexLayout& layout);
/// Everything of `markers`, over the board.
void paintMarkers(QPainter& painter, const Markers& markers, const BoardPicture& picture, const HexLayout& layout);
/// Where the mark of a place stands, in pixels: on it; beside a number token, above an army.
[[nodiscard]] QPointF markSpot(const PlaceName& place, const BoardPicture& picture, const HexLayout& layout);
/// The place where the keyboard stands.
void paintCursor(QPainter& painter, const PlaceName& place, const HexLayout& layout);

}  // namespace ui
