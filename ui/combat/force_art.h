// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <functional>
#include <vector>

#include "adjudicator/public/public_view.h"
#include "ui/theme/players.h"

namespace ui {

using Fighter = adjudicator::PublicView::Fighter;

/// Who fights on a side, drawn large: a sign and a count for each kind of unit, the building with what its walls add,
/// a plus between those that throw together. An army of somebody else carries its owner's badge.
struct ForceArt {
    std::vector<Fighter> fighters;
    engine::PlayerId side{};
    std::function<PlayerLook(engine::PlayerId)> lookOf;

    /// In one line at the left of the area, counts in this type; all of it smaller where the line is too long.
    void paint(QPainter& painter, const QRectF& area, int pixels, const QColor& ink) const;
    /// How wide it is with counts in this type.
    [[nodiscard]] qreal width(const QFont& font, int pixels) const;
};

}  // namespace ui
