// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/die_art.h"

#include <QPainterPath>
#include <QTimer>
#include <array>
#include <cmath>
#include <numbers>

#include "ui/theme/colours.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

constexpr int kTumbleTicks = 9;
constexpr int kTickMs = DiceRow::kTumbleMs / kTumbleTicks;

QPolygonF regular(int corners, qreal radius, qreal startDegrees) {
    QPolygonF polygon;
    for (int i = 0; i < corners; ++i) {
        const qreal a = (startDegrees + 360.0 * i / corners) * std::numbers::pi / 180;
        polygon.append(QPointF(std::cos(a), std::sin(a)) * radius);
    }
    return polygon;
}

void paintPips(QPainter& p, int value) {
    // Unit square from -1 to 1; the pips of the usual faces.
    static const std::array<std::vector<QPointF>, 7> kPips{{{},
                                                            {{0, 0}},
                                                            {{-1, -1}, {1, 1}},
                                                            {{-1, -1}, {0, 0}, {1, 1}},
                                                            {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
                                                            {{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}},
                                                            {{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}}}};
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(0x1c, 0x1f, 0x22));
    for (const QPointF pip : kPips[static_cast<std::size_t>(value)]) {
        p.drawEllipse(pip * 27, 9.5, 9.5);
    }
}

}  // namespace

void paintDie(QPainter& p, const QRectF& square, int sides, int value, bool pale) {
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.translate(square.center());
    p.scale(square.width() / 110, square.width() / 110);
    if (pale) {
        p.setOpacity(0.45);
    }
    const QColor ink(0x1c, 0x1f, 0x22);
    p.setBrush(QColor(0xfd, 0xfc, 0xf7));
    p.setPen(QPen(ink, 3.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    qreal baseline = 0;
    switch (sides) {
        case 6:
            p.drawRoundedRect(QRectF(-50, -50, 100, 100), 13, 13);
            break;
        case 8:
        case 10: {
            const QPolygonF shape({QPointF(0, -54), QPointF(sides == 8 ? 48 : 54, sides == 8 ? 0 : 6), QPointF(0, 54),
                                   QPointF(sides == 8 ? -48 : -54, sides == 8 ? 0 : 6)});
            p.drawPolygon(shape);
            p.setPen(QPen(QColor(0, 0, 0, 70), 2));
            const qreal y = sides == 8 ? 24 : 20;
            p.drawPolygon(QPolygonF({QPointF(0, -44), QPointF(30, y), QPointF(-30, y)}));
            p.drawLine(QPointF(-30, y), shape[3]);
            p.drawLine(QPointF(30, y), shape[1]);
            baseline = 1;
            break;
        }
        case 12:
            p.drawPolygon(regular(10, 53, -90));
            p.setPen(QPen(QColor(0, 0, 0, 70), 2));
            p.drawPolygon(regular(5, 33, -90));
            break;
        default:
            p.drawPolygon(regular(6, 54, -90));
            p.setPen(QPen(QColor(0, 0, 0, 70), 2));
            p.drawPolygon(regular(3, 40, -90));
            baseline = 3;
            break;
    }
    if (value > 0 && sides == 6 && value <= 6) {
        paintPips(p, value);
    } else {
        p.setFont(sized(p.font(), value > 9 ? 36 : 42, QFont::Bold));
        p.setPen(value > 0 ? ink : QColor(0x80, 0x86, 0x8c));
        const QString text = value > 0    ? QString::number(value)
                             : sides == 6 ? QString()
                                          : QStringLiteral("%1").arg(sides);
        p.drawText(QRectF(-55, -55 + baseline, 110, 110), Qt::AlignCenter, text);
    }
    p.restore();
}

QPixmap diePixmap(int sides, int value, int size, qreal pixelRatio) {
    QPixmap pixmap(qRound(size * pixelRatio), qRound(size * pixelRatio));
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintDie(painter, QRectF(1, 1, size - 2, size - 2), sides, value);
    return pixmap;
}

DiceRow::DiceRow(int size, QWidget* parent) : QWidget(parent), m_size(size), m_timer(new QTimer(this)) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_timer->setInterval(kTickMs);
    connect(m_timer, &QTimer::timeout, this, [this] {
        if (++m_ticks >= kTumbleTicks) {
            m_timer->stop();
            Q_EMIT settled();
        }
        update();
    });
}

void DiceRow::setDice(const std::vector<engine::Die>& dice, bool tumble) {
    m_dice = dice;
    m_ticks = 0;
    tumble ? m_timer->start() : m_timer->stop();
    updateGeometry();
    update();
}

void DiceRow::setSize(int size) {
    if (m_size != size) {
        m_size = size;
        updateGeometry();
        update();
    }
}

bool DiceRow::tumbling() const {
    return m_timer->isActive();
}

QSize DiceRow::sizeHint() const {
    const int count = qMax<int>(1, static_cast<int>(m_dice.size()));
    return {count * m_size + (count - 1) * 10 + 8, m_size + 8};
}

void DiceRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    for (std::size_t i = 0; i < m_dice.size(); ++i) {
        const QRectF square(4 + static_cast<qreal>(i) * (m_size + 10), 4, m_size, m_size);
        if (!tumbling()) {
            paintDie(painter, square, m_dice[i].sides, m_dice[i].value, m_dice[i].value == 0);
            continue;
        }
        // Any faces will do while it tumbles: they only stand for motion.
        const int shown = (m_ticks * 5 + static_cast<int>(i) * 3 + 1) % m_dice[i].sides + 1;
        painter.save();
        painter.translate(square.center());
        painter.rotate((kTumbleTicks - m_ticks) * (i % 2 == 0 ? 19 : -23));
        paintDie(painter, QRectF(-m_size / 2.0, -m_size / 2.0, m_size, m_size), m_dice[i].sides, shown);
        painter.restore();
    }
}

}  // namespace ui
