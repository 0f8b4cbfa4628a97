// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/stage_painter.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

#include "ui/board/artwork.h"
#include "ui/board/crossing_painter.h"
#include "ui/board/mark_painter.h"

namespace ui {

namespace {

/// The type of a count on an army's plate, in hundredths of a hex side.
constexpr qreal kCountType = 22;
/// Digits are about so much of their type's height.
constexpr qreal kDigitHigh = 0.72;

/// The painter's origin on a crossing of the stage, for the time of one drawing.
template <class Paint>
void placed(QPainter& p, QPointF at, qreal unit, Paint paint) {
    p.save();
    p.translate(at);
    p.scale(unit, unit);
    paint();
    p.restore();
}

qreal unitOf(const StageView& view) {
    return view.layout.scale() / 100 * view.scale;
}

QPainterPath arrowPath(QPointF from, QPointF to, qreal wide) {
    const QPointF along = to - from;
    const qreal length = std::hypot(along.x(), along.y());
    const QPointF dir = along / length;
    const QPointF normal(-dir.y(), dir.x());
    const qreal head = std::min(wide * 1.5, length * 0.85);
    const QPointF neck = to - dir * head;
    QPainterPath path;
    path.addPolygon(QPolygonF({from + normal * wide * 0.36, neck + normal * wide * 0.36, neck + normal * wide, to,
                               neck - normal * wide, neck - normal * wide * 0.36, from - normal * wide * 0.36}));
    path.closeSubpath();
    return path;
}

/// How far a ray from the middle of a box goes before it leaves it.
qreal reachOf(const QRectF& box, QPointF dir) {
    const qreal x = dir.x() > 0 ? box.right() / dir.x() : dir.x() < 0 ? box.left() / dir.x() : 1e9;
    const qreal y = dir.y() > 0 ? box.bottom() / dir.y() : dir.y() < 0 ? box.top() / dir.y() : 1e9;
    return std::max(0.0, std::min(x, y));
}

void paintArrow(QPainter& p, const Markers::Stage& stage, const engine::Corner& from, const BoardPicture& picture,
                const StageView& view) {
    const qreal unit = unitOf(view);
    const QPointF start = stageSpot(stage, from, view);
    const QPointF end = view.layout.pixelOf(stage.at);
    const QPointF along = end - start;
    const qreal length = std::hypot(along.x(), along.y());
    if (length < 1) {
        return;
    }
    const QPointF dir = along / length;
    const qreal wide = 15 * unit;
    const qreal least = 1.9 * wide;
    const qreal clear = 5 * unit;
    qreal begin = reachOf(crossingBox(from, picture), dir) * unit + clear;
    qreal stop = length - reachOf(crossingBox(stage.at, picture), -dir) * unit - clear;
    if (stop - begin < least) {
        // Between pieces that touch each other the head alone lies over their edges.
        const qreal middle = (begin + stop) / 2;
        begin = middle - least / 2;
        stop = middle + least / 2;
    }
    const QPainterPath path = arrowPath(start + dir * begin, start + dir * stop, wide);
    p.setPen(QPen(Qt::white, 6 * unit, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    p.setBrush(Qt::NoBrush);
    p.drawPath(path);
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(0xb0, 0x1c, 0x18));
    p.drawPath(path);
}

/// A piece that has fallen, as it stood, alone on its crossing.
void paintPiece(QPainter& p, const FallenPiece& piece, const BoardPicture& before) {
    using Kind = FallenPiece::Kind;
    const auto* building = before.buildingAt(piece.at);
    const auto* army = before.armyAt(piece.at);
    const qreal below = building != nullptr ? artwork::kPlateBelow : 0;
    if (piece.kind == Kind::Wall || piece.kind == Kind::Building) {
        const bool isRaised = army != nullptr;
        p.translate(0,
                    isRaised ? -adjudicator::svg::aboveArmy(building->kind, building->walls, building->upsideDown) : 0);
        if (piece.kind == Kind::Building) {
            artwork::paintBuilding(p, building->kind, building->look, 0, building->upsideDown);
        } else {
            artwork::paintWall(p);
        }
        return;
    }
    p.translate(0, below);
    engine::Units units = army->units;
    if (piece.kind != Kind::Army) {
        units = {piece.kind == Kind::Artillery ? 1 : 0, piece.kind == Kind::Cavalry ? 1 : 0,
                 piece.kind == Kind::Infantry ? 1 : 0};
    }
    artwork::paintArmy(p, units, army->look);
}

void addFallen(std::vector<FallenPiece>& fallen, const BoardPicture& before, const BoardPicture& after,
               const engine::Corner& at) {
    using Kind = FallenPiece::Kind;
    const auto* army = before.armyAt(at);
    const auto* left = after.armyAt(at);
    if (army != nullptr && left == nullptr) {
        fallen.push_back({at, Kind::Army});
    } else if (army != nullptr && army->look == left->look) {
        // Where a unit becomes the next lower one, the higher one falls.
        for (const auto& [kind, count] :
             {std::pair(Kind::Artillery, &engine::Units::artillery), std::pair(Kind::Cavalry, &engine::Units::cavalry),
              std::pair(Kind::Infantry, &engine::Units::infantry)}) {
            if (left->units.*count < army->units.*count) {
                fallen.push_back({at, kind});
            }
        }
    }
    const auto* building = before.buildingAt(at);
    const auto* stands = after.buildingAt(at);
    if (building != nullptr &&
        (stands == nullptr || stands->kind != building->kind || stands->look != building->look)) {
        fallen.push_back({at, Kind::Building});
    } else if (building != nullptr && stands->walls < building->walls) {
        fallen.push_back({at, Kind::Wall});
    }
}

}  // namespace

std::vector<engine::Corner> crossingsOf(const Markers::Stage& stage) {
    std::vector<engine::Corner> all{stage.at};
    all.insert(all.end(), stage.from.begin(), stage.from.end());
    all.insert(all.end(), stage.allies.begin(), stage.allies.end());
    return all;
}

std::vector<FallenPiece> fallenBetween(const BoardPicture& before, const BoardPicture& after,
                                       const Markers::Stage& stage) {
    std::vector<FallenPiece> fallen;
    for (const engine::Corner& at : crossingsOf(stage)) {
        addFallen(fallen, before, after, at);
    }
    return fallen;
}

std::vector<QPointF> pointsOf(const Markers::Stage& stage) {
    std::vector<QPointF> points;
    for (const engine::Corner& corner : crossingsOf(stage)) {
        points.push_back(HexLayout::planeOf(corner));
    }
    for (const PlaceName& place : stage.besides) {
        points.push_back(std::visit([](const auto& at) { return HexLayout::planeOf(at); }, place));
    }
    return points;
}

namespace {

/// Digits of 40 pixels on a board 740 pixels high.
qreal unitWanted(QSizeF room) {
    constexpr qreal kDigitShare = 40.0 / 740;
    return qMin(room.height(), room.width()) * kDigitShare / (kCountType * kDigitHigh);
}

}  // namespace

qreal stageScale(const HexLayout& layout, QSizeF room) {
    // Never much larger than the places they stand on.
    constexpr qreal kMost = 1.36;
    return qBound(1.0, unitWanted(room) / (layout.scale() / 100), kMost);
}

QPointF stageSpot(const Markers::Stage& stage, const engine::Corner& corner, const StageView& view) {
    const QPointF at = view.layout.pixelOf(corner);
    const QPointF away = at - view.layout.pixelOf(stage.at);
    const qreal length = std::hypot(away.x(), away.y());
    // So far that the widest plates lie beside each other, however much larger than the board they are drawn.
    const qreal back = view.layout.scale() * (0.25 + (view.scale - 1) * 1.15) * view.apart;
    return length < 1 ? at : at + away / length * back;
}

WeaponSide weaponSideOf(const Markers::Stage& stage, const engine::Corner& corner, const StageView& view) {
    const qreal target = stageSpot(stage, stage.at, view).x();
    if (corner != stage.at) {
        return stageSpot(stage, corner, view).x() < target - 1 ? WeaponSide::Left : WeaponSide::Right;
    }
    qreal others = 0;
    for (const engine::Corner& other : crossingsOf(stage)) {
        others += stageSpot(stage, other, view).x() - target;
    }
    return others > 1 ? WeaponSide::Left : WeaponSide::Right;
}

namespace {

/// What stands on the other crossings of the stage, in units around the target.
std::vector<QRectF> besideTarget(const Markers::Stage& stage, const BoardPicture& picture, const StageView& view) {
    std::vector<QRectF> taken;
    const QPointF target = stageSpot(stage, stage.at, view);
    for (const engine::Corner& corner : crossingsOf(stage)) {
        const QRectF box = corner == stage.at ? QRectF() : crossingBox(corner, picture);
        if (!box.isEmpty()) {
            taken.push_back(box.translated((stageSpot(stage, corner, view) - target) / unitOf(view)));
        }
    }
    return taken;
}

}  // namespace

void paintStage(QPainter& p, const Markers::Stage& stage, const BoardPicture& picture, const StageView& view) {
    p.setRenderHint(QPainter::Antialiasing);
    const qreal unit = unitOf(view);
    const std::vector<QRectF> others = besideTarget(stage, picture, view);
    placed(p, stageSpot(stage, stage.at, view), unit, [&] { paintAim(p, stage.at, picture, others); });
    for (const engine::Corner& corner : crossingsOf(stage)) {
        placed(p, stageSpot(stage, corner, view), unit,
               [&] { paintCrossing(p, corner, picture, weaponSideOf(stage, corner, view)); });
    }
    for (const engine::Corner& from : stage.from) {
        if (picture.armyAt(from) != nullptr) {
            paintArrow(p, stage, from, picture, view);
        }
    }
    for (const engine::Corner& ally : stage.allies) {
        if (picture.armyAt(ally) == nullptr) {
            continue;
        }
        // Who helps the defender stands out from armies that only stand by.
        placed(p, stageSpot(stage, ally, view), unit, [&] {
            const QRectF box = crossingBox(ally, picture).adjusted(-5, -5, 5, 5);
            p.setBrush(Qt::NoBrush);
            p.setPen(QPen(QColor(255, 255, 255, 220), 9));
            p.drawRoundedRect(box, 8, 8);
            p.setPen(QPen(QColor(0x0b, 0x6e, 0x7f), 5));
            p.drawRoundedRect(box, 8, 8);
        });
    }
}

void paintFalling(QPainter& p, const std::vector<FallenPiece>& fallen, const Markers::Stage& stage,
                  const BoardPicture& before, const StageView& view, qreal way) {
    constexpr qreal kFarDown = 95;
    p.setRenderHint(QPainter::Antialiasing);
    for (const FallenPiece& piece : fallen) {
        placed(p, stageSpot(stage, piece.at, view), unitOf(view), [&] {
            // It is pushed off, then falls.
            p.translate(14 * way, kFarDown * way * way);
            p.rotate(16 * way);
            p.setOpacity(1 - way * way);
            paintPiece(p, piece, before);
        });
    }
}

namespace {

/// The nearest box of that size round a point of the board that covers none of the spots; the first one where each
/// does.
QRectF besideSpots(const QRectF& first, QPointF at, const QRectF& stands, const std::vector<QPointF>& spots,
                   qreal reach, QSizeF room) {
    const auto covered = [&](const QRectF& box) {
        const QRectF kept = box.adjusted(-reach, -reach, reach, reach);
        return std::ranges::count_if(spots, [&](QPointF spot) { return kept.contains(spot); });
    };
    QRectF best = first;
    auto least = covered(first);
    constexpr int kWays = 16;
    constexpr int kFarthest = 4;
    for (int ring = 2; ring <= 2 * kFarthest && least > 0; ++ring) {
        for (int way = 0; way < kWays && least > 0; ++way) {
            QRectF box = first;
            const qreal angle = 2 * std::numbers::pi * way / kWays;
            box.moveCenter(at + QPointF(std::sin(angle), -std::cos(angle)) * first.height() * ring / 2);
            if (QRectF(QPointF(), room).contains(box) && !box.intersects(stands) && covered(box) < least) {
                best = box;
                least = covered(box);
            }
        }
    }
    return best;
}

}  // namespace

QRectF callOutBox(const engine::Corner& corner, const BoardPicture& picture, const HexLayout& layout, QSizeF room,
                  const std::vector<Markers::Legal>& legal) {
    const auto* army = picture.armyAt(corner);
    if (army == nullptr) {
        return {};
    }
    constexpr qreal kGap = 9;
    const qreal own = layout.scale() / 100;
    const qreal unit = qMax(own, unitWanted(room));
    const QSizeF size = QSizeF(artwork::armyWidth(army->units) + 8, artwork::kPlateHeight + 8) * unit;
    const QRectF stands = crossingBox(corner, picture);
    const QPointF at = layout.pixelOf(corner);
    qreal top = at.y() + (stands.top() - kGap) * own - size.height();
    if (top < 0) {
        top = at.y() + (stands.bottom() + kGap) * own;
    }
    const qreal left = qBound(0.0, at.x() - size.width() / 2, qMax(0.0, room.width() - size.width()));
    const QRectF first(QPointF(left, qMin(top, qMax(0.0, room.height() - size.height()))), size);
    std::vector<QPointF> spots;
    for (const Markers::Legal& each : legal) {
        if (each.at != PlaceName(corner)) {
            spots.push_back(markSpot(each.at, picture, layout));
        }
    }
    constexpr qreal kMark = 30;
    constexpr qreal kLeastMark = 14;
    return besideSpots(first, at, {at + stands.topLeft() * own, stands.size() * own}, spots,
                       qMax(kLeastMark, kMark * own), room);
}

void paintCallOuts(QPainter& p, const Markers& markers, const std::optional<PlaceName>& subject,
                   const BoardPicture& picture, const HexLayout& layout, QSizeF room) {
    std::set<engine::Corner> corners;
    const auto add = [&](const PlaceName& place) {
        if (const auto* corner = std::get_if<engine::Corner>(&place)) {
            corners.insert(*corner);
        }
    };
    std::ranges::for_each(markers.chosen, add);
    if (subject) {
        add(*subject);
    }
    p.setRenderHint(QPainter::Antialiasing);
    for (const engine::Corner& corner : corners) {
        const auto* army = picture.armyAt(corner);
        const QRectF box = callOutBox(corner, picture, layout, room, markers.legal);
        if (army == nullptr || box.isEmpty()) {
            continue;
        }
        // A line leads to the crossing; the plate lies over it.
        const QPointF at = layout.pixelOf(corner);
        const QPointF end(at.x(), at.y() + crossingBox(corner, picture).center().y() * layout.scale() / 100);
        for (const auto& [colour, width] :
             {std::pair(QColor(Qt::white), 6.0), std::pair(QColor(0x1c, 0x1f, 0x22), 2.5)}) {
            p.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
            p.drawLine(box.center(), end);
        }
        placed(p, layout.pixelOf(corner), layout.scale() / 100, [&] { paintCrossing(p, corner, picture); });
        placed(p, box.center(), box.height() / (artwork::kPlateHeight + 8),
               [&] { artwork::paintArmy(p, army->units, army->look); });
    }
}

}  // namespace ui
