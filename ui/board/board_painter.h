// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPainterPath>

#include "ui/board/board_picture.h"

namespace ui {

/// Sea, tiles and pieces. The painter is in pixels of the layout.
void paintBoard(QPainter& painter, const QRectF& area, const BoardPicture& picture, const HexLayout& layout);

}  // namespace ui
