// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <optional>
#include <vector>

#include "engine/dice_game/sheet.h"

namespace ui {

/// Where the parts of a printed sheet are drawn, in units of a hex side, y down. The sheet of the Dice Game Plus is
/// drawn as its island; of any other sheet the places stand in rows.
struct SheetLayout {
    struct HexAt {
        std::optional<engine::Resource> resource;
        QPointF middle;
    };
    /// A road lies from `at` to `to`; everything else stands at `at`.
    struct PlaceAt {
        QPointF at;
        QPointF to;
    };

    std::vector<HexAt> hexes;
    /// By their ids.
    std::vector<PlaceAt> places;
    std::vector<QPointF> jokers;
    QRectF box;
};

[[nodiscard]] SheetLayout layoutOf(const engine::dice_game::Sheet& sheet);

}  // namespace ui
