// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/theme/colours.h"

namespace ui {

/// The flat look of buttons, lists, strips and tags. Parts are addressed by object name or by the property `kind`.
[[nodiscard]] QString styleSheet(const Colours& colours);

}  // namespace ui
