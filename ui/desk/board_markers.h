// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/markers.h"
#include "ui/desk/table_desk.h"

namespace ui {

/// What the board marks of what is being said: legal places with their letters, what is chosen, refused or aimed at.
[[nodiscard]] Markers markersOf(const TableDesk& desk);

}  // namespace ui
