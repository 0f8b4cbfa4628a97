// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace test {

/// What a person could not read or reach in a window that is shown, one line each: a text that is cut and told by no
/// tooltip, parts that lie on each other, a text too pale for its ground, a part that takes the keyboard and has no
/// name for whoever hears the screen. Texts that a part paints itself are its own tests' matter.
[[nodiscard]] QStringList misfitsIn(QWidget& window);
/// The same without the colours, for which alone the window is painted.
[[nodiscard]] QStringList misplacedIn(QWidget& window);

/// Lets layouts and deletions come about.
void settleLayout();

}  // namespace test
