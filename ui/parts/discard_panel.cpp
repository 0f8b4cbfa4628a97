// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/discard_panel.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/action/decide.h"
#include "ui/parts/card_stepper.h"
#include "ui/text/act_text.h"
#include "ui/theme/players.h"

namespace ui {

std::vector<engine::Discard> DiscardPanel::due() const {
    std::vector<engine::Discard> due;
    for (const engine::Action& action : desk().legal().actions) {
        if (const auto* discard = std::get_if<engine::Discard>(&action)) {
            due.push_back(*discard);
        }
    }
    return due;
}

void DiscardPanel::refresh() {
    if (!desk().hasGame()) {
        return;
    }
    const engine::Position& position = desk().position();
    const auto open = due();
    const auto isOpen = [&](engine::PlayerId player) {
        return std::any_of(open.begin(), open.end(), [&](const engine::Discard& each) { return each.by == player; });
    };
    if (m_named && !isOpen(*m_named)) {
        m_named.reset();
    }
    setHead(tr("Give up cards"), std::nullopt, clausesFor(Act::Discard, position));
    setRefusal(std::nullopt);
    auto* body = new QWidget(this);
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(dimLabel(tr("Tick off who has given up: E takes the next one."), body));
    for (const engine::Discard& each : open) {
        const engine::PlayerId player = each.by;
        const QString name = nameOf(position, player);
        const QString id = QString::fromStdString(position.table->idOf(player));
        auto* row = new QGridLayout;
        auto* mark = new QLabel(body);
        mark->setPixmap(badge(lookOf(position, player), 28, devicePixelRatioF()));
        row->addWidget(mark, 0, 0);
        row->addWidget(titleLabel(name, body), 0, 1);
        auto* count = titleLabel(QString::number(each.count.value_or(0)), body);
        count->setStyleSheet(QStringLiteral("font-size: 34px; font-weight: 700;"));
        count->setAccessibleName(tr("%n card(s)", nullptr, each.count.value_or(0)));
        row->addWidget(count, 0, 2);
        auto* done = optionButton(tr("Done"), each == open.front() ? QStringLiteral("E") : QString(), body);
        done->setObjectName(QStringLiteral("done-") + id);
        done->setAccessibleName(tr("%1 has given up").arg(name));
        connect(
            done, &QPushButton::clicked, this, [this, each] { desk().play(each); }, Qt::QueuedConnection);
        row->addWidget(done, 0, 3);
        auto* which = new QPushButton(tr("Which?"), body);
        which->setProperty("kind", QStringLiteral("link"));
        which->setObjectName(QStringLiteral("which-") + id);
        which->setAccessibleName(tr("Name the cards of %1").arg(name));
        connect(
            which, &QPushButton::clicked, this,
            [this, player] {
                m_named = m_named == player ? std::nullopt : std::optional(player);
                m_cards = {};
                refresh();
            },
            Qt::QueuedConnection);
        row->addWidget(which, 0, 4);
        row->setColumnStretch(1, 1);
        layout->addLayout(row);
        if (m_named != player) {
            continue;
        }
        auto* stepper = new CardStepper(name, body);
        stepper->setCards(m_cards);
        const int wanted = each.count.value_or(0);
        auto* enter = optionButton(tr("These cards"), {}, body);
        enter->setObjectName(QStringLiteral("these"));
        enter->setEnabled(m_cards.total() == wanted);
        connect(stepper, &CardStepper::changed, enter, [this, stepper, enter, wanted] {
            m_cards = stepper->cards();
            enter->setEnabled(m_cards.total() == wanted);
        });
        connect(
            enter, &QPushButton::clicked, this,
            [this, player] {
                desk().play(engine::Discard{player, m_cards, std::nullopt});
            },
            Qt::QueuedConnection);
        layout->addWidget(stepper);
        layout->addWidget(enter);
    }
    layout->addStretch(1);
    setBody(body);
    setConfirm(open.size() > 1 ? tr("All have given up   [Space]") : tr("Go on   [Space]"), desk().nextEnabled(),
               [this] { desk().next(); });
}

bool DiscardPanel::takeKey(int key, Qt::KeyboardModifiers modifiers) {
    const auto open = due();
    if (key == Qt::Key_E && !open.empty()) {
        desk().play(open.front());
        return true;
    }
    return GuidePanel::takeKey(key, modifiers);
}

}  // namespace ui
