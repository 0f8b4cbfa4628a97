// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

#include "engine/state/terrain.h"

namespace ui {

/// The colours of the window and the board in one of the two looks. Text on each fill has a contrast of at least 4.5.
struct Colours {
    bool dark = false;
    QColor window, base, text, dim;
    QColor accent, onAccent, selection, onSelection;
    QColor good, goodFill, warning, warningFill, bad, badFill;
    QColor destroy{0xa3, 0x21, 0x1b};
    QColor border, hairline;
    QColor button;
    QColor token, digit, hotDigit;
    QColor sea, seaHex, seaMotif, sand, rim;

    [[nodiscard]] static const Colours& light();
    [[nodiscard]] static const Colours& darkLook();
    [[nodiscard]] QColor terrain(engine::Terrain terrain) const;
    /// The darker line that the terrain's motif is drawn with.
    [[nodiscard]] QColor motif(engine::Terrain terrain) const;
    [[nodiscard]] QColor faceDown() const;
    [[nodiscard]] QColor faceDownMotif() const;
    [[nodiscard]] QPalette palette() const;
};

/// The look in force; every part of the window reads it when it paints.
[[nodiscard]] const Colours& colours();

enum class Look { Light, Dark };
/// Sets palette, style and style sheet of the whole application.
void applyLook(Look look);
[[nodiscard]] Look currentLook();
/// What the desktop has; must be asked for the first time before applyLook, which does so itself.
[[nodiscard]] Look systemLook();

}  // namespace ui
