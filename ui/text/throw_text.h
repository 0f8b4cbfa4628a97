// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "engine/state/position.h"

namespace ui {

/// What whoever holds real dice must know before the throw that is due outside a turn's roll and a combat: who throws
/// which die, and what the faces mean. Empty for none.
[[nodiscard]] QStringList throwText(const engine::Position& position);

}  // namespace ui
