// SPDX-License-Identifier: GPL-3.0-or-later
// How points are drawn and typed in the table of results.
#include <QIntValidator>
#include <QKeyEvent>
#include <QPainter>

#include "ui/kit/kit.h"
#include "ui/theme/colours.h"
#include "ui/theme/type.h"
#include "ui/tournament/results/results_model.h"

namespace ui {

namespace cup = engine::tournament;

void PointsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem own = option;
    initStyleOption(&own, index);
    const QString name = std::exchange(own.text, QString());
    own.widget->style()->drawControl(QStyle::CE_ItemViewItem, &own, painter, own.widget);
    const QVariant points = index.data(ResultsModel::PointsRole);
    const QVariant place = index.data(ResultsModel::PlaceRole);
    const bool isDraft = index.data(ResultsModel::IsDraftRole).toBool();
    const QColor ink = own.state.testFlag(QStyle::State_Selected) ? colours().onSelection : colours().text;
    painter->save();
    constexpr int kPad = 8;
    constexpr int kPointsWide = 34;
    constexpr int kPlaceWide = 22;
    const QRect inner = own.rect.adjusted(kPad, 0, -kPad, 0);
    QFont bold = own.font;
    bold.setWeight(QFont::Bold);
    bold.setItalic(isDraft);
    const QFont small = sized(own.font, 12);
    const QRect placeBox(inner.right() - kPlaceWide, inner.top(), kPlaceWide, inner.height());
    const QRect pointsBox(placeBox.left() - kPointsWide, inner.top(), kPointsWide, inner.height());
    const QRect nameBox(inner.left(), inner.top(), pointsBox.left() - inner.left() - 4, inner.height());
    painter->setPen(ink);
    QFont plain = own.font;
    if (index.data(ResultsModel::IsWinnerRole).toBool()) {
        plain.setWeight(QFont::DemiBold);
    }
    painter->setFont(plain);
    painter->drawText(nameBox, Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetrics(plain).elidedText(name, Qt::ElideRight, nameBox.width()));
    if (points.isValid()) {
        const bool isOdd = index.data(ResultsModel::IsOddRole).toBool();
        if (isOdd) {
            painter->fillRect(pointsBox.adjusted(-2, 3, 4, -3), colours().warningFill);
            bold.setUnderline(true);
        }
        painter->setFont(bold);
        painter->setPen(isOdd ? colours().warning : isDraft ? colours().accent : ink);
        painter->drawText(pointsBox, Qt::AlignRight | Qt::AlignVCenter, points.toString());
    } else if (!name.isEmpty()) {
        painter->setPen(colours().dim);
        painter->drawText(pointsBox, Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("·"));
    }
    if (place.isValid()) {
        painter->setFont(small);
        painter->setPen(own.state.testFlag(QStyle::State_Selected) ? colours().onSelection : colours().dim);
        painter->drawText(placeBox, Qt::AlignRight | Qt::AlignVCenter, place.toString() + QLatin1Char('.'));
    }
    painter->restore();
}

QWidget* PointsDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const {
    auto* field =
        kit::dressed(new QLineEdit(parent),
                     {.name = "points", .spoken = tr("Points of %1").arg(index.data(Qt::DisplayRole).toString())});
    field->setValidator(new QIntValidator(0, cup::kMostPoints, field));
    field->setAlignment(Qt::AlignRight);
    field->setStyleSheet(QStringLiteral("min-height: 0; padding: 0 4px; font-weight: bold;"));
    return field;
}

void PointsDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    auto* field = qobject_cast<QLineEdit*>(editor);
    // What is being typed stays when another line comes on disk meanwhile.
    if (!field->isModified()) {
        field->setText(index.data(Qt::EditRole).toString());
        field->selectAll();
    }
}

void PointsDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    model->setData(index, qobject_cast<QLineEdit*>(editor)->text(), Qt::EditRole);
}

/// At the right end of the cell: the name stays in sight.
void PointsDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                          const QModelIndex&) const {
    constexpr int kWide = 74;
    QRect box = option.rect.adjusted(2, 2, -2, -2);
    box.setLeft(qMax(box.left(), box.right() - kWide));
    editor->setGeometry(box);
}

bool beginsCode(const QKeyEvent& event) {
    const QString text = event.text();
    return text.size() == 1 && text.front().isLetter() &&
           (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
}

bool PointsDelegate::eventFilter(QObject* editor, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        if (beginsCode(*static_cast<QKeyEvent*>(event))) {
            // What is typed of the points is kept.
            auto* field = qobject_cast<QWidget*>(editor);
            const QString begun = static_cast<QKeyEvent*>(event)->text();
            Q_EMIT commitData(field);
            Q_EMIT closeEditor(field, NoHint);
            Q_EMIT codeBegun(begun);
            return true;
        }
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Space || key == Qt::Key_Comma || key == Qt::Key_Tab || key == Qt::Key_Return ||
            key == Qt::Key_Enter) {
            auto* field = qobject_cast<QWidget*>(editor);
            Q_EMIT commitData(field);
            Q_EMIT closeEditor(field, SubmitModelCache);
            return true;
        }
    }
    return QStyledItemDelegate::eventFilter(editor, event);
}

}  // namespace ui
