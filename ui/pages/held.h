// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/held_piece.h"
#include "ui/desk/table_desk.h"

namespace ui {

/// The piece of the act that is being said, while its place is asked for, or the army that is dragged; empty where none
/// is on its way.
[[nodiscard]] std::optional<Held> heldOf(const TableDesk& desk);

}  // namespace ui
