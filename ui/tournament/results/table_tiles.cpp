// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/results/table_tiles.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>

#include "ui/kit/kit.h"
#include "ui/theme/colours.h"
#include "ui/theme/type.h"
#include "ui/tournament/results/results_model.h"

namespace ui {

namespace {

constexpr int kTileWide = 108;
constexpr int kTileHigh = 50;
constexpr int kTileGap = 6;

struct TileLook {
    QColor fill;
    QColor ink;
};

TileLook lookOf(TableState state) {
    switch (state) {
        case TableState::Signed:
        case TableState::Official:
            return {colours().goodFill, colours().good};
        case TableState::Doubtful:
        case TableState::Typing:
            return {colours().warningFill, colours().warning};
        case TableState::Disputed:
            return {colours().badFill, colours().bad};
        case TableState::Entered:
        case TableState::Proposed:
            return {colours().window, colours().text};
        case TableState::Open:
        case TableState::Empty:
            break;
    }
    return {colours().base, colours().dim};
}

}  // namespace

TableTiles::TableTiles(QWidget* parent) : QListView(parent) {
    kit::dress(*this, {.name = "resultTiles", .spoken = tr("Tables of the round")});
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setWrapping(true);
    setSpacing(0);
    setGridSize({kTileWide + kTileGap, kTileHigh + kTileGap});
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setItemDelegate(new TileDelegate(this));
    connect(this, &QListView::doubleClicked, this, [this](const QModelIndex& index) { Q_EMIT entered(index.row()); });
}

std::vector<int> TableTiles::chosen() const {
    std::vector<int> rows;
    if (selectionModel() != nullptr) {
        for (const QModelIndex& index : selectionModel()->selectedIndexes()) {
            rows.push_back(index.row());
        }
    }
    std::ranges::sort(rows);
    const auto again = std::ranges::unique(rows);
    rows.erase(again.begin(), again.end());
    return rows;
}

int TableTiles::highAt(int width) const {
    const int tiles = model() != nullptr ? model()->rowCount() : 0;
    const int across =
        std::max(1, (width - kTileGap - verticalScrollBar()->sizeHint().width()) / (kTileWide + kTileGap));
    const int rows = std::max(1, (tiles + across - 1) / across);
    return rows * (kTileHigh + kTileGap) + kTileGap;
}

void TableTiles::keyPressEvent(QKeyEvent* event) {
    const QModelIndex index = currentIndex();
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && index.isValid() &&
        event->modifiers() == Qt::NoModifier) {
        Q_EMIT entered(index.row());
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT escaped();
        return;
    }
    if (beginsCode(*event)) {
        Q_EMIT codeBegun(event->text());
        return;
    }
    QListView::keyPressEvent(event);
}

QSize TileDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return {kTileWide + kTileGap, kTileHigh + kTileGap};
}

void TileDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto state = static_cast<TableState>(index.data(ResultsModel::StateRole).toInt());
    const TileLook look = lookOf(state);
    const QRect box = QRect(option.rect.topLeft(), QSize(kTileWide, kTileHigh)).translated(kTileGap / 2, kTileGap / 2);
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    const bool isCurrent = option.state.testFlag(QStyle::State_HasFocus);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool isLoud = state == TableState::Doubtful;
    const int line = isChosen || isLoud || isCurrent ? 2 : 1;
    painter->setPen(QPen(isChosen || isCurrent ? colours().accent
                         : isLoud              ? colours().warning
                                               : colours().border,
                         line, state == TableState::Proposed ? Qt::DashLine : Qt::SolidLine));
    painter->setBrush(look.fill);
    painter->drawRoundedRect(QRectF(box).adjusted(1, 1, -1, -1), 3, 3);
    constexpr int kPad = 7;
    const QRect inner = box.adjusted(kPad, 4, -kPad, -4);
    QFont number = sized(option.font, 17);
    number.setWeight(QFont::Bold);
    painter->setFont(number);
    painter->setPen(colours().text);
    // Others sit there than were seated.
    const QString changed = index.data(ResultsModel::IsChangedRole).toBool() ? QStringLiteral("⇄") : QString();
    painter->drawText(inner, Qt::AlignLeft | Qt::AlignTop, index.data(Qt::DisplayRole).toString() + changed);
    if (isChosen) {
        const QRect mark(inner.right() - 13, inner.bottom() - 14, 14, 14);
        painter->fillRect(mark, colours().accent);
        painter->setPen(QPen(colours().onAccent, 2));
        painter->drawPolyline(
            QPolygon({mark.topLeft() + QPoint(3, 7), mark.topLeft() + QPoint(6, 10), mark.topLeft() + QPoint(11, 4)}));
    }
    const QFont small = sized(option.font, 12);
    painter->setFont(small);
    painter->setPen(state == TableState::Doubtful ? colours().warning : colours().text);
    const int numberWide = QFontMetrics(number).horizontalAdvance(changed.isEmpty() ? QStringLiteral("000")
                                                                                    : QStringLiteral("00") + changed);
    const QRect points = inner.adjusted(numberWide + 2, 3, 0, 0);
    painter->drawText(
        points, Qt::AlignRight | Qt::AlignTop,
        QFontMetrics(small).elidedText(index.data(ResultsModel::LineRole).toString(), Qt::ElideRight, points.width()));
    QFont word = small;
    word.setWeight(QFont::DemiBold);
    painter->setFont(word);
    painter->setPen(look.ink);
    // The mark of a chosen tile takes the place of the state's sign: the word stays whole.
    const QString said = index.data(ResultsModel::StateTextRole).toString();
    const QString shown = isChosen ? said.mid(said.indexOf(QLatin1Char(' ')) + 1) : said;
    painter->drawText(inner, Qt::AlignLeft | Qt::AlignBottom,
                      QFontMetrics(word).elidedText(shown, Qt::ElideRight, inner.width() - (isChosen ? 16 : 0)));
    painter->restore();
}

}  // namespace ui
