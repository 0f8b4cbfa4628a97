// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

#include "ui/board/board_picture.h"

namespace ui {

/// The borders between continents, a line along each side where another one or none begins, and a plate with the name
/// on the hex nearest to the middle of each. Nothing on a board without continents.
void paintContinents(QPainter& painter, const BoardPicture& picture, const HexLayout& layout);

}  // namespace ui
