// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/board_picture.h"
#include "ui/board/markers.h"
#include "ui/desk/table_desk.h"

namespace ui {

/// The table's board as it is being said: what an act has a place for already stands there while the act asks on,
/// though nothing of it is on disk yet.
[[nodiscard]] BoardPicture saidPicture(const TableDesk& desk);
/// The robber or the pirate that is on its way so; empty where none is.
[[nodiscard]] std::optional<Markers::Moved> movedNow(const TableDesk& desk);

}  // namespace ui
