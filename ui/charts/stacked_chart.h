// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart.h"

namespace ui {

/// Lying bars made of parts, told apart by pattern and shade, with the numbers in them where there is room.
class StackedChart : public Chart {
    Q_OBJECT

public:
    struct Row {
        QString label;
        PlayerLook look;
        /// In the order of the kinds.
        std::vector<int> parts;
        QString note;
    };

    using Chart::Chart;
    void show(std::vector<Row> rows, QStringList kinds);
    void draw(QPainter& painter, const QSizeF& size) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, sizeHint().height()}; }

private:
    std::vector<Row> m_rows;
    QStringList m_kinds;
};

}  // namespace ui
