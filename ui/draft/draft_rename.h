// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/state/setup.h"

namespace ui {

/// Two ids change places wherever a set-up names players: pieces, cards, marks and the turn go with them, names stay
/// at their seats. An id that nobody has yet may be one of them.
void exchangeIds(engine::Setup& setup, const std::string& first, const std::string& second);

}  // namespace ui
