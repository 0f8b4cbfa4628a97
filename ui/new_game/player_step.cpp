// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/player_step.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/pages/game_draft.h"
#include "ui/pages/player_list.h"
#include "ui/parts/clause_tag.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

constexpr int kListWidth = 560;

}  // namespace

PlayerStep::PlayerStep(GameDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 14, 18, 14);
    column->setSpacing(10);
    m_refusal = new QWidget(this);
    m_refusalRow = new QHBoxLayout(m_refusal);
    m_refusalRow->setContentsMargins(0, 0, 0, 0);
    m_refusalText = new QLabel(m_refusal);
    m_refusalText->setProperty("kind", QStringLiteral("bad"));
    m_refusalText->setWordWrap(true);
    m_fit = new QPushButton(m_refusal);
    connect(m_fit, &QPushButton::clicked, this, &PlayerStep::seatAsWanted);
    m_refusalRow->addWidget(m_refusalText, 1);
    m_refusalRow->addWidget(m_fit);
    m_refusal->hide();
    column->addWidget(m_refusal);
    auto* hint = new QLabel(
        tr("In the order of play, clockwise; the first seat begins. Without a name a player is called by the colour."),
        this);
    hint->setWordWrap(true);
    hint->setProperty("kind", QStringLiteral("dim"));
    column->addWidget(hint);
    m_list = new PlayerList(this);
    m_list->setMaximumWidth(kListWidth);
    connect(m_list, &PlayerList::playersChanged, this, [this] {
        m_draft.setPlayers(m_list->players());
        Q_EMIT changed();
    });
    connect(m_list, &PlayerList::colourTaken, this, [this](const QString& before, const QString& now) {
        m_draft.exchangePlayers(before.toStdString(), now.toStdString());
    });
    column->addWidget(m_list);
    column->addStretch(1);
    m_list->setPlayers(m_draft.setup().players);
    refresh();
}

void PlayerStep::seatAsWanted() {
    const SeatsWanted wanted = m_draft.seatsWanted();
    std::vector<engine::PlayerSetup> players = m_draft.setup().players;
    if (players.size() > wanted.most) {
        players.resize(wanted.most);
    }
    for (const QString& id : colourIds()) {
        const auto has = [&](const engine::PlayerSetup& player) { return player.id == id.toStdString(); };
        if (players.size() < wanted.fewest && std::none_of(players.begin(), players.end(), has)) {
            players.push_back({id.toStdString(), {}, {}});
        }
    }
    m_draft.setPlayers(std::move(players));
    Q_EMIT changed();
}

void PlayerStep::refresh() {
    const auto& players = m_draft.setup().players;
    if (m_list->players() != players) {
        m_list->setPlayers(players);
    }
    const SeatsWanted wanted = m_draft.seatsWanted();
    m_list->setMost(wanted.most);
    const bool few = players.size() < wanted.fewest;
    const bool many = players.size() > wanted.most;
    for (auto* tag : m_refusal->findChildren<ClauseTag*>()) {
        tag->hide();
        tag->deleteLater();
    }
    m_refusal->setVisible(few || many);
    if (few || many) {
        const auto count = static_cast<int>(few ? wanted.fewest : wanted.most);
        m_refusalText->setText(few ? tr("The documents want at least %n player(s).", nullptr, count)
                                   : tr("The documents take at most %n player(s).", nullptr, count));
        m_fit->setText(tr("Seat %n", nullptr, count));
        m_refusalRow->insertWidget(1, new ClauseTag(few ? wanted.fewestClause : wanted.mostClause, m_refusal));
    }
}

}  // namespace ui
