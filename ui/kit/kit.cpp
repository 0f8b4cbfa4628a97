// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/kit.h"

#include <QFrame>
#include <QHeaderView>
#include <QTableView>

#include "ui/kit/side_area.h"
#include "ui/kit/tab_order.h"
#include "ui/theme/type.h"

namespace ui::kit {

void dress(QWidget& widget, const Wear& wear) {
    if (!wear.name.isNull()) {
        widget.setObjectName(wear.name.toString());
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
    if (wear.focus) {
        widget.setFocusPolicy(*wear.focus);
    }
    if (auto* button = qobject_cast<QAbstractButton*>(&widget); button != nullptr && wear.checked) {
        button->setCheckable(true);
        button->setChecked(*wear.checked);
    }
}

QLabel* label(const QString& text, QWidget* parent, const TextWear& wear) {
    // A label that was never given a text takes no room.
    QLabel* made = dressed(text.isEmpty() ? new QLabel(parent) : new QLabel(text, parent),
                           {.name = wear.name, .kind = wear.kind, .spoken = wear.spoken, .tip = wear.tip});
    made->setWordWrap(wear.wraps);
    made->setAlignment(wear.align);
    if (wear.pixels > 0) {
        made->setFont(sized(made->font(), wear.pixels));
    }
    if (wear.weight) {
        made->setFont(weighted(made->font(), *wear.weight));
    }
    return made;
}

QLabel* title(const QString& text, QWidget* parent, QAnyStringView name) {
    return label(text, parent, {.name = name, .kind = "title"});
}

QLabel* dim(const QString& text, QWidget* parent, QAnyStringView name) {
    return label(text, parent, {.name = name, .kind = "dim"});
}

QLabel* note(const QString& text, QWidget* parent, QAnyStringView name) {
    return label(text, parent, {.name = name, .kind = "dim", .wraps = true});
}

QLabel* picture(const QPixmap& pixmap, QWidget* parent) {
    auto* made = new QLabel(parent);
    made->setPixmap(pixmap);
    return made;
}

QLabel* heading(const QString& text, QWidget* parent, QAnyStringView name) {
    return label(text, parent, {.name = name, .kind = "title", .wraps = true});
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

QLineEdit* field(const QString& hint, QWidget* parent, QAnyStringView name) {
    auto* made = dressed(new QLineEdit(parent), {.name = name, .spoken = hint, .tip = hint});
    made->setPlaceholderText(hint);
    return made;
}

QPushButton* button(const QString& text, QWidget* parent, const Wear& wear) {
    return dressed(new QPushButton(text, parent), wear);
}

QCheckBox* check(const QString& text, QWidget* parent, const Wear& wear) {
    return dressed(new QCheckBox(text, parent), wear);
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

QGridLayout* grid(QWidget* owner, int across, int down, const QMargins& margins) {
    auto* layout = new QGridLayout(owner);
    layout->setContentsMargins(margins);
    layout->setHorizontalSpacing(across);
    layout->setVerticalSpacing(down);
    return layout;
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

void replace(QWidget*& part, QWidget* fresh) {
    takeTabPlace(*part, *fresh);
    delete part->parentWidget()->layout()->replaceWidget(part, fresh);
    part->hide();
    part->deleteLater();
    part = fresh;
    part->show();
}

void narrow(QComboBox& box, int letters) {
    box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box.setMinimumContentsLength(letters);
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
    auto* area = new SideArea(width, parent);
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
    view.setFont(sized(view.font(), kTableType));
}

void keepFirstColumn(QTableView& view, int least) {
    QHeaderView& head = *view.horizontalHeader();
    head.setSectionResizeMode(0, QHeaderView::Fixed);
    head.resizeSection(0, qMax(least, head.sectionSizeHint(0)));
}

}  // namespace ui::kit
