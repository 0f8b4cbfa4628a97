// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/questions/question_list.h"

#include <QPainter>
#include <algorithm>

#include "ui/text/language.h"

namespace ui {

namespace {

constexpr int kSmallCrop = 56;
/// Of more than these nobody reads ahead.
constexpr std::size_t kMostAhead = 12;

QPixmap smallCrop(const Cropped& cropped, const adjudicator::questions::Item& item, qreal ratio) {
    QPixmap pixmap(qRound(kSmallCrop * ratio), qRound(kSmallCrop * ratio));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintCrop(painter, QRectF(0, 0, kSmallCrop, kSmallCrop), cropped.picture, spotOf(cropped.plane, item));
    return pixmap;
}

}  // namespace

QuestionList::QuestionList(QWidget* parent) : QListWidget(parent) {
    setIconSize({kSmallCrop, kSmallCrop});
    setWordWrap(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSelectionMode(QAbstractItemView::NoSelection);
    // The keys answer the present question.
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Next questions"));
    connect(this, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { Q_EMIT chosen(static_cast<std::size_t>(row(item)) + 1); });
}

void QuestionList::show(const std::vector<adjudicator::questions::Question>& open, std::size_t number,
                        const Cropped& cropped, const adjudicator::questions::QuestionWords& words) {
    clear();
    const std::size_t end = std::min(open.size(), kMostAhead + 1);
    for (std::size_t i = 1; i < end; ++i) {
        const QString text = QStringLiteral("%1  %2").arg(number + i).arg(said(words.sentence(open[i])));
        auto* item = new QListWidgetItem(smallCrop(cropped, open[i].items.front(), devicePixelRatioF()), text, this);
        item->setToolTip(text);
        item->setFlags(Qt::ItemIsEnabled);
    }
    if (open.size() > end) {
        auto* rest = new QListWidgetItem(tr("and %n more", nullptr, static_cast<int>(open.size() - end)), this);
        rest->setFlags(Qt::NoItemFlags);
    }
}

}  // namespace ui
