// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/coordinates.h"

class QWidget;

namespace ui {

class GameDraft;

/// A menu at the pointer: what a hex is, for places that a photo's reading doubts and for quick changes. True when the
/// draft was changed.
bool askAboutHex(GameDraft& draft, engine::Hex hex, QWidget* parent);

}  // namespace ui
