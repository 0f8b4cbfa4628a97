// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of the audience display only.
#pragma once

#include <QPainter>

#include "adjudicator/public/public_view.h"
#include "ui/table/game_clock.h"
#include "ui/theme/colours.h"

namespace ui::audience {

using adjudicator::PublicView;

/// Where the parts lie in a window; all sizes are those of a screen of 1920 by 1080, times `scale`.
struct Areas {
    QRectF board;
    QRectF side;
    QRectF seats;
    qreal scale = 1;
};
[[nodiscard]] Areas areasOf(QSizeF window);

/// How far dice that tumble are; 0: they lie.
struct Tumble {
    int tick = 0;
    int of = 1;
};

/// Over the top of the board while a combat is fought: where, and from where.
[[nodiscard]] bool showsPlace(const PublicView& view);
[[nodiscard]] QRectF placeArea(const Areas& areas);
void paintPlace(QPainter& painter, const Areas& areas, const PublicView& view);

/// The seats with their points, and the score that wins.
void paintSeats(QPainter& painter, const Areas& areas, const PublicView& view);
/// What phones open, as a code and in letters, in a corner of the board where no land lies; nothing while it is empty.
[[nodiscard]] QRectF phonesArea(const Areas& areas);
void paintPhones(QPainter& painter, const Areas& areas, const QString& url);
/// What of a combat there was room for.
struct Told {
    bool odds = false;
    bool rounds = false;
};
/// Headline, clocks, dice or combat, what came of it, what the dice prove, and the head.
Told paintSide(QPainter& painter, const Areas& areas, const PublicView& view, const GameClock::Face& turn,
               const GameClock::Face& game, const Tumble& tumble);

}  // namespace ui::audience
