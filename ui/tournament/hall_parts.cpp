// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/hall_parts.h"

#include <QFrame>
#include <QHeaderView>
#include <QTableView>

#include "ui/kit/kit.h"

namespace ui {

namespace {

constexpr int kRowHigh = 38;
constexpr int kTableType = 16;

QLabel* wrappedLabel(const QString& text, const char* kind, QWidget* parent) {
    auto* label = kit::label(text, parent, {.kind = kind, .wraps = true});
    return label;
}

}  // namespace

QLabel* hallTitle(const QString& text, QWidget* parent) {
    return wrappedLabel(text, "title", parent);
}

QLabel* hallNote(const QString& text, QWidget* parent) {
    return wrappedLabel(text, "dim", parent);
}

QLabel* hallTrouble(QWidget* parent) {
    QLabel* label = wrappedLabel({}, "bad", parent);
    label->hide();
    return label;
}

void setTrouble(QLabel& label, const QString& text) {
    label.setText(text);
    label.setVisible(!text.isEmpty());
}

QPushButton* hallButton(const QString& text, const char* name, QWidget* parent) {
    auto* button = kit::button(text, parent, {.name = name});
    return button;
}

QPushButton* smallButton(const QString& text, const char* name, QWidget* parent) {
    QPushButton* button = hallButton(text, name, parent);
    button->setProperty("kind", QStringLiteral("small"));
    return button;
}

QPushButton* nextButton(const QString& text, const char* name, QWidget* parent) {
    QPushButton* button = hallButton(text, name, parent);
    button->setProperty("kind", QStringLiteral("next"));
    return button;
}

QLineEdit* hallField(const QString& hint, const char* name, QWidget* parent) {
    auto* field = kit::dressed(new QLineEdit(parent), {.name = name, .spoken = hint});
    field->setPlaceholderText(hint);
    return field;
}

void dressTable(QTableView& view, const char* name, const QString& spoken) {
    view.setObjectName(QString::fromLatin1(name));
    view.setAccessibleName(spoken);
    view.setShowGrid(false);
    view.setSelectionBehavior(QAbstractItemView::SelectRows);
    view.verticalHeader()->hide();
    view.verticalHeader()->setDefaultSectionSize(kRowHigh);
    view.horizontalHeader()->setHighlightSections(false);
    view.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    view.setWordWrap(false);
    view.setTabKeyNavigation(false);
    QFont font = view.font();
    font.setPixelSize(kTableType);
    view.setFont(font);
}

QScrollArea* sideColumn(int width, QVBoxLayout*& layout, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    area->setWidgetResizable(true);
    // The keyboard belongs to what it holds.
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumWidth(width);
    area->setMaximumWidth(width);
    auto* column = kit::ground(area);
    layout = kit::column(column, 8, {14, 12, 14, 12});
    area->setWidget(column);
    return area;
}

QWidget* hallLine(QWidget* parent) {
    auto* line = kit::dressed(new QFrame(parent), {.name = "line"});
    return line;
}

void emptyBox(QBoxLayout& layout) {
    while (QLayoutItem* item = layout.takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

}  // namespace ui
