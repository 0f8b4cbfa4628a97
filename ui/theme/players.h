// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QString>

#include "engine/state/position.h"
#include "engine/state/setup.h"

namespace ui {

/// One emblem for each colour, so that no player is told by colour alone.
enum class Emblem { Triangle, Disc, Diamond, Square, Plus, Bars };

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
[[nodiscard]] PlayerLook lookOf(const engine::Position& position, engine::PlayerId player);
/// The name to show: the given one, else the colour's word, else the id.
[[nodiscard]] QString nameOf(const engine::Position& position, engine::PlayerId player);
[[nodiscard]] QString nameOf(const engine::PlayerSetup& player);
/// The word for one of our six colours (`red`); the id itself for any other.
[[nodiscard]] QString colourWord(const QString& id);

/// The six ids in the order of the table of colours.
[[nodiscard]] const QStringList& colourIds();

/// The emblem around the origin, of about the given height.
[[nodiscard]] QPainterPath emblemPath(Emblem emblem, qreal size);

/// A square patch with the emblem, as it stands before a player's name.
void paintBadge(class QPainter& painter, const QRectF& rect, const PlayerLook& look);
[[nodiscard]] class QPixmap badge(const PlayerLook& look, int size, qreal pixelRatio);

}  // namespace ui
