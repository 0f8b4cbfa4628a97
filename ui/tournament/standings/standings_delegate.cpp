// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/standings/standings_delegate.h"

#include <QApplication>
#include <QPainter>

#include "ui/theme/colours.h"
#include "ui/tournament/standings/standings_model.h"

namespace ui {

namespace {

constexpr int kFractionType = 11;
constexpr int kCellSide = 8;
constexpr int kFractionGap = 6;
constexpr int kTagSide = 8;

QFont fractionFont(const QFont& from) {
    QFont font = from;
    font.setPixelSize(kFractionType);
    font.setBold(false);
    return font;
}

}  // namespace

QSize StandingsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QFontMetrics metrics(option.font);
    const QString exact = index.data(StandingsModel::ExactRole).toString();
    int wide = metrics.horizontalAdvance(index.data().toString()) + 2 * kCellSide;
    if (!exact.isEmpty()) {
        const QFontMetrics small(fractionFont(option.font));
        const QStringList parts = exact.split(QLatin1Char('/'));
        wide += kFractionGap + qMax(small.horizontalAdvance(parts.front()), small.horizontalAdvance(parts.back()));
    }
    if (!index.data(StandingsModel::TagRole).toString().isEmpty()) {
        wide += 2 * kTagSide;
    }
    constexpr int kRowHigh = 34;
    return {wide, kRowHigh};
}

void StandingsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QString exact = index.data(StandingsModel::ExactRole).toString();
    const QString tag = index.data(StandingsModel::TagRole).toString();
    if (exact.isEmpty() && tag.isEmpty()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem plain = option;
    initStyleOption(&plain, index);
    const QString words = plain.text;
    plain.text.clear();
    const QWidget* widget = option.widget;
    const QStyle* style = widget != nullptr ? widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &plain, painter, widget);
    const Colours& c = colours();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QRectF box = QRectF(option.rect).adjusted(kCellSide, 0, -kCellSide, 0);
    if (!tag.isEmpty()) {
        const bool isOpen = tag == QLatin1String("open");
        const qreal high = QFontMetricsF(plain.font).height() + 4;
        const qreal wide = qMin(box.width(), QFontMetricsF(plain.font).horizontalAdvance(words) + 2.0 * kTagSide);
        const QRectF around(box.left(), box.center().y() - high / 2, wide, high);
        painter->setPen(Qt::NoPen);
        painter->setBrush(isOpen ? c.warningFill : c.selection);
        painter->drawRoundedRect(around, 3, 3);
        painter->setPen(isOpen ? c.warning : c.onSelection);
        painter->setFont(plain.font);
        painter->drawText(around.adjusted(kTagSide, 0, -2, 0), Qt::AlignLeft | Qt::AlignVCenter,
                          QFontMetricsF(plain.font).elidedText(words, Qt::ElideRight, wide - kTagSide - 2));
        painter->restore();
        return;
    }
    const QStringList parts = exact.split(QLatin1Char('/'));
    const QFont small = fractionFont(plain.font);
    const QFontMetricsF metrics(small);
    const qreal wide = qMax(metrics.horizontalAdvance(parts.front()), metrics.horizontalAdvance(parts.back()));
    const bool isSelected = (option.state & QStyle::State_Selected) != 0;
    const QRectF fraction(box.right() - wide, box.top(), wide, box.height());
    painter->setFont(small);
    painter->setPen(isSelected ? c.onSelection : c.dim);
    const qreal half = fraction.center().y();
    painter->drawText(QRectF(fraction.left(), half - metrics.height() - 1, wide, metrics.height()),
                      Qt::AlignHCenter | Qt::AlignBottom, parts.front());
    painter->drawText(QRectF(fraction.left(), half + 1, wide, metrics.height()), Qt::AlignHCenter | Qt::AlignTop,
                      parts.back());
    painter->drawLine(QPointF(fraction.left(), half), QPointF(fraction.right(), half));
    painter->setFont(plain.font);
    painter->setPen(isSelected ? c.onSelection : c.text);
    painter->drawText(box.adjusted(0, 0, -wide - kFractionGap, 0), Qt::AlignRight | Qt::AlignVCenter, words);
    painter->restore();
}

}  // namespace ui
