// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <array>
#include <optional>

namespace ui {

/// The smallest that the window may be, drawn at 100 per cent.
inline constexpr QSize kSmallestWindow{940, 500};
/// How large everything in the window can be drawn, in per cent of what the desktop itself asks for.
inline constexpr std::array kScales{100, 125, 150, 175, 200, 225, 250, 275, 300};

// A screen is given as the desktop measures it, without a size of ours: 3840×2160 where it leaves such a screen
// unscaled, 1920×1080 where it doubles everything itself.

/// The size that a screen needs so that the window looks as it does at 1920×1080. Screens lower than 1800 need none.
[[nodiscard]] int scaleForScreen(const QSize& screen);
/// The largest size at which the smallest window still fits.
[[nodiscard]] int largestScale(const QSize& screen);
/// The size wished for, as far as the screen has room for it; else that of the screen.
[[nodiscard]] int scaleInForce(std::optional<int> wished, const QSize& screen);
/// One step larger or smaller; empty where there is no further one.
[[nodiscard]] std::optional<int> nextScale(int from, bool larger, const QSize& screen);

/// The size in force; empty: the environment has said it, and it is not to be changed.
[[nodiscard]] std::optional<int> currentScale();
/// For whoever makes the application, before it makes its window.
void setCurrentScale(std::optional<int> percent);
/// The screen that the application started on, without the size in force.
[[nodiscard]] QSize ownScreen();

}  // namespace ui
