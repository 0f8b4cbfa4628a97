// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/card_stepper.h"

#include <QPainter>
#include <algorithm>

#include "ui/board/artwork.h"
#include "ui/kit/kit.h"
#include "ui/text/units_text.h"

namespace ui {

namespace {

QPixmap resourcePicture(engine::Resource resource, int size, qreal ratio) {
    QPixmap pixmap(qRound(size * ratio), qRound(size * ratio));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(size / 2.0, size / 2.0);
    artwork::paintResource(painter, resource, size - 2);
    return pixmap;
}

}  // namespace

engine::Cards certainOf(const engine::Hand& hand) {
    engine::Cards cards;
    for (const engine::Resource resource : engine::kResources) {
        cards[resource] = hand.cards[resource].least;
    }
    return cards;
}

CardStepper::CardStepper(const QString& name, QWidget* parent, Form form)
    : QWidget(parent), m_name(name), m_form(form), m_most(engine::Cards::of(1, 1, 1, 1, 1).times(engine::kUnlimited)) {
    constexpr int kPicture = 26;
    (void)kit::grid(this, 6, 2);
    int column = 0;
    for (const engine::Resource resource : engine::kResources) {
        Cell& cell = m_cells[resource];
        auto* picture = kit::picture(resourcePicture(resource, kPicture, devicePixelRatioF()), this);
        picture->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        picture->setToolTip(resourceWord(resource));
        cell.count = kit::label(QStringLiteral("0"), this, {.pixels = 26, .weight = QFont::Bold});
        cell.more = new QPushButton(QStringLiteral("+"), this);
        cell.less = new QPushButton(QStringLiteral("−"), this);
        cell.more->setObjectName(QStringLiteral("more-%1").arg(column));
        cell.less->setObjectName(QStringLiteral("less-%1").arg(column));
        for (QPushButton* button : {cell.more, cell.less}) {
            button->setProperty("kind", QStringLiteral("stepper"));
            button->setMinimumWidth(40);
            // A click leaves the keyboard where it is: Enter must not add another one.
            button->setFocusPolicy(Qt::TabFocus);
        }
        connect(cell.more, &QPushButton::clicked, this, [this, resource] { add(resource); });
        connect(cell.less, &QPushButton::clicked, this, [this, resource] { add(resource, -1); });
        cell.note = kit::label({}, this, {.kind = "dim", .align = Qt::AlignCenter});
        place(resource, picture);
        ++column;
    }
    renew();
}

void CardStepper::place(engine::Resource resource, QWidget* picture) {
    auto* grid = static_cast<QGridLayout*>(layout());
    const Cell& cell = m_cells[resource];
    const int number = static_cast<int>(resource);
    if (m_form == Form::Columns) {
        cell.note->hide();
        grid->addWidget(cell.more, 0, 2 * number, 1, 2);
        grid->addWidget(picture, 1, 2 * number);
        grid->addWidget(cell.count, 1, 2 * number + 1);
        grid->addWidget(cell.less, 2, 2 * number, 1, 2);
        grid->addWidget(cell.note, 3, 2 * number, 1, 2);
        grid->setColumnStretch(2 * number, 1);
        grid->setColumnStretch(2 * number + 1, 1);
        return;
    }
    constexpr int kLess = 36;
    constexpr int kCount = 34;
    constexpr int kMore = 60;
    constexpr int kNote = 46;
    cell.less->setFixedWidth(kLess);
    cell.count->setFixedWidth(kCount);
    cell.count->setAlignment(Qt::AlignCenter);
    cell.more->setFixedWidth(kMore);
    cell.note->setFixedWidth(kNote);
    grid->setHorizontalSpacing(3);
    grid->addWidget(picture, number, 0);
    grid->addWidget(cell.less, number, 1);
    grid->addWidget(cell.count, number, 2);
    grid->addWidget(cell.more, number, 3);
    grid->addWidget(cell.note, number, 4);
    grid->setColumnStretch(5, 1);
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
        m_cells[resource].note->setText(notes[resource]);
        m_cells[resource].note->setVisible(m_form == Form::Rows || !notes[resource].isEmpty());
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
        cell.count->setText(QString::number(count));
        cell.count->setAccessibleName(QStringLiteral("%1 %2").arg(count).arg(resourceWord(resource)));
        const QString plus = step > 1 ? QStringLiteral("+%1").arg(step) : QStringLiteral("+");
        cell.more->setText(m_keys[resource].isEmpty() ? plus : QStringLiteral("%1 [%2]").arg(plus, m_keys[resource]));
        cell.more->setEnabled(count + step <= m_most[resource]);
        cell.less->setEnabled(count - step >= m_least[resource]);
        const QString words = QStringLiteral("%1: %2, %3").arg(m_name, resourceWord(resource)).arg(count);
        cell.more->setAccessibleName(tr("%1, one more").arg(words));
        cell.less->setAccessibleName(tr("%1, one less").arg(words));
    }
}

}  // namespace ui
