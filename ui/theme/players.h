// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

#include "adjudicator/report/player_look.h"
#include "engine/state/position.h"
#include "engine/state/setup.h"

class QPainter;
class QPixmap;

namespace ui {

using adjudicator::svg::Emblem;

/// How a player's pieces and lines look.
struct PlayerLook {
    QColor colour;
    QColor ink;
    Emblem emblem = Emblem::Disc;
    friend bool operator==(const PlayerLook&, const PlayerLook&) = default;
};

/// The look of a player with this id, or with this colour if the id is none of ours; the seat decides when neither is
/// known.
[[nodiscard]] PlayerLook lookOf(const QString& id, const QString& colour, int seat);
[[nodiscard]] PlayerLook lookOf(const engine::PlayerSetup& player, engine::PlayerId seat);
[[nodiscard]] PlayerLook lookOf(const engine::Position& position, engine::PlayerId player);
/// The name to show: the given one, else the colour's word, else the id.
[[nodiscard]] QString nameOf(const engine::Position& position, engine::PlayerId player);
[[nodiscard]] QString nameOf(const engine::PlayerSetup& player);
/// The word for one of our six colours (`red`); the id itself for any other.
[[nodiscard]] QString colourWord(const QString& id);

/// The six ids in the order of the table of colours.
[[nodiscard]] const QStringList& colourIds();

/// The same for the art of the board.
[[nodiscard]] adjudicator::svg::PlayerLook artLook(const PlayerLook& look);

/// A square patch with the emblem, as it stands before a player's name.
void paintBadge(QPainter& painter, const QRectF& rect, const PlayerLook& look);
[[nodiscard]] QPixmap badge(const PlayerLook& look, int size, qreal pixelRatio);

}  // namespace ui
