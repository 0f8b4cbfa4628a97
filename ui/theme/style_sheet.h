// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/theme/colours.h"

class QWidget;

namespace ui {

/// The flat look of buttons, lists, strips and tags. Parts are addressed by object name or by the property `kind`.
[[nodiscard]] QString styleSheet(const Colours& colours);

/// Gives a part another `kind` of the style sheet's, with the room that it takes.
void wearKind(QWidget& widget, const char* kind);

}  // namespace ui
