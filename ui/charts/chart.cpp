// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart.h"

#include <QPainter>
#include <array>
#include <cmath>

#include "ui/theme/colours.h"

namespace ui {

Chart::Chart(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void Chart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), colours().base);
    draw(painter, size());
}

QFont Chart::typeOf(int pixels, bool isBold) const {
    QFont type = font();
    type.setPixelSize(pixels);
    type.setWeight(isBold ? QFont::Bold : QFont::Normal);
    return type;
}

QBrush patternOf(const PlayerLook& look) {
    constexpr std::array kPatterns{Qt::Dense4Pattern,    Qt::SolidPattern, Qt::BDiagPattern,
                                   Qt::DiagCrossPattern, Qt::CrossPattern, Qt::HorPattern};
    return {look.colour, kPatterns[static_cast<std::size_t>(look.emblem) % kPatterns.size()]};
}

QBrush patternOf(std::size_t kind) {
    constexpr std::array kPatterns{Qt::SolidPattern, Qt::BDiagPattern, Qt::Dense5Pattern,
                                   Qt::CrossPattern, Qt::FDiagPattern, Qt::HorPattern};
    const Colours& c = colours();
    const std::array shades{c.accent, c.warning, c.good, c.text, c.bad, c.dim};
    return {shades[kind % shades.size()], kPatterns[kind % kPatterns.size()]};
}

double niceStep(double most, int count) {
    const double raw = std::max(most, 1.0) / count;
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= raw) {
            return factor * power;
        }
    }
    return 10 * power;
}

}  // namespace ui
