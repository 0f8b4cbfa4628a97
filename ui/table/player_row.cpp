// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/player_row.h"

#include <QMouseEvent>
#include <QPainter>
#include <utility>

#include "ui/board/artwork.h"
#include "ui/table/players_panel.h"
#include "ui/theme/colours.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

constexpr int kRowLeft = 16;
constexpr int kRowLine = 24;

/// Drawn in a box of that height; returns how wide it is.
int paintPiece(QPainter& p, engine::Piece piece, const PlayerLook& look, QPointF middle) {
    using engine::Piece;
    constexpr qreal kScale = 0.42;
    p.save();
    p.translate(middle);
    p.scale(kScale, kScale);
    int wide = 26;
    switch (piece) {
        case Piece::Road:
            artwork::paintRoad(p, look);
            wide = 30;
            break;
        case Piece::Ship:
            artwork::paintShip(p, look);
            break;
        case Piece::Bridge:
            p.scale(0.3, 0.3);
            artwork::paintBridge(p, look);
            wide = 30;
            break;
        case Piece::City:
            artwork::paintBuilding(p, engine::BuildingKind::City, look, 0, false);
            wide = 30;
            break;
        case Piece::Metropolis:
            artwork::paintBuilding(p, engine::BuildingKind::Metropolis, look, 0, false);
            wide = 30;
            break;
        case Piece::Capital:
            artwork::paintBuilding(p, engine::BuildingKind::Capital, look, 0, false);
            wide = 30;
            break;
        case Piece::Factory:
            artwork::paintBuilding(p, engine::BuildingKind::Factory, look, 0, false);
            wide = 30;
            break;
        default:
            artwork::paintBuilding(p, engine::BuildingKind::Settlement, look, 0, false);
            break;
    }
    p.restore();
    return wide;
}

}  // namespace

PlayerCard::PlayerCard(PlayerContent content, QWidget* parent) : QWidget(parent), m_content(std::move(content)) {
    constexpr int kBadge = 28;
    m_badge = m_content.look ? badge(*m_content.look, kBadge, devicePixelRatioF())
                             : drawn(Icon::Dice, colours().dim, kBadge, devicePixelRatioF());
    QStringList words{m_content.name};
    if (m_content.points) {
        words.append(PlayersPanel::tr("%n point(s)", nullptr, *m_content.points));
    }
    if (m_content.active) {
        words.append(PlayersPanel::tr("on turn"));
    }
    words.append(m_content.held);
    QStringList tip{m_content.name};
    tip.append(m_content.shares);
    tip.append(m_content.held.join(QStringLiteral(" · ")));
    tip.append(m_content.note);
    for (const PlayerContent::Mark& mark : m_content.marks) {
        words.append(mark.word);
        tip.append(mark.word);
    }
    setAccessibleName(words.join(QStringLiteral(", ")));
    if (m_content.points) {
        setCursor(Qt::PointingHandCursor);
        tip.append(PlayersPanel::tr("Click: what is known of the hand"));
    }
    tip.removeAll(QString());
    setToolTip(tip.join(QStringLiteral("\n")));
}

void PlayerCard::setOpen(bool open) {
    m_isOpen = open;
    update();
}

void PlayerCard::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && m_content.points) {
        Q_EMIT pressed();
    }
}

QFont PlayerCard::smallFont(bool bold) const {
    return sized(font(), 14, bold ? QFont::Bold : QFont::Normal);
}

void PlayerCard::paintHead(QPainter& p, const QColor& ink) const {
    const Colours& c = colours();
    const bool narrow = width() < kNarrow;
    const bool low = height() < kHigh;
    const bool tight = height() < kLow;
    // In the lowest rows with pieces these begin right below it.
    constexpr int kLowestWithPieces = 75;
    constexpr int kSmallBadge = 21;
    const bool lowest = !narrow && height() < kLowestWithPieces;
    if (lowest) {
        p.setRenderHint(QPainter::SmoothPixmapTransform);
        p.drawPixmap(QRect(kRowLeft, 1, kSmallBadge, kSmallBadge), m_badge);
    } else {
        p.drawPixmap(narrow ? 12 : kRowLeft, tight ? 2 : low ? 6 : 10, m_badge);
    }
    const QFont big = sized(font(), tight ? 28 : low || width() < 240 ? 34 : 42, QFont::Bold);
    p.setFont(big);
    p.setPen(ink);
    QRect column(0, low ? 0 : 2, width() - (narrow ? 10 : 14), tight ? 30 : low ? 38 : 46);
    if (m_content.after) {
        const QFont small = sized(big, 24);
        p.setFont(small);
        p.setPen(c.bad);
        const QString text = QStringLiteral("→ %1").arg(*m_content.after);
        p.drawText(column, Qt::AlignRight | Qt::AlignVCenter, text);
        column.setRight(column.right() - QFontMetrics(small).horizontalAdvance(text) - 8);
        p.setFont(big);
        p.setPen(ink);
    }
    const QString points = m_content.points ? QString::number(*m_content.points) : QString();
    p.drawText(column, Qt::AlignRight | Qt::AlignVCenter, points);
    const int pointsLeft = column.right() - QFontMetrics(big).horizontalAdvance(points) - 6;
    const QFont name = sized(font(), narrow ? 15 : tight ? 16 : 18, QFont::DemiBold);
    p.setFont(name);
    constexpr int kNameLeft = 54;
    constexpr int kRoomForName = 64;
    if (narrow && height() < kRoomForName) {
        return;
    }
    const QRect nameRect = narrow ? QRect(12, 40, width() - 18, 24)
                                  : QRect(kNameLeft,
                                          tight ? 0
                                          : low ? 4
                                                : 8,
                                          pointsLeft - kNameLeft, lowest ? kSmallBadge + 2 : 32);
    p.drawText(nameRect, Qt::AlignLeft | Qt::AlignVCenter,
               QFontMetrics(name).elidedText(m_content.name, Qt::ElideRight, nameRect.width()));
}

void PlayerCard::paintPieces(QPainter& p, int y, const QColor& ink) const {
    p.setPen(ink);
    if (!m_content.note.isEmpty()) {
        p.setFont(smallFont());
        const QRect line(kRowLeft, y, width() - 2 * kRowLeft, kRowLine);
        p.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetrics(smallFont()).elidedText(m_content.note, Qt::ElideRight, line.width()));
        return;
    }
    p.setFont(smallFont(true));
    const QFontMetrics metrics(smallFont(true));
    int x = kRowLeft;
    for (const PlayerContent::Pieces& pieces : m_content.pieces) {
        const QString count = QStringLiteral("×%1").arg(pieces.count);
        constexpr int kWidest = 30;
        if (x + kWidest + metrics.horizontalAdvance(count) > width() - 4) {
            p.drawText(QRect(x, y, width() - x, kRowLine), Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("…"));
            return;
        }
        const int wide = paintPiece(p, pieces.piece, *m_content.look, QPointF(x + 13, y + kRowLine / 2.0));
        p.setPen(ink);
        p.drawText(QRect(x + wide, y, width(), kRowLine), Qt::AlignLeft | Qt::AlignVCenter, count);
        x += wide + metrics.horizontalAdvance(count) + 9;
    }
}

int PlayerCard::paintHolding(QPainter& p, int y, const QColor& ink) const {
    if (!m_content.points) {
        return kRowLeft;
    }
    constexpr int kIcon = 18;
    const QFontMetrics bold(smallFont(true));
    int x = kRowLeft;
    const auto counted = [&](Icon icon, const QString& count) {
        p.drawPixmap(QPointF(x, y + (kRowLine - kIcon) / 2.0), drawn(icon, ink, kIcon, devicePixelRatioF()));
        p.setFont(smallFont(true));
        p.setPen(ink);
        p.drawText(QRect(x + kIcon + 4, y, width(), kRowLine), Qt::AlignLeft | Qt::AlignVCenter, count);
        x += kIcon + 4 + bold.horizontalAdvance(count) + 12;
    };
    counted(Icon::Cards, m_content.cards.isEmpty() ? QStringLiteral("?") : m_content.cards);
    counted(Icon::CardDrawn, QString::number(m_content.development));
    if (!m_content.units.isEmpty()) {
        p.drawPixmap(QPointF(x, y + (kRowLine - kIcon) / 2.0), drawn(Icon::Army, ink, kIcon, devicePixelRatioF()));
        x += kIcon + 4;
        p.setFont(smallFont());
        p.drawText(QRect(x, y, width() - x, kRowLine), Qt::AlignLeft | Qt::AlignVCenter, m_content.units);
        x += QFontMetrics(smallFont()).horizontalAdvance(m_content.units) + 10;
    }
    return x;
}

/// As many as there is room for, with their signs alone where there is little; the tip tells all.
void PlayerCard::paintMarks(QPainter& p, int x, int y) const {
    const Colours& c = colours();
    constexpr int kIcon = 14;
    constexpr int kHighMark = 20;
    constexpr int kSignWide = kIcon + 10;
    const QFont type = sized(font(), 12, QFont::DemiBold);
    const QFontMetrics metrics(type);
    p.setFont(type);
    std::size_t shown = 0;
    for (const PlayerContent::Mark& mark : m_content.marks) {
        const bool isLast = ++shown == m_content.marks.size();
        const int more = isLast ? 0 : 26;
        const int room = width() - 6 - x - more;
        const int words = kIcon + 14 + metrics.horizontalAdvance(mark.word);
        const int wide = words <= room ? words : kSignWide;
        if (wide > room) {
            p.setPen(c.dim);
            const QString count = QStringLiteral("+%1").arg(m_content.marks.size() - shown + 1);
            const int left = qMin(x, width() - 4 - metrics.horizontalAdvance(count));
            p.drawText(QRect(left, y, width() - left, kHighMark), Qt::AlignLeft | Qt::AlignVCenter, count);
            return;
        }
        const QRect box(x, y, wide, kHighMark);
        p.setPen(Qt::NoPen);
        p.setBrush(mark.warns ? c.warningFill : c.window);
        p.drawRoundedRect(box, 3, 3);
        const QColor ink = mark.warns ? c.warning : c.text;
        p.drawPixmap(QPointF(x + 5, y + (kHighMark - kIcon) / 2.0), drawn(mark.icon, ink, kIcon, devicePixelRatioF()));
        p.setPen(ink);
        if (wide == words) {
            p.drawText(box.adjusted(kIcon + 8, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, mark.word);
        }
        x += wide + 6;
    }
}

void PlayerCard::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const Colours& c = colours();
    p.fillRect(rect(), m_content.active ? c.selection : c.base);
    if (m_content.active) {
        p.fillRect(QRect(0, 0, 6, height()), c.accent);
    }
    p.fillRect(QRect(0, height() - 1, width(), 1), c.hairline);
    if (m_isOpen) {
        p.setPen(QPen(c.accent, 2));
        p.setBrush(Qt::NoBrush);
        p.drawRect(rect().adjusted(1, 1, -2, -2));
    }
    const QColor ink = m_content.active ? c.onSelection : c.text;
    paintHead(p, ink);
    if (width() < kNarrow) {
        return;
    }
    if (height() >= kHigh) {
        paintPieces(p, 46, ink);
        (void)paintHolding(p, 71, ink);
        paintMarks(p, kRowLeft, 99);
    } else if (height() >= kMiddle) {
        paintPieces(p, 36, ink);
        (void)paintHolding(p, 60, ink);
        paintMarks(p, kRowLeft, 84);
    } else {
        // Drawings are lower than their lines: these may reach a little into the head.
        constexpr int kBelowName = 21;
        const int holding = height() < kLow ? height() - kRowLine : 60;
        const int pieces = holding - (height() < kLow ? kRowLine - 3 : kRowLine + 1);
        if (pieces >= kBelowName) {
            paintPieces(p, pieces, ink);
        }
        paintMarks(p, paintHolding(p, holding, ink), holding + 2);
    }
}

}  // namespace ui
