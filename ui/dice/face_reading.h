// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace ui {

/// Faces of real dice as they are typed, one die after the other: with gaps between them ("4 3", "10, 7") or without
/// ("43", "107", "0704"). A 0 alone is the ten of a ten-sided die.
struct FaceReading {
    /// Of the first dice, as many as have been said without doubt.
    std::vector<int> faces;
    /// Every die has its face.
    bool isWhole = false;
    /// It can be read in several ways: a gap is missing.
    bool isAmbiguous = false;
};
/// `sides`: of the dice due, in their order.
[[nodiscard]] FaceReading facesRead(const QString& typed, const std::vector<int>& sides);

}  // namespace ui
