// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <span>

#include "ui/board/board_picture.h"

namespace ui {

// What stands on a crossing has slots round it: the building, raised where an army stands below it; its walls under
// it; the army; a weapon at the right, or at the left where others come from the right; and what aims at the crossing
// round all but the weapon. All is in hundredths of a hex side around the crossing, upright.

enum class WeaponSide { Right, Left };

/// Building, walls, army and weapon of that crossing; the caller places and scales the painter.
void paintCrossing(QPainter& painter, const engine::Corner& corner, const BoardPicture& picture,
                   WeaponSide side = WeaponSide::Right);
/// The four corner marks of an aim, outside of all that stands there; those that would lie under what is `taken` are
/// left out.
void paintAim(QPainter& painter, const engine::Corner& corner, const BoardPicture& picture,
              std::span<const QRectF> taken = {});
/// What building, walls and army take up; empty where none of them stands.
[[nodiscard]] QRectF crossingBox(const engine::Corner& corner, const BoardPicture& picture);
/// Where the aim's marks lie.
[[nodiscard]] QRectF aimBox(const engine::Corner& corner, const BoardPicture& picture);
/// What a weapon takes up beside the crossing.
[[nodiscard]] QRectF weaponBox(const engine::Corner& corner, const BoardPicture& picture,
                               WeaponSide side = WeaponSide::Right);

}  // namespace ui
