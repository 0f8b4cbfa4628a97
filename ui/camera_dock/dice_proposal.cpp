// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera_dock/dice_proposal.h"

#include <numeric>

#include "ui/dice/die_art.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"

namespace ui {

DiceProposal::DiceProposal(DiceWatch& watch, QWidget* parent) : QFrame(parent), m_watch(watch) {
    kit::ground(*this);
    setAccessibleName(tr("Dice that the camera read"));
    auto* layout = kit::column(this, -1, {14, 8, 14, 8});
    m_throw = new QWidget(this);
    auto* row = kit::row(m_throw);
    constexpr int kDie = 40;
    m_dice = new DiceRow(kDie, m_throw);
    m_sum = kit::label({}, m_throw, {.pixels = 34, .weight = QFont::Bold});
    m_sure = kit::label({}, m_throw, {.tip = tr("How sure the camera is of all of them together")});
    const auto button = [&](const QString& text, const char* kind, const QString& name, auto press) {
        return kit::pressLater(text, m_throw, {.name = name, .kind = kind, .focus = Qt::NoFocus}, this, press);
    };
    kit::fill(*row, {m_dice, m_sum, {m_sure, 1}});
    row->addWidget(button(tr("Take   [Enter]"), "next", QStringLiteral("takeDice"), [this] { m_watch.accept(); }));
    row->addWidget(button(tr("No   [Esc]"), "option", QStringLiteral("refuseDice"), [this] { m_watch.refuse(); }));
    layout->addWidget(m_throw);
    m_state = kit::note({}, this);
    layout->addWidget(m_state);
    connect(&m_watch, &DiceWatch::changed, this, &DiceProposal::refresh);
    refresh();
}

void DiceProposal::refresh() {
    const auto& seen = m_watch.seen();
    m_throw->setVisible(seen.has_value());
    if (seen) {
        std::vector<engine::Die> dice;
        QStringList words;
        for (const int value : seen->values) {
            dice.push_back({6, value});
            words.append(QString::number(value));
        }
        m_dice->setDice(dice, false);
        const int sum = std::accumulate(seen->values.begin(), seen->values.end(), 0);
        m_sum->setText(QString::number(sum));
        m_sure->setText(wholePercent(seen->sure));
        setAccessibleDescription(tr("%1, together %2").arg(words.join(QStringLiteral(" + ")), QString::number(sum)));
    }
    const QString state = seen ? QString() : m_watch.stateText();
    m_state->setText(state);
    m_state->setVisible(!state.isEmpty());
    setVisible(seen || !state.isEmpty());
}

bool DiceProposal::takeKey(int key) {
    if (!m_watch.seen()) {
        return false;
    }
    switch (key) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            m_watch.accept();
            return true;
        case Qt::Key_Escape:
            m_watch.refuse();
            return true;
        default:
            return false;
    }
}

}  // namespace ui
