// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ui {

/// Which places a click or the keyboard should mean; Any: the nearest corner, side or hex.
enum class Wanted { Any, Corner, Side, Hex };

}  // namespace ui
