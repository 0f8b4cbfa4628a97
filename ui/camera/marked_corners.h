// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPointF>
#include <QSize>
#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "engine/board/coordinates.h"

namespace ui {

/// Where a person put the middles of the island's six corner hexes, in order round the island, as fractions of the
/// picture's width and height.
using MarkedCorners = std::array<QPointF, 6>;

/// The lattice through marked corners: its lines in the picture's pixels, or why there is none.
struct MarkedLattice {
    std::vector<QLineF> lines;
    QString problem;
};
/// `land`: the island whose corners they are; the small box's where it is empty.
[[nodiscard]] MarkedLattice latticeThrough(const MarkedCorners& corners, QSize picture,
                                           const std::vector<engine::Hex>& land = {});

/// Where the corners lie before they are moved: a board in the middle of the picture.
[[nodiscard]] MarkedCorners cornersAtFirst(QSize picture, const std::vector<engine::Hex>& land = {});

/// What was marked for a source of pictures, from run to run.
[[nodiscard]] std::optional<MarkedCorners> keptCorners(const QString& source);
void keepCorners(const QString& source, const MarkedCorners& corners);
void forgetCorners(const QString& source);

}  // namespace ui
