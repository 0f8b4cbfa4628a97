// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ui {

/// A player's row is a button to a screen reader, which opens the hand. Installed once, before the first window.
void installPlayerAccessible();

}  // namespace ui
