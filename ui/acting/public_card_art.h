// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <vector>

#include "adjudicator/public/public_card.h"
#include "ui/theme/players.h"

class QPainter;

namespace ui {

/// A card of what all may see and how it is drawn; used at once, not kept.
struct PublicCardArt {
    const adjudicator::PublicCard& card;
    /// By seat.
    const std::vector<PlayerLook>& looks;
    QFont font;
    /// Of all sizes: 1 is legible from two metres on a screen of 1920 by 1080.
    qreal unit = 1;
};

/// How high the whole card is at that width.
[[nodiscard]] qreal heightOf(const PublicCardArt& art, qreal width);
/// The whole card: what it is, its title and lines, and a row for each player, from the top of the area.
void paintPublicCard(QPainter& painter, const PublicCardArt& art, const QRectF& area);
/// Its sign, its title and as much of its lines as the area takes; the unit counts for nothing.
void paintBriefCard(QPainter& painter, const PublicCardArt& art, const QRectF& area);

}  // namespace ui
