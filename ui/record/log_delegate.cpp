// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/log_delegate.h"

#include <QListView>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QtMath>
#include <utility>

#include "ui/record/log_model.h"
#include "ui/record/log_turns.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"
#include "ui/theme/players.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

constexpr int kLeastHeight = 31;
constexpr int kAbove = 6;
constexpr int kWordsFrom = 70;
constexpr int kRight = 8;
constexpr int kSignWidth = 30;
constexpr int kTagHeight = 17;
constexpr int kGap = 6;
constexpr int kTimeWidth = 54;
/// In a narrower list the words have the room of the time, which the tip tells.
constexpr int kNarrowList = 380;

QFont textFont(const QStyleOptionViewItem& option) {
    return sized(option.font, 14);
}

QFont smallFont(const QStyleOptionViewItem& option) {
    return sized(option.font, 12);
}

QFont tagFont(const QStyleOptionViewItem& option) {
    QFont mono = smallFont(option);
    mono.setFamily(QStringLiteral("Noto Sans Mono"));
    mono.setWeight(QFont::DemiBold);
    return mono;
}

/// Points down where something is open, to the right where it opens.
void paintArrow(QPainter& p, QPointF middle, bool open, const QColor& ink) {
    constexpr qreal kHalf = 4;
    const QPolygonF arrow = open ? QPolygonF{middle + QPointF(-kHalf, -kHalf / 2), middle + QPointF(0, kHalf / 2),
                                             middle + QPointF(kHalf, -kHalf / 2)}
                                 : QPolygonF{middle + QPointF(-kHalf / 2, -kHalf), middle + QPointF(kHalf / 2, 0),
                                             middle + QPointF(-kHalf / 2, kHalf)};
    p.setPen(QPen(ink, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.drawPolyline(arrow);
}

}  // namespace

bool LogDelegate::setRoom(const QListView& list) {
    const int width = list.maximumViewportSize().width() - list.verticalScrollBar()->sizeHint().width();
    return std::exchange(m_width, width) != width;
}

const LogDelegate::Measured& LogDelegate::measured(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const qulonglong seq = index.data(LogModel::SeqRole).toULongLong();
    const auto found = m_measured.find(seq);
    if (found != m_measured.end()) {
        return found->second;
    }
    if (constexpr std::size_t kMost = 16384; m_measured.size() >= kMost) {
        m_measured.clear();
    }
    if (!m_fonts) {
        const QFont font = textFont(option);
        m_fonts.emplace(Fonts{WordWidths(font), WordWidths(tagFont(option)), QFontMetrics(font).lineSpacing()});
    }
    const QStringList clauses = index.data(LogModel::ClauseRole).toStringList();
    const QString tag = clauses.isEmpty()    ? QString()
                        : clauses.size() > 1 ? clauses.front() + QStringLiteral(" +")
                                             : clauses.front();
    constexpr int kInTag = 10;
    const int tagWidth = tag.isEmpty() ? 0 : qCeil(m_fonts->tags.of(tag)) + kInTag;
    MeasuredWords words(index.data(LogModel::TextRole).toString(), m_fonts->words);
    return m_measured.emplace(seq, Measured{std::move(words), tag, tagWidth}).first->second;
}

LogDelegate::Places LogDelegate::placesOf(const Measured& entry, const QModelIndex& index, int width) const {
    const bool hasSign = index.data(LogModel::PictureCountRole).toInt() > 0;
    const int timeRoom = m_width < kNarrowList ? 0 : kTimeWidth + kGap;
    Places places;
    const int line = m_fonts->lineHeight;
    places.line = QSize(qMax(0, m_width - kWordsFrom - kRight - timeRoom), line);
    const MeasuredWords::Size size = entry.words.sizeAt(places.line.width());
    const int behind = (entry.tag.isEmpty() ? 0 : kGap + entry.tagWidth) + (hasSign ? kSignWidth : 0);
    const bool isBelow = behind > 0 && size.lastWidth + behind > places.line.width();
    places.height = qMax(kLeastHeight, 2 * kAbove + (size.lines + (isBelow ? 1 : 0)) * line);
    places.time = timeRoom > 0 ? QRect(width - kRight - kTimeWidth, kAbove, kTimeWidth, line) : QRect();
    int right = width - kRight - timeRoom;
    const int lastLine = places.height - kAbove - line;
    if (hasSign) {
        right -= kSignWidth;
        places.sign = QRect(right, lastLine, kSignWidth, line);
    }
    if (!entry.tag.isEmpty()) {
        places.tag = QRect(right - entry.tagWidth, lastLine + (line - kTagHeight) / 2, entry.tagWidth, kTagHeight);
    }
    return places;
}

void LogDelegate::paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Colours& c = colours();
    const auto row = static_cast<LogTurns::Row>(index.data(LogTurns::RowRole).toInt());
    if (row != LogTurns::Row::Entry) {
        p->save();
        p->setRenderHint(QPainter::Antialiasing);
        row == LogTurns::Row::Turn ? paintTurn(*p, option, index) : paintProof(*p, option, index);
        p->restore();
        return;
    }
    p->save();
    p->setRenderHint(QPainter::Antialiasing);
    const QRect r = option.rect;
    const Measured& entry = measured(option, index);
    const Places places = placesOf(entry, index, r.width());
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool onLine = index.data(LogModel::OnLineRole).toBool();
    const bool act = index.data(LogModel::IsActRole).toBool();
    const qreal ratio = option.widget->devicePixelRatioF();
    if (selected) {
        p->fillRect(r, c.selection);
    }
    p->fillRect(QRect(r.left(), r.bottom(), r.width(), 1), c.hairline);
    const QColor ink = selected ? c.onSelection : act && onLine ? c.text : c.dim;
    const int line = m_fonts->lineHeight;
    p->translate(r.topLeft());

    QFont small = smallFont(option);
    small.setStrikeOut(!onLine);
    p->setFont(small);
    p->setPen(c.dim);
    p->drawText(QRect(4, kAbove, 34, line), Qt::AlignRight | Qt::AlignVCenter,
                index.data(LogModel::SeqRole).toString());
    constexpr int kIcon = 16;
    p->drawPixmap(QPointF(45, kAbove + (line - kIcon) / 2.0),
                  drawn(static_cast<Icon>(index.data(LogModel::IconRole).toInt()), ink, kIcon, ratio));
    if (!places.time.isEmpty()) {
        p->setFont(smallFont(option));
        p->drawText(places.time, Qt::AlignRight | Qt::AlignVCenter, index.data(LogModel::TimeRole).toString());
    }
    if (!places.sign.isEmpty()) {
        constexpr int kCamera = 18;
        p->drawPixmap(QPointF(places.sign.right() - kCamera - 7, places.sign.top() + (line - kCamera) / 2.0),
                      drawn(Icon::Camera, selected ? c.onSelection : c.accent, kCamera, ratio));
    }
    if (!places.tag.isEmpty()) {
        p->setFont(tagFont(option));
        p->setPen(c.accent);
        p->setBrush(Qt::NoBrush);
        p->drawRoundedRect(QRectF(places.tag).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        p->drawText(places.tag, Qt::AlignCenter, entry.tag);
    }
    QFont text = textFont(option);
    text.setStrikeOut(!onLine);
    p->setFont(text);
    p->setPen(ink);
    QRect words(kWordsFrom, kAbove, 0, line);
    // A line may be a little wider than its words were one by one.
    words.setWidth(places.line.width() + kGap);
    for (const QString& part : entry.words.linesAt(places.line.width())) {
        // Only a word that is wider than the list loses its end.
        p->drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                    QFontMetrics(text).elidedText(part, Qt::ElideRight, words.width()));
        words.translate(0, line);
    }
    p->restore();
}

void LogDelegate::paintTurn(QPainter& p, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Colours& c = colours();
    const QRect r = option.rect;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QColor ink = selected ? c.onSelection : c.text;
    const qreal ratio = option.widget->devicePixelRatioF();
    p.fillRect(r, selected ? c.selection : c.window);
    p.fillRect(QRect(r.left(), r.bottom(), r.width(), 1), c.hairline);
    paintArrow(p, {r.left() + 13.0, r.center().y() + 0.5}, index.data(LogTurns::OpenRole).toBool(), ink);
    int x = r.left() + 28;
    const auto& position = *static_cast<const LogTurns*>(index.model())->position();
    constexpr int kBadge = 20;
    if (const QVariant player = index.data(LogModel::PlayerRole); player.isValid()) {
        const PlayerLook look = lookOf(position, static_cast<engine::PlayerId>(player.toInt()));
        p.drawPixmap(x, r.top() + (r.height() - kBadge) / 2, badge(look, kBadge, ratio));
        x += kBadge + 8;
    }
    int right = r.right() - kRight;
    const auto behind = [&](const QString& text, const QFont& font, const QColor& colour) {
        p.setFont(font);
        p.setPen(colour);
        const int wide = QFontMetrics(font).horizontalAdvance(text);
        p.drawText(QRect(right - wide, r.top(), wide + 1, r.height()), Qt::AlignLeft | Qt::AlignVCenter, text);
        right -= wide + 10;
    };
    const QString dice = index.data(LogTurns::DiceRole).toString();
    const QString head = index.data(LogModel::TextRole).toString().chopped(dice.isEmpty() ? 0 : dice.size() + 1);
    const QFont bold = sized(option.font, 14, QFont::DemiBold);
    const QFont plain = sized(option.font, 14);
    const int needed = QFontMetrics(bold).horizontalAdvance(head) + QFontMetrics(plain).horizontalAdvance(dice) + 22;
    if (const QVariant points = index.data(LogTurns::PointsRole); points.isValid() && right - x > needed + 30) {
        behind(points.toString(), sized(option.font, 16, QFont::Bold), ink);
    }
    const QString count = LogTurns::tr("%n entries", nullptr, index.data(LogTurns::CountRole).toInt());
    if (right - x > needed + QFontMetrics(smallFont(option)).horizontalAdvance(count)) {
        behind(count, smallFont(option), selected ? ink : c.dim);
    }
    p.setFont(bold);
    p.setPen(ink);
    p.drawText(QRect(x, r.top(), right - x, r.height()), Qt::AlignLeft | Qt::AlignVCenter, head);
    x += QFontMetrics(bold).horizontalAdvance(head) + 8;
    p.setFont(plain);
    p.drawText(QRect(x, r.top(), right - x, r.height()), Qt::AlignLeft | Qt::AlignVCenter, dice);
    x += QFontMetrics(plain).horizontalAdvance(dice) + 14;
    constexpr int kIcon = 17;
    for (const int icon : index.data(LogTurns::IconsRole).value<QList<int>>()) {
        if (x + kIcon > right) {
            break;
        }
        p.drawPixmap(QPointF(x, r.top() + (r.height() - kIcon) / 2.0),
                     drawn(static_cast<Icon>(icon), ink, kIcon, ratio));
        x += kIcon + 7;
    }
}

void LogDelegate::paintProof(QPainter& p, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Colours& c = colours();
    const QRect r = option.rect;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected) {
        p.fillRect(r, c.selection);
    }
    p.fillRect(QRect(r.left(), r.bottom(), r.width(), 1), c.hairline);
    const QColor ink = selected ? c.onSelection : c.dim;
    paintArrow(p, {r.left() + 53.0, r.center().y() + 0.5}, index.data(LogTurns::OpenRole).toBool(), ink);
    p.setFont(smallFont(option));
    p.setPen(ink);
    const QRect words(r.left() + kWordsFrom, r.top(), r.width() - kWordsFrom - kRight, r.height());
    p.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, index.data(LogModel::TextRole).toString());
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    constexpr int kLeastWidth = 200;
    if (static_cast<LogTurns::Row>(index.data(LogTurns::RowRole).toInt()) != LogTurns::Row::Entry) {
        return {kLeastWidth, kLeastHeight};
    }
    return {kLeastWidth, placesOf(measured(option, index), index, kLeastWidth).height};
}

bool LogDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                              const QModelIndex& index) {
    const auto row = static_cast<LogTurns::Row>(index.data(LogTurns::RowRole).toInt());
    if (row == LogTurns::Row::Entry && event->type() == QEvent::MouseButtonRelease) {
        const QRect sign =
            placesOf(measured(option, index), index, option.rect.width()).sign.translated(option.rect.topLeft());
        if (sign.contains(static_cast<QMouseEvent*>(event)->position().toPoint())) {
            Q_EMIT picturesPressed(index);
            return true;
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

}  // namespace ui
