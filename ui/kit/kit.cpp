// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/kit.h"

#include <QFrame>
#include <QHeaderView>
#include <QTableView>

namespace ui::kit {

void dress(QWidget& widget, const Wear& wear) {
    if (wear.name != nullptr) {
        widget.setObjectName(QString::fromLatin1(wear.name));
    }
    if (wear.kind != nullptr) {
        widget.setProperty("kind", QString::fromLatin1(wear.kind));
    }
    if (!wear.spoken.isEmpty()) {
        widget.setAccessibleName(wear.spoken);
    }
    if (!wear.tip.isEmpty()) {
        widget.setToolTip(wear.tip);
    }
}

QLabel* label(const QString& text, QWidget* parent, const TextWear& wear) {
    // A label that was never given a text takes no room.
    QLabel* made =
        dressed(text.isEmpty() ? new QLabel(parent) : new QLabel(text, parent), {.name = wear.name, .kind = wear.kind});
    made->setWordWrap(wear.wraps);
    made->setAlignment(wear.align);
    return made;
}

QLabel* title(const QString& text, QWidget* parent, const char* name) {
    return label(text, parent, {.name = name, .kind = "title"});
}

QLabel* dim(const QString& text, QWidget* parent, const char* name) {
    return label(text, parent, {.name = name, .kind = "dim"});
}

QLabel* note(const QString& text, QWidget* parent, const char* name) {
    return label(text, parent, {.name = name, .kind = "dim", .wraps = true});
}

QLabel* heading(const QString& text, QWidget* parent) {
    return label(text, parent, {.kind = "title", .wraps = true});
}

QLabel* trouble(QWidget* parent) {
    QLabel* made = label({}, parent, {.kind = "bad", .wraps = true});
    made->hide();
    return made;
}

void setTrouble(QLabel& label, const QString& text) {
    label.setText(text);
    label.setVisible(!text.isEmpty());
}

QLineEdit* field(const QString& hint, QWidget* parent, const char* name) {
    auto* made = dressed(new QLineEdit(parent), {.name = name, .spoken = hint});
    made->setPlaceholderText(hint);
    return made;
}

QPushButton* button(const QString& text, QWidget* parent, const Wear& wear) {
    return dressed(new QPushButton(text, parent), wear);
}

namespace {

template <class Layout>
Layout* box(QWidget* owner, int spacing, const QMargins& margins) {
    auto* layout = owner != nullptr ? new Layout(owner) : new Layout;
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    return layout;
}

}  // namespace

QHBoxLayout* row(QWidget* owner, int spacing, const QMargins& margins) {
    return box<QHBoxLayout>(owner, spacing, margins);
}

QVBoxLayout* column(QWidget* owner, int spacing, const QMargins& margins) {
    return box<QVBoxLayout>(owner, spacing, margins);
}

QFormLayout* form(QWidget* owner, int across, int down) {
    auto* layout = new QFormLayout(owner);
    layout->setContentsMargins({});
    layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    layout->setHorizontalSpacing(across);
    layout->setVerticalSpacing(down);
    return layout;
}

Item::Item(QWidget* widget, int share, Qt::Alignment align) : m_widget(widget), m_share(share), m_align(align) {}

Item::Item(QLayout* layout, int share) : m_layout(layout), m_share(share) {}

void Item::addTo(QBoxLayout& layout) const {
    if (m_widget != nullptr) {
        layout.addWidget(m_widget, m_share, m_align);
    } else if (m_layout != nullptr) {
        layout.addLayout(m_layout, m_share);
    } else if (m_pixels > 0) {
        layout.addSpacing(m_pixels);
    } else {
        layout.addStretch(m_share);
    }
}

Item stretch(int share) {
    Item item;
    item.m_share = share;
    return item;
}

Item gap(int pixels) {
    Item item;
    item.m_pixels = pixels;
    return item;
}

void fill(QBoxLayout& layout, std::initializer_list<Item> items) {
    for (const Item& item : items) {
        item.addTo(layout);
    }
}

void empty(QBoxLayout& layout) {
    while (QLayoutItem* item = layout.takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

void ground(QWidget& widget, const char* name) {
    widget.setObjectName(QString::fromLatin1(name));
    widget.setAttribute(Qt::WA_StyledBackground);
}

QWidget* ground(QWidget* parent, const char* name) {
    auto* made = new QWidget(parent);
    ground(*made, name);
    return made;
}

QScrollArea* scroll(QWidget* parent, Sideways sideways) {
    auto* area = new QScrollArea(parent);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    if (sideways == Sideways::Never) {
        area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }
    return area;
}

QScrollArea* sideColumn(int width, QVBoxLayout*& layout, QWidget* parent) {
    QScrollArea* area = scroll(parent);
    area->setMinimumWidth(width);
    area->setMaximumWidth(width);
    QWidget* held = ground(area);
    layout = column(held, 8, {14, 12, 14, 12});
    area->setWidget(held);
    return area;
}

QWidget* hairline(QWidget* parent) {
    return dressed(new QFrame(parent), {.name = "line"});
}

void readingTable(QTableView& view, const char* name, const QString& spoken) {
    constexpr int kRowHigh = 38;
    constexpr int kTableType = 16;
    dress(view, {.name = name, .spoken = spoken});
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

}  // namespace ui::kit
