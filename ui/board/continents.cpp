// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/continents.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "adjudicator/text/words.h"
#include "ui/text/language.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

/// In hundredths of a hex side.
constexpr qreal kBorderWidth = 6;
constexpr qreal kInset = 0.955;
constexpr qreal kPlateBelow = 64;

struct ContinentHexes {
    std::vector<engine::Hex> hexes;
    QPointF middle;
};

void paintPlate(QPainter& p, QPointF at, const QString& name, qreal unit) {
    p.save();
    p.translate(at);
    p.scale(unit, unit);
    p.setFont(sized(p.font(), 19, QFont::DemiBold));
    const int width = p.fontMetrics().horizontalAdvance(name) + 16;
    const QRectF plate(-width / 2.0, -13, width, 26);
    p.setPen(QPen(QColor(0x1c, 0x1f, 0x22), 2));
    p.setBrush(QColor(0xf7, 0xf2, 0xe3, 235));
    p.drawRoundedRect(plate, 4, 4);
    p.setPen(QColor(0x1c, 0x1f, 0x22));
    p.drawText(plate, Qt::AlignCenter, name);
    p.restore();
}

}  // namespace

void paintContinents(QPainter& p, const BoardPicture& picture, const HexLayout& layout) {
    std::map<engine::Hex, std::string> continentOf;
    std::map<std::string, ContinentHexes> continents;
    for (const BoardPicture::HexItem& hex : picture.hexes) {
        if (!hex.continent.empty() && !hex.removed) {
            continentOf[hex.at] = hex.continent;
            ContinentHexes& all = continents[hex.continent];
            all.hexes.push_back(hex.at);
            all.middle += layout.pixelOf(hex.at);
        }
    }
    if (continents.empty()) {
        return;
    }
    const qreal unit = layout.scale() / 100;
    QVector<QLineF> lines;
    for (const auto& [hex, continent] : continentOf) {
        const QPolygonF outline = layout.outline(hex, kInset);
        for (std::size_t i = 0; i < engine::kHexDirections.size(); ++i) {
            const auto beside = continentOf.find(engine::neighbour(hex, engine::kHexDirections[i]));
            if (beside == continentOf.end() || beside->second != continent) {
                // A side's ends follow each other as corners do, its own direction's first.
                const auto corner = static_cast<qsizetype>(i);
                lines.append(QLineF(outline[corner], outline[(corner + 1) % 6]));
            }
        }
    }
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(QColor(255, 255, 255, 170), (kBorderWidth + 4) * unit, Qt::SolidLine, Qt::RoundCap));
    p.drawLines(lines);
    p.setPen(QPen(QColor(0x6b, 0x1f, 0x5e), kBorderWidth * unit, Qt::SolidLine, Qt::RoundCap));
    p.drawLines(lines);
    for (const auto& [name, all] : continents) {
        const QPointF middle = all.middle / static_cast<qreal>(all.hexes.size());
        const auto apart = [&](engine::Hex hex) {
            const QPointF way = layout.pixelOf(hex) - middle;
            return std::hypot(way.x(), way.y());
        };
        const engine::Hex nearest = *std::min_element(
            all.hexes.begin(), all.hexes.end(), [&](engine::Hex a, engine::Hex b) { return apart(a) < apart(b); });
        paintPlate(p, layout.pixelOf(nearest) + QPointF(0, kPlateBelow * unit),
                   QString::fromStdString(adjudicator::continentWord(name, language())), unit);
    }
}

}  // namespace ui
