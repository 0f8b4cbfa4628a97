// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QPainter>
#include <QString>

#include "engine/dice_game/position.h"

namespace ui {

/// The sheets of all players side by side, each under its player's name and points, as they are on paper: always in
/// the light look.
void paintSheets(QPainter& painter, const QRectF& into, const engine::dice_game::Position& position);
/// The same as a picture of that many pixels across, as an SVG document, and on an A4 page.
[[nodiscard]] QImage sheetsImage(const engine::dice_game::Position& position, int pixels);
[[nodiscard]] QByteArray sheetsSvg(const engine::dice_game::Position& position, const QString& title);
[[nodiscard]] QByteArray sheetsPdf(const engine::dice_game::Position& position, const QString& title);

}  // namespace ui
