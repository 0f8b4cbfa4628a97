// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

#include "adjudicator/report/canvas.h"

namespace ui {

/// Puts the art of data/art on a painter, in its units; each file in its colours is read once.
class ArtCanvas final : public adjudicator::svg::Canvas {
public:
    explicit ArtCanvas(QPainter& painter) : m_painter(painter) {}
    void draw(std::string_view art, const adjudicator::svg::Placing& placing, adjudicator::svg::Paints paints) override;
    void text(adjudicator::svg::Point middle, double size, int weight, std::string_view words,
              std::string_view colour) override;

private:
    QPainter& m_painter;
};

}  // namespace ui
