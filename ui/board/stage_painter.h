// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <optional>
#include <vector>

#include "ui/board/board_picture.h"
#include "ui/board/crossing_painter.h"
#include "ui/board/markers.h"

namespace ui {

/// What a lost round takes off a crossing.
struct FallenPiece {
    engine::Corner at;
    enum class Kind { Artillery, Cavalry, Infantry, Army, Wall, Building } kind = Kind::Infantry;
    friend bool operator==(const FallenPiece&, const FallenPiece&) = default;
};
/// What stood on the stage before and does not any more: of an army the unit that fell, or all of it; a wall; the
/// building where a lower one or none follows it.
[[nodiscard]] std::vector<FallenPiece> fallenBetween(const BoardPicture& before, const BoardPicture& after,
                                                     const Markers::Stage& stage);

/// The crossings whose pieces the stage draws itself.
[[nodiscard]] std::vector<engine::Corner> crossingsOf(const Markers::Stage& stage);
/// What the board is zoomed on, as points of the plane.
[[nodiscard]] std::vector<QPointF> pointsOf(const Markers::Stage& stage);

/// How a stage is drawn: its pieces so much larger than those of the board, and the attackers stepped back, from 0 to
/// 1, so that the arrow between has room.
struct StageView {
    HexLayout layout;
    qreal scale = 1;
    qreal apart = 1;
};
/// The scale at which counts are as large as the room for them allows.
[[nodiscard]] qreal stageScale(const HexLayout& layout, QSizeF room);
/// Where a crossing of the stage is drawn, in pixels.
[[nodiscard]] QPointF stageSpot(const Markers::Stage& stage, const engine::Corner& corner, const StageView& view);
/// Where a weapon of a crossing lies: not between those who fight, as far as that can be.
[[nodiscard]] WeaponSide weaponSideOf(const Markers::Stage& stage, const engine::Corner& corner, const StageView& view);

/// Aim, arrows and the pieces of everybody who fights, over a board that is drawn without these pieces. The painter is
/// in pixels of the layout.
void paintStage(QPainter& painter, const Markers::Stage& stage, const BoardPicture& picture, const StageView& view);
/// Pieces of `before` on their way down, from 0 to 1.
void paintFalling(QPainter& painter, const std::vector<FallenPiece>& fallen, const Markers::Stage& stage,
                  const BoardPicture& before, const StageView& view, qreal way);

/// The counts of armies that are spoken of, large, beside their crossings: those chosen and the one looked at.
void paintCallOuts(QPainter& painter, const Markers& markers, const std::optional<PlaceName>& subject,
                   const BoardPicture& picture, const HexLayout& layout, QSizeF room);
/// Where the call-out of an army lies, in pixels: above all that stands on its crossing, or below it, inside the room;
/// further away where it would cover places that may be taken.
[[nodiscard]] QRectF callOutBox(const engine::Corner& corner, const BoardPicture& picture, const HexLayout& layout,
                                QSizeF room, const std::vector<Markers::Legal>& legal = {});

}  // namespace ui
