// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/action/decide.h"

namespace ui {

/// What a weapon would do to a hex: nothing has happened yet.
struct NukePreview {
    engine::FireNuke action;
    engine::Decision decision;
    engine::Position after;
    /// Chosen by a click or key, not only pointed at.
    bool fixed = false;
};

/// Of the weapon there of whoever is on turn; why not, where it may not be fired so.
[[nodiscard]] engine::Expected<NukePreview, engine::Refusal> previewOf(const engine::Position& position,
                                                                       engine::CornerId from, engine::HexId hex,
                                                                       bool fixed);

}  // namespace ui
