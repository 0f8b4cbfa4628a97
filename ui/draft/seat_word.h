// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/draft/game_draft.h"

namespace ui {

/// Who rests because of the documents that were chosen, or who sits at the table again; empty where neither is so.
[[nodiscard]] QString seatWord(const GameDraft& draft);

}  // namespace ui
