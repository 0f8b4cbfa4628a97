// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/players_panel.h"

#include <QScrollArea>
#include <algorithm>
#include <utility>

#include "engine/rules/points.h"
#include "ui/kit/elided_label.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/rules/clause_tag.h"
#include "ui/rules/house_combination.h"
#include "ui/table/bank_sign.h"
#include "ui/table/player_row.h"
#include "ui/text/units_text.h"

namespace ui {

namespace {

QWidget* rulesBox(const engine::Rules& rules, QWidget* parent) {
    auto* box = kit::ground(parent);
    auto* layout = kit::column(box, 4, {12, 8, 12, 10});
    QStringList titles;
    for (const engine::Document document : rules.documents) {
        titles.append(said(engine::titleOf(document)));
    }
    auto* text =
        new QLabel(titles.isEmpty() ? PlayersPanel::tr("Base rules") : titles.join(QStringLiteral(" · ")), box);
    text->setWordWrap(true);
    layout->addWidget(text);
    auto* house = new HouseCombination(HouseCombination::Form::Brief, box);
    house->show(rules);
    layout->addWidget(house);
    const auto departures = rules.rulings.departures();
    auto* note = kit::note(departures.empty() ? PlayersPanel::tr("All rulings at their default")
                                              : PlayersPanel::tr("%n ruling(s) differ from the default", nullptr,
                                                                 static_cast<int>(departures.size())),
                           box);
    layout->addWidget(note);
    if (!departures.empty()) {
        auto* tags = new QWidget(box);
        auto* flow = new FlowLayout(tags);
        addTags(*flow, departures, tags);
        layout->addWidget(tags);
    }
    return box;
}

}  // namespace

PlayersPanel::PlayersPanel(QWidget* parent) : QWidget(parent) {
    setMinimumWidth(96);
    auto* layout = kit::column(this, 0);
    m_head = kit::dressed(new ElidedLabel(this), {.kind = "head"});
    layout->addWidget(m_head);
    m_list = new QWidget(this);
    m_layout = kit::column(m_list, 0);
    auto* scroll = new QScrollArea(this);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_list);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layout->addWidget(scroll, 1);
    m_rules = new QWidget(this);
    layout->addWidget(m_rules);
    m_bank = new BankSign(this);
    layout->addWidget(m_bank);
}

void PlayersPanel::show(const engine::Position& position, const engine::Position* after) {
    m_head->say(after == nullptr ? tr("Players – points") : tr("Players – points now → after"));
    while (QLayoutItem* item = m_layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const engine::PlayerId player : position.seats()) {
        PlayerContent content = contentOf(position, player);
        if (after != nullptr && engine::scoreOf(*after, player) != content.points) {
            content.after = engine::scoreOf(*after, player);
        }
        auto* card = new PlayerCard(std::move(content), m_list);
        card->setOpen(m_open == player);
        // What comes of it makes the rows anew.
        connect(
            card, &PlayerCard::pressed, this, [this, player] { Q_EMIT handAsked(player); }, Qt::QueuedConnection);
        m_layout->addWidget(card);
    }
    if (position.inForce(engine::clause::SW_1)) {
        m_layout->addWidget(new PlayerCard(fictionalContent(position), m_list));
    }
    m_bank->show(position);
    m_layout->addStretch(1);
    QWidget* fresh = rulesBox(position.rules(), this);
    delete layout()->replaceWidget(m_rules, fresh);
    delete m_rules;
    m_rules = fresh;
    setRows();
}

void PlayersPanel::setOpen(std::optional<engine::PlayerId> player) {
    m_open = player;
    for (int row = 0; row + 1 < m_layout->count(); ++row) {
        static_cast<PlayerCard*>(m_layout->itemAt(row)->widget())
            ->setOpen(player && row == static_cast<int>(index(*player)));
    }
}

const QWidget& PlayersPanel::spotOf(std::optional<engine::PlayerId> player) const {
    const int row = player ? static_cast<int>(index(*player)) : -1;
    return row >= 0 && row + 1 < m_layout->count() ? *m_layout->itemAt(row)->widget() : static_cast<QWidget&>(*m_bank);
}

/// What the head and the bank leave; in a very low panel the rows have all of it.
int PlayersPanel::roomForRows() const {
    constexpr int kHead = 30;
    constexpr int kLowest = 300;
    return height() < kLowest ? height() : height() - kHead - m_bank->height();
}

int PlayersPanel::rowHeight() const {
    const int rows = std::max(1, m_layout->count() - 1);
    const int room = roomForRows() / rows;
    // On a low screen all rows are in sight, each with less.
    return room >= PlayerCard::kHigh     ? PlayerCard::kHigh
           : room >= PlayerCard::kMiddle ? PlayerCard::kMiddle
                                         : std::clamp(room, PlayerCard::kLeast, PlayerCard::kLow);
}

void PlayersPanel::setRows() {
    const int high = rowHeight();
    int left = roomForRows();
    const bool isLowest = left == height();
    m_head->setHidden(isLowest);
    m_bank->setHidden(isLowest);
    for (int row = 0; row + 1 < m_layout->count(); ++row) {
        m_layout->itemAt(row)->widget()->setFixedHeight(high);
        left -= high;
    }
    m_rules->setVisible(width() > PlayerCard::kNarrow && left > m_rules->heightForWidth(width()));
}

void PlayersPanel::resizeEvent(QResizeEvent*) {
    setRows();
}

}  // namespace ui
