// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/card_stepper.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <algorithm>

#include "ui/acting/hand_row.h"
#include "ui/acting/row_parts.h"
#include "ui/kit/kit.h"
#include "ui/text/units_text.h"

namespace ui {

engine::Cards certainOf(const engine::Hand& hand) {
    engine::Cards cards;
    for (const engine::Resource resource : engine::kResources) {
        cards[resource] = hand.cards[resource].least;
    }
    return cards;
}

CardStepper::CardStepper(const QString& name, QWidget* parent, Form form)
    : QWidget(parent), m_name(name), m_form(form), m_most(engine::Cards::of(1, 1, 1, 1, 1).times(engine::kUnlimited)) {
    (void)kit::grid(this, 6, form == Form::Columns ? 2 : 3);
    for (const engine::Resource resource : engine::kResources) {
        m_form == Form::Columns ? makeColumn(resource) : makeRow(resource);
        const Cell& cell = m_cells[resource];
        const int number = static_cast<int>(resource);
        cell.more->setObjectName(QStringLiteral("more-%1").arg(number));
        cell.less->setObjectName(QStringLiteral("less-%1").arg(number));
        connect(cell.more, &QPushButton::clicked, this, [this, resource] { add(resource); });
        connect(cell.less, &QPushButton::clicked, this, [this, resource] { add(resource, -1); });
    }
    renew();
}

void CardStepper::makeColumn(engine::Resource resource) {
    constexpr int kPicture = 26;
    auto* grid = static_cast<QGridLayout*>(layout());
    Cell& cell = m_cells[resource];
    auto* picture = kit::picture(resourcePicture(resource, kPicture, devicePixelRatioF()), this);
    picture->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    picture->setToolTip(resourceWord(resource));
    cell.count = kit::label(QStringLiteral("0"), this, {.pixels = 26, .weight = QFont::Bold});
    const auto step = [this](const QString& text) {
        // A click leaves the keyboard where it is: Enter must not add another one.
        auto* button = kit::button(text, this, {.kind = "stepper", .focus = Qt::TabFocus});
        button->setMinimumWidth(40);
        return button;
    };
    cell.more = step(QStringLiteral("+"));
    cell.less = step(QStringLiteral("−"));
    cell.note = kit::label({}, this, {.kind = "dim", .align = Qt::AlignCenter});
    cell.note->hide();
    const int column = 2 * static_cast<int>(resource);
    grid->addWidget(cell.more, 0, column, 1, 2);
    grid->addWidget(picture, 1, column);
    grid->addWidget(cell.count, 1, column + 1);
    grid->addWidget(cell.less, 2, column, 1, 2);
    grid->addWidget(cell.note, 3, column, 1, 2);
    grid->setColumnStretch(column, 1);
    grid->setColumnStretch(column + 1, 1);
}

void CardStepper::makeRow(engine::Resource resource) {
    Cell& cell = m_cells[resource];
    cell.row = new HandRow(resource, this);
    cell.more = cell.row->more();
    cell.less = cell.row->less();
    static_cast<QGridLayout*>(layout())->addWidget(cell.row, static_cast<int>(resource), 0);
}

void CardStepper::setCards(const engine::Cards& cards) {
    for (const engine::Resource resource : engine::kResources) {
        m_cards[resource] =
            std::clamp(cards[resource], m_least[resource], std::max(m_least[resource], m_most[resource]));
    }
    renew();
}

void CardStepper::setBounds(const engine::Cards& least, const engine::Cards& most) {
    m_least = least;
    m_most = most;
    setCards(m_cards);
}

void CardStepper::setSteps(const engine::Cards& steps) {
    m_steps = steps;
    renew();
}

void CardStepper::setNotes(const engine::PerResource<QString>& notes) {
    for (const engine::Resource resource : engine::kResources) {
        const Cell& cell = m_cells[resource];
        if (cell.row != nullptr) {
            cell.row->setNote(notes[resource]);
            cell.more->setAccessibleDescription(QString(notes[resource]).replace(QLatin1Char('\n'), QLatin1Char(' ')));
        } else {
            cell.note->setText(notes[resource]);
            cell.note->setVisible(!notes[resource].isEmpty());
        }
    }
}

void CardStepper::setFaults(const engine::PerResource<QString>& faults) {
    for (const engine::Resource resource : engine::kResources) {
        if (HandRow* row = m_cells[resource].row) {
            row->setFault(faults[resource]);
        }
    }
}

void CardStepper::setKeys(const engine::PerResource<QString>& keys) {
    m_keys = keys;
    renew();
}

void CardStepper::setDigits() {
    engine::PerResource<QString> keys;
    for (const engine::Resource resource : engine::kResources) {
        keys[resource] = QString::number(static_cast<int>(resource) + 1);
    }
    setKeys(keys);
}

void CardStepper::addDigit(int digit) {
    if (digit >= 1 && digit <= static_cast<int>(engine::kResources.size())) {
        add(engine::kResources[static_cast<std::size_t>(digit - 1)]);
    }
}

void CardStepper::add(engine::Resource resource, int presses) {
    const int wanted = m_cards[resource] + presses * m_steps[resource];
    if (wanted < m_least[resource] || wanted > m_most[resource]) {
        return;
    }
    m_cards[resource] = wanted;
    renew();
    Q_EMIT changed();
}

void CardStepper::renew() {
    for (const engine::Resource resource : engine::kResources) {
        const Cell& cell = m_cells[resource];
        const int count = m_cards[resource];
        const int step = m_steps[resource];
        const QString plus = step > 1 ? QStringLiteral("+%1").arg(step) : QStringLiteral("+");
        if (cell.row != nullptr) {
            cell.row->setCount(count);
            cell.row->setKey(m_keys[resource]);
            cell.more->setText(plus);
        } else {
            cell.count->setText(QString::number(count));
            cell.count->setAccessibleName(QStringLiteral("%1 %2").arg(count).arg(resourceWord(resource)));
            cell.more->setText(m_keys[resource].isEmpty() ? plus
                                                          : QStringLiteral("%1 [%2]").arg(plus, m_keys[resource]));
        }
        cell.more->setEnabled(count + step <= m_most[resource]);
        cell.less->setEnabled(count - step >= m_least[resource]);
        const QString words = QStringLiteral("%1: %2, %3").arg(m_name, resourceWord(resource)).arg(count);
        cell.more->setAccessibleName(tr("%1, one more").arg(words));
        cell.less->setAccessibleName(tr("%1, one less").arg(words));
    }
}

}  // namespace ui
