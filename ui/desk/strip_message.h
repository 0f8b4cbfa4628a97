// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desk/table_desk.h"

namespace ui {

/// What the strip under the board says now: what was said last, else what is asked, else how the turn goes on. Its
/// buttons act on the desk.
[[nodiscard]] Message messageOf(TableDesk& desk);

}  // namespace ui
