// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice_game/sheet_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <cmath>
#include <limits>

#include "ui/board/artwork.h"
#include "ui/dice_game/face_art.h"
#include "ui/dice_game/sheet_acts.h"
#include "ui/theme/colours.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

namespace dice = engine::dice_game;
using dice::SheetPart;

/// All artwork has the hex side as 100 units.
constexpr qreal kArtUnits = 100;
constexpr qreal kPartNear = 0.3;

engine::Terrain terrainUnder(std::optional<engine::Resource> resource) {
    using engine::Resource;
    using engine::Terrain;
    if (!resource) {
        return Terrain::Desert;
    }
    switch (*resource) {
        case Resource::Brick:
            return Terrain::Hills;
        case Resource::Lumber:
            return Terrain::Forest;
        case Resource::Wool:
            return Terrain::Pasture;
        case Resource::Grain:
            return Terrain::Fields;
        case Resource::Ore:
            return Terrain::Mountains;
    }
    return Terrain::Desert;
}

PlayerLook lookOfSeat(const dice::Position& position, engine::PlayerId player) {
    const engine::Player& who = position.table->players[engine::index(player)];
    return lookOf(QString::fromStdString(who.id), QString::fromStdString(who.colour),
                  static_cast<int>(engine::index(player)));
}

}  // namespace

SheetView::SheetView(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void SheetView::show(const dice::Position& position, engine::PlayerId player, std::set<SheetPart> open) {
    if (!m_position || m_position->sheet() != position.sheet()) {
        m_layout = layoutOf(position.sheet());
        m_current.reset();
    }
    m_position = position;
    m_player = player;
    m_open = std::move(open);
    m_pointed.reset();
    update();
}

qreal SheetView::scaleFor(const QSizeF& size) const {
    return m_layout.box.isEmpty() ? 1
                                  : qMin(size.width() / m_layout.box.width(), size.height() / m_layout.box.height());
}

QPointF SheetView::middleOf(const SheetPart& part) const {
    if (const auto* place = std::get_if<dice::PlaceId>(&part)) {
        const SheetLayout::PlaceAt& at = m_layout.places[engine::index(*place)];
        return (at.at + at.to) / 2;
    }
    return m_layout.jokers[engine::index(std::get<dice::JokerId>(part))];
}

QPointF SheetView::pixelOf(const SheetPart& part) const {
    return (middleOf(part) - m_layout.box.center()) * scale() + QPointF(width() / 2.0, height() / 2.0);
}

std::vector<SheetPart> SheetView::parts() const {
    std::vector<SheetPart> all;
    if (m_position) {
        for (const dice::PlaceId place : m_position->sheet().placeIds()) {
            if (!m_position->sheet()[place].given) {
                all.emplace_back(place);
            }
        }
        for (const dice::JokerId joker : m_position->sheet().jokerIds()) {
            all.emplace_back(joker);
        }
    }
    return all;
}

std::optional<SheetPart> SheetView::partAt(QPointF pixel) const {
    std::optional<SheetPart> nearest;
    qreal least = kPartNear * scale();
    for (const SheetPart& part : parts()) {
        const QPointF off = pixelOf(part) - pixel;
        const qreal distance = std::hypot(off.x(), off.y());
        if (distance < least) {
            least = distance;
            nearest = part;
        }
    }
    return nearest;
}

void SheetView::setCurrent(std::optional<SheetPart> part) {
    m_current = part;
    if (part && m_position) {
        setAccessibleDescription(nameOfPart(*m_position, *part));
    }
    Q_EMIT partPointed(part);
    Q_EMIT takenByEnterChanged();
    update();
}

void SheetView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    Q_EMIT takenByEnterChanged();
}

void SheetView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    Q_EMIT takenByEnterChanged();
}

void SheetView::point(std::optional<SheetPart> part) {
    if (part != m_pointed) {
        m_pointed = part;
        Q_EMIT partPointed(part ? part : m_current);
        update();
    }
}

void SheetView::mousePressEvent(QMouseEvent* event) {
    setFocus();
    if (const auto part = partAt(event->position()); part && event->button() == Qt::LeftButton) {
        setCurrent(part);
        Q_EMIT partChosen(*part);
    }
}

void SheetView::mouseMoveEvent(QMouseEvent* event) {
    point(partAt(event->position()));
}

void SheetView::leaveEvent(QEvent*) {
    point(std::nullopt);
}

void SheetView::walk(QPointF direction) {
    const auto all = parts();
    if (all.empty()) {
        return;
    }
    if (!m_current) {
        setCurrent(all.front());
        return;
    }
    const QPointF from = middleOf(*m_current);
    std::optional<SheetPart> best;
    qreal least = std::numeric_limits<qreal>::max();
    for (const SheetPart& part : all) {
        const QPointF off = middleOf(part) - from;
        const qreal ahead = QPointF::dotProduct(off, direction);
        const qreal aside = std::abs(off.x() * direction.y() - off.y() * direction.x());
        constexpr qreal kAhead = 0.05;
        constexpr qreal kAside = 2;
        if (ahead > kAhead && ahead + kAside * aside < least && aside < 3 * ahead) {
            least = ahead + kAside * aside;
            best = part;
        }
    }
    if (best) {
        setCurrent(best);
    }
}

/// Through the parts that can be chosen.
void SheetView::step(int by) {
    const std::vector<SheetPart> open(m_open.begin(), m_open.end());
    if (open.empty()) {
        return;
    }
    const auto found = m_current ? std::find(open.begin(), open.end(), *m_current) : open.end();
    const auto count = static_cast<int>(open.size());
    const int at = found == open.end() ? (by > 0 ? -1 : 0) : static_cast<int>(found - open.begin());
    setCurrent(open[static_cast<std::size_t>((at + by + count) % count)]);
}

bool SheetView::walksBy(int key) {
    return key == Qt::Key_N || key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

void SheetView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
            walk({-1, 0});
            break;
        case Qt::Key_Right:
            walk({1, 0});
            break;
        case Qt::Key_Up:
            walk({0, -1});
            break;
        case Qt::Key_Down:
            walk({0, 1});
            break;
        case Qt::Key_N:
            step(event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_current) {
                Q_EMIT partChosen(*m_current);
            }
            break;
        default:
            QWidget::keyPressEvent(event);
    }
}

void SheetView::paintPlace(QPainter& p, dice::PlaceId id) const {
    const dice::SheetPlace& printed = m_position->sheet()[id];
    const SheetLayout::PlaceAt& at = m_layout.places[engine::index(id)];
    const bool built = m_position->isBuilt(m_player, id);
    const bool open = m_open.contains(SheetPart(id));
    const PlayerLook look = lookOfSeat(*m_position, m_player);
    const PlayerLook paper{QColor(0xff, 0xfd, 0xf5), QColor(0xff, 0xfd, 0xf5), look.emblem};
    const QPen outline(open ? QColor(0x0b, 0x6e, 0x7f) : QColor(0x22, 0x22, 0x22), open ? 6 : 3,
                       built || open ? Qt::SolidLine : Qt::DashLine);
    p.save();
    p.translate((at.at + at.to) / 2 * kArtUnits);
    QString label = QString::fromStdString(printed.name);
    if (printed.piece == dice::Piece::Road) {
        p.save();
        p.rotate(std::atan2(at.to.y() - at.at.y(), at.to.x() - at.at.x()) * 180 / M_PI);
        if (built) {
            artwork::paintRoad(p, look);
        } else {
            p.setPen(outline);
            p.setBrush(paper.colour);
            p.drawRect(QRectF(-28, -8, 56, 16));
        }
        p.restore();
        if (m_position->sheet().cross == id) {
            // The cross of the longest road.
            p.setPen(QPen(QColor(0xa3, 0x21, 0x1b), 5));
            p.drawLine(QPointF(-9, -9), QPointF(9, 9));
            p.drawLine(QPointF(-9, 9), QPointF(9, -9));
        }
    } else if (printed.piece == dice::Piece::Knight) {
        p.setPen(outline);
        p.setBrush(built ? look.colour : paper.colour);
        p.drawEllipse(QPointF(), 20, 20);
        p.setPen(QPen(built ? look.ink : QColor(0x77, 0x77, 0x77), 4, Qt::SolidLine, Qt::RoundCap));
        p.setBrush(Qt::NoBrush);
        // A helmet.
        p.drawArc(QRectF(-10, -12, 20, 22), 0, 180 * 16);
        p.drawLine(QPointF(-10, -1), QPointF(-10, 11));
        p.drawLine(QPointF(10, -1), QPointF(10, 11));
        label.clear();
    } else {
        if (open) {
            p.setPen(Qt::NoPen);
            p.setBrush(QColor(0x0b, 0x6e, 0x7f));
            p.drawEllipse(QPointF(), 40, 40);
        }
        artwork::paintBuilding(
            p, printed.piece == dice::Piece::City ? engine::BuildingKind::City : engine::BuildingKind::Settlement,
            built ? look : paper, 0, false);
    }
    if (!label.isEmpty() && !printed.given && !built) {
        QFont font = p.font();
        font.setPixelSize(17);
        font.setWeight(QFont::DemiBold);
        p.setFont(font);
        const bool isRoad = printed.piece == dice::Piece::Road;
        const QString words = isRoad ? label.mid(1) : label;
        if (isRoad && m_position->sheet().cross != id) {
            // Two digits are wider than a road that stands steep.
            constexpr qreal kBeside = 3;
            const qreal half = QFontMetricsF(font).horizontalAdvance(words) / 2 + kBeside;
            p.setPen(Qt::NoPen);
            p.setBrush(paper.colour);
            p.drawRoundedRect(QRectF(-half, -9, 2 * half, 18), 4, 4);
        }
        p.setPen(QColor(0x22, 0x22, 0x22));
        p.drawText(QRectF(-30, isRoad ? -12 : -3, 60, 24), Qt::AlignCenter, words);
    }
    p.restore();
}

void SheetView::paintJoker(QPainter& p, dice::JokerId id) const {
    const dice::SheetJoker& printed = m_position->sheet()[id];
    const bool used = m_position->marks[m_player].struckOut[id];
    const bool open = m_open.contains(SheetPart(id));
    p.save();
    p.translate(m_layout.jokers[engine::index(id)] * kArtUnits);
    p.setPen(QPen(open ? QColor(0x0b, 0x6e, 0x7f) : QColor(0x22, 0x22, 0x22), open ? 6 : 3));
    p.setBrush(QColor(0xff, 0xfd, 0xf5));
    p.drawRoundedRect(QRectF(-21, -21, 42, 42), 5, 5);
    if (printed.gives) {
        paintFace(p, dice::faceOf(*printed.gives), 30);
    } else {
        QFont font = p.font();
        font.setPixelSize(30);
        font.setWeight(QFont::Bold);
        p.setFont(font);
        p.setPen(QColor(0x22, 0x22, 0x22));
        p.drawText(QRectF(-21, -21, 42, 42), Qt::AlignCenter, QStringLiteral("?"));
    }
    if (used) {
        p.setPen(QPen(QColor(0xa3, 0x21, 0x1b), 6));
        p.drawLine(QPointF(-22, 22), QPointF(22, -22));
    }
    p.restore();
}

void SheetView::paintOn(QPainter& p, const QRectF& into, const Colours& c) const {
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.fillRect(into, c.sea);
    if (!m_position) {
        p.restore();
        return;
    }
    const qreal unit = scaleFor(into.size()) / kArtUnits;
    p.translate(into.center());
    p.scale(unit, unit);
    p.translate(-m_layout.box.center() * kArtUnits);
    for (const SheetLayout::HexAt& hex : m_layout.hexes) {
        QPolygonF outline;
        for (int corner = 0; corner < 6; ++corner) {
            const qreal angle = corner * M_PI / 3;
            outline.append((hex.middle + QPointF(std::cos(angle), std::sin(angle)) * 0.97) * kArtUnits);
        }
        p.setPen(QPen(c.sand, 14, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        p.setBrush(c.terrain(terrainUnder(hex.resource)));
        p.drawPolygon(outline);
    }
    for (const dice::PlaceId place : m_position->sheet().placeIds()) {
        if (m_position->sheet()[place].piece == dice::Piece::Road) {
            paintPlace(p, place);
        }
    }
    for (const dice::JokerId joker : m_position->sheet().jokerIds()) {
        paintJoker(p, joker);
    }
    for (const dice::PlaceId place : m_position->sheet().placeIds()) {
        if (m_position->sheet()[place].piece != dice::Piece::Road) {
            paintPlace(p, place);
        }
    }
    p.restore();
}

void SheetView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const Colours& c = colours();
    paintOn(p, rect(), c);
    if (!m_position) {
        return;
    }
    p.setRenderHint(QPainter::Antialiasing);
    const qreal unit = scale() / kArtUnits;
    p.translate(QPointF(width() / 2.0, height() / 2.0));
    p.scale(unit, unit);
    p.translate(-m_layout.box.center() * kArtUnits);
    const auto ring = [&](const SheetPart& part, const QColor& ink, qreal wide) {
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(ink, wide));
        p.drawEllipse(middleOf(part) * kArtUnits, 38, 38);
    };
    if (m_pointed) {
        ring(*m_pointed, c.text, 3);
    }
    if (m_current && hasFocus()) {
        ring(*m_current, c.base, 8);
        ring(*m_current, c.accent, 5);
    }
}

}  // namespace ui
