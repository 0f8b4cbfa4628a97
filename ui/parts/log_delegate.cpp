// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/log_delegate.h"

#include <QMouseEvent>
#include <QPainter>

#include "ui/parts/log_model.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"

namespace ui {

namespace {

constexpr int kSignWidth = 30;
/// In a narrower list the words have the room of the time, which the tip tells.
constexpr int kNarrowList = 380;

/// What the time takes at the end of a line, with the gap before it.
int timeRoom(const QRect& line) {
    constexpr int kTime = 54;
    constexpr int kGap = 6;
    return line.width() < kNarrowList ? 0 : kTime + kGap;
}

/// Where the sign of an entry's pictures is; empty where it has none.
QRect pictureSign(const QStyleOptionViewItem& option, const QModelIndex& index) {
    if (index.data(LogModel::PictureCountRole).toInt() == 0) {
        return {};
    }
    const QRect& r = option.rect;
    return {r.right() - 8 - timeRoom(r) - kSignWidth, r.top(), kSignWidth, r.height()};
}

}  // namespace

void LogDelegate::paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Colours& c = colours();
    p->save();
    p->setRenderHint(QPainter::Antialiasing);
    const QRect r = option.rect;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool onLine = index.data(LogModel::OnLineRole).toBool();
    const bool act = index.data(LogModel::IsActRole).toBool();
    if (selected) {
        p->fillRect(r, c.selection);
    }
    p->fillRect(QRect(r.left(), r.bottom(), r.width(), 1), c.hairline);
    QColor ink = selected ? c.onSelection : act && onLine ? c.text : c.dim;
    QFont small = option.font;
    small.setPixelSize(12);
    QFont text = option.font;
    text.setPixelSize(14);
    text.setStrikeOut(!onLine);
    small.setStrikeOut(!onLine);

    p->setFont(small);
    p->setPen(c.dim);
    p->drawText(QRect(r.left() + 4, r.top(), 34, r.height()), Qt::AlignRight | Qt::AlignVCenter,
                index.data(LogModel::SeqRole).toString());
    p->drawPixmap(
        QPointF(r.left() + 45, r.top() + (r.height() - 16) / 2.0),
        drawn(static_cast<Icon>(index.data(LogModel::IconRole).toInt()), ink, 16, option.widget->devicePixelRatioF()));
    int right = r.right() - 8;
    small.setStrikeOut(false);
    p->setFont(small);
    if (timeRoom(r) > 0) {
        p->drawText(QRect(right - timeRoom(r), r.top(), timeRoom(r), r.height()), Qt::AlignRight | Qt::AlignVCenter,
                    index.data(LogModel::TimeRole).toString());
        right -= timeRoom(r);
    }
    if (const QRect sign = pictureSign(option, index); !sign.isEmpty()) {
        p->drawPixmap(QPointF(sign.left() + 4, r.top() + (r.height() - 18) / 2.0),
                      drawn(Icon::Camera, selected ? c.onSelection : c.accent, 18, option.widget->devicePixelRatioF()));
        right -= kSignWidth;
    }
    const QStringList clauses = index.data(LogModel::ClauseRole).toStringList();
    if (!clauses.isEmpty()) {
        QFont mono = small;
        mono.setFamily(QStringLiteral("Noto Sans Mono"));
        mono.setWeight(QFont::DemiBold);
        p->setFont(mono);
        const QString tag = clauses.size() > 1 ? clauses.front() + QStringLiteral(" +") : clauses.front();
        const int width = QFontMetrics(mono).horizontalAdvance(tag) + 10;
        const QRect box(right - width, r.top() + (r.height() - 18) / 2, width, 18);
        p->setPen(c.accent);
        p->setBrush(Qt::NoBrush);
        p->drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        p->drawText(box, Qt::AlignCenter, tag);
        right -= width + 6;
    }
    p->setFont(text);
    p->setPen(ink);
    const QRect words(r.left() + 70, r.top(), right - r.left() - 70, r.height());
    p->drawText(
        words, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(text).elidedText(index.data(LogModel::TextRole).toString(), Qt::ElideRight, words.width()));
    p->restore();
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return {200, 31};
}

bool LogDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                              const QModelIndex& index) {
    if (event->type() == QEvent::MouseButtonRelease &&
        pictureSign(option, index).contains(static_cast<QMouseEvent*>(event)->position().toPoint())) {
        Q_EMIT picturesPressed(index);
        return true;
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

}  // namespace ui
