// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desk/table_desk.h"

namespace ui {

/// What the strip asks about the act that is being said; there must be one. Its buttons act on the desk.
[[nodiscard]] Message actMessage(TableDesk& desk);

}  // namespace ui
