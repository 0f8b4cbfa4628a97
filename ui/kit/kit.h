// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAnyStringView>
#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QFont>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMargins>
#include <QPushButton>
#include <QScrollArea>
#include <QString>
#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

class QPixmap;
class QTableView;

/// Makers of the parts that every page is put together from; their headers come with them. What is made belongs to its
/// parent.
namespace ui::kit {

/// What a part is known by and what it wears; empty: left as it is.
struct Wear {
    /// For tests and the style sheet.
    QAnyStringView name = {};
    /// One of the style sheet's kinds.
    const char* kind = nullptr;
    /// For screen readers.
    QString spoken = {};
    QString tip = {};
    /// How the keyboard comes to it.
    std::optional<Qt::FocusPolicy> focus = {};
    /// Of a button that stays in when it is pressed: whether it is in.
    std::optional<bool> checked = {};
};

void dress(QWidget& widget, const Wear& wear);
/// `kit::dressed(new QSpinBox(this), {.name = "rounds", .spoken = tr("Rounds")})`
template <class Widget>
[[nodiscard]] Widget* dressed(Widget* widget, const Wear& wear) {
    dress(*widget, wear);
    return widget;
}

/// How a line of text stands.
struct TextWear {
    QAnyStringView name = {};
    const char* kind = nullptr;
    bool wraps = false;
    Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
    /// The size of the type; 0: as the style has it.
    int pixels = 0;
    std::optional<QFont::Weight> weight = {};
    QString spoken = {};
    QString tip = {};
};

[[nodiscard]] QLabel* label(const QString& text, QWidget* parent, const TextWear& wear = {});
/// A headline; a paler line; a paler text that goes on in the next line.
[[nodiscard]] QLabel* title(const QString& text, QWidget* parent, QAnyStringView name = {});
[[nodiscard]] QLabel* dim(const QString& text, QWidget* parent, QAnyStringView name = {});
[[nodiscard]] QLabel* note(const QString& text, QWidget* parent, QAnyStringView name = {});

[[nodiscard]] QLabel* picture(const QPixmap& pixmap, QWidget* parent);
/// A headline that goes on in the next line.
[[nodiscard]] QLabel* heading(const QString& text, QWidget* parent, QAnyStringView name = {});
/// A line for problems, hidden while it is empty.
[[nodiscard]] QLabel* trouble(QWidget* parent);
void setTrouble(QLabel& label, const QString& text);

/// A field whose hint is also its spoken name, and is told where there is no room for it.
[[nodiscard]] QLineEdit* field(const QString& hint, QWidget* parent, QAnyStringView name);

[[nodiscard]] QPushButton* button(const QString& text, QWidget* parent, const Wear& wear = {});
/// A button that does something; `context` is who does it.
template <class Context, class Slot>
QPushButton* press(const QString& text, QWidget* parent, const Wear& wear, Context* context, Slot slot) {
    QPushButton* made = button(text, parent, wear);
    QObject::connect(made, &QPushButton::clicked, context, std::move(slot));
    return made;
}
/// What a press does may replace what was pressed: it is done afterwards.
template <class Context, class Slot>
void afterPress(QPushButton* button, Context* context, Slot slot) {
    QObject::connect(button, &QPushButton::clicked, context, std::move(slot), Qt::QueuedConnection);
}
/// `press` and `afterPress` in one.
template <class Context, class Slot>
QPushButton* pressLater(const QString& text, QWidget* parent, const Wear& wear, Context* context, Slot slot) {
    QPushButton* made = button(text, parent, wear);
    afterPress(made, context, std::move(slot));
    return made;
}

[[nodiscard]] QCheckBox* check(const QString& text, QWidget* parent, const Wear& wear = {});
/// A box to tick that does something; `context` is who does it.
template <class Context, class Slot>
QCheckBox* check(const QString& text, QWidget* parent, const Wear& wear, Context* context, Slot slot) {
    QCheckBox* made = check(text, parent, wear);
    QObject::connect(made, &QCheckBox::toggled, context, std::move(slot));
    return made;
}

/// Layouts, their room given once. Margins in pixels, none if they are not given; `spacing` -1: as the style has it.
/// Without an owner: to be put into another layout.
[[nodiscard]] QHBoxLayout* row(QWidget* owner = nullptr, int spacing = -1, const QMargins& margins = {});
[[nodiscard]] QVBoxLayout* column(QWidget* owner = nullptr, int spacing = -1, const QMargins& margins = {});
[[nodiscard]] QGridLayout* grid(QWidget* owner = nullptr, int across = -1, int down = -1, const QMargins& margins = {});
/// Fields that grow with the room; `across` between a name and its field, `down` between rows.
[[nodiscard]] QFormLayout* form(QWidget* owner = nullptr, int across = -1, int down = -1);

/// What goes into a row or a column: a widget or a layout with its share of the room, or room alone.
class Item {
public:
    Item(QWidget* widget, int share = 0, Qt::Alignment align = {});
    Item(QLayout* layout, int share = 0);
    void addTo(QBoxLayout& layout) const;

private:
    friend Item stretch(int share);
    friend Item gap(int pixels);
    Item() = default;
    QWidget* m_widget = nullptr;
    QLayout* m_layout = nullptr;
    int m_share = 0;
    int m_pixels = 0;
    Qt::Alignment m_align;
};

[[nodiscard]] Item stretch(int share = 1);
[[nodiscard]] Item gap(int pixels);
/// `kit::fill(*row, {m_name, {m_view, 1}, kit::stretch(), m_add})`
void fill(QBoxLayout& layout, std::initializer_list<Item> items);
/// What was pressed may be among the parts, so they go later.
void empty(QBoxLayout& layout);
/// Puts `fresh` where `part` was, in its layout and in the order of the Tab key. What was pressed may be in the old
/// part, so it goes later.
void replace(QWidget*& part, QWidget* fresh);

/// A box with these choices, `now` taken; `chosen` is told what somebody takes of them.
template <class Value, class Chosen>
QComboBox* choice(QWidget* parent, const Wear& wear, const std::vector<std::pair<QString, Value>>& choices, Value now,
                  Chosen chosen) {
    auto* box = dressed(new QComboBox(parent), wear);
    for (const auto& [text, value] : choices) {
        box->addItem(text, static_cast<int>(value));
    }
    box->setCurrentIndex(box->findData(static_cast<int>(now)));
    QObject::connect(box, &QComboBox::activated, parent,
                     [box, chosen] { chosen(static_cast<Value>(box->currentData().toInt())); });
    return box;
}
/// A box whose longest text does not widen what it stands in: room for so many letters.
void narrow(QComboBox& box, int letters);
/// Gives a widget the ground that the style sheet has for that name.
void ground(QWidget& widget, const char* name = "panel");
[[nodiscard]] QWidget* ground(QWidget* parent, const char* name = "panel");

enum class Sideways { Scrolls, Never };
/// A page that scrolls; the keyboard belongs to what it holds.
[[nodiscard]] QScrollArea* scroll(QWidget* parent, Sideways sideways = Sideways::Never);
/// A column of that width, or as wide as it needs, beside a page; what belongs into it goes into its layout.
[[nodiscard]] QScrollArea* sideColumn(int width, QVBoxLayout*& layout, QWidget* parent);
/// A thin line between sections.
[[nodiscard]] QWidget* hairline(QWidget* parent);
/// A table for reading from two metres: whole rows, no grid of columns.
void readingTable(QTableView& view, const char* name, const QString& spoken);
/// A first column that keeps its width: so many pixels, or what its heading needs. After the model is set.
void keepFirstColumn(QTableView& view, int least);

}  // namespace ui::kit
