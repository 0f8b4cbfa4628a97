// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QRectF>
#include <optional>

#include "ui/table/game_clock.h"
#include "ui/tournament/projector/projector_view.h"

namespace ui {

/// Paints one page of the projector in the look in force; empty: there is nothing to show yet. `index` and `count` are
/// for the page sign at the foot.
void paintProjector(QPainter& painter, const QRectF& area, const ProjectorView& view,
                    const std::optional<ProjectorSlide>& page, std::size_t index, std::size_t count,
                    const ProjectorChoice& choice, const GameClock::Face& clock);

/// The page in words, for people who hear the screen.
[[nodiscard]] QString projectorWords(const ProjectorView& view, const std::optional<ProjectorSlide>& page);

}  // namespace ui
