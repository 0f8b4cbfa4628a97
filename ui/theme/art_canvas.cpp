// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/art_canvas.h"

#include <QSvgRenderer>
#include <map>
#include <memory>

namespace ui {

namespace {

/// Files are told apart by where they lie in the program.
QSvgRenderer& rendererOf(std::string_view art, adjudicator::svg::Paints paints) {
    thread_local std::map<std::pair<const char*, std::string>, std::unique_ptr<QSvgRenderer>> renderers;
    std::string colours;
    for (const adjudicator::svg::Paint& paint : paints) {
        colours += paint.colour;
    }
    auto& renderer = renderers[{art.data(), std::move(colours)}];
    if (renderer == nullptr) {
        renderer = std::make_unique<QSvgRenderer>(QByteArray::fromStdString(adjudicator::svg::painted(art, paints)));
    }
    return *renderer;
}

}  // namespace

void ArtCanvas::draw(std::string_view art, const adjudicator::svg::Placing& placing, adjudicator::svg::Paints paints) {
    QSvgRenderer& renderer = rendererOf(art, paints);
    const QTransform before = m_painter.transform();
    m_painter.translate(placing.at.x, placing.at.y);
    m_painter.rotate(placing.degrees);
    m_painter.scale(placing.scale, placing.scale);
    renderer.render(&m_painter, renderer.viewBoxF());
    m_painter.setTransform(before);
}

void ArtCanvas::text(adjudicator::svg::Point middle, double size, int weight, std::string_view words,
                     std::string_view colour) {
    m_painter.save();
    QFont font = m_painter.font();
    font.setPixelSize(static_cast<int>(size));
    font.setWeight(static_cast<QFont::Weight>(weight));
    m_painter.setFont(font);
    m_painter.setPen(QColor(QLatin1String(colour.data(), static_cast<qsizetype>(colour.size()))));
    // More room than any number needs.
    const QRectF box(middle.x - size * 2, middle.y - size, size * 4, size * 2);
    m_painter.drawText(box, Qt::AlignCenter, QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size())));
    m_painter.restore();
}

}  // namespace ui
