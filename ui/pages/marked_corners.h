// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPointF>
#include <QSize>
#include <QString>
#include <array>
#include <vector>

namespace ui {

/// Where a person put the middles of the island's six corner hexes, in order round the island, as fractions of the
/// picture's width and height.
using MarkedCorners = std::array<QPointF, 6>;

/// The lattice through marked corners: its lines in the picture's pixels, or why there is none.
struct MarkedLattice {
    std::vector<QLineF> lines;
    QString problem;
};
[[nodiscard]] MarkedLattice latticeThrough(const MarkedCorners& corners, QSize picture);

/// Where the corners lie before they are moved: a board in the middle of the picture.
[[nodiscard]] MarkedCorners cornersAtFirst(QSize picture);

}  // namespace ui
