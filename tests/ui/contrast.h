// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRect>

namespace test {

/// How far ink and ground differ in this part of a picture in the format RGB32: 1 to 21, 1 where it is of one colour.
/// The ground is the colour that is there most, the ink the one that differs from it most.
[[nodiscard]] double contrastIn(const QImage& picture, const QRect& area);

}  // namespace test
