// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace ui {

// What is made anew stands at the end of its window's tab order, wherever it lies.

/// Brings `fresh` with all its parts, in the order they were made, right behind `before`, which lies in the same
/// window.
void putInTabOrder(QWidget& before, QWidget& fresh);
/// Brings `fresh` where `old` is, which may be the same that has new parts.
void takeTabPlace(QWidget& old, QWidget& fresh);

}  // namespace ui
