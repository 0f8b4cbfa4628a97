// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/player_step.h"

#include <algorithm>

#include "ui/draft/game_draft.h"
#include "ui/draft/seat_word.h"
#include "ui/kit/kit.h"
#include "ui/new_game/player_list.h"
#include "ui/rules/clause_tag.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

constexpr int kListWidth = 560;

}  // namespace

PlayerStep::PlayerStep(GameDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft) {
    kit::ground(*this, "boxed");
    auto* parts = kit::column(this, 0, {1, 1, 1, 1});
    auto* lots = kit::press(tr("Seats by lot   [L]"), this,
                            {.kind = "link", .tip = tr("Who sits where, and so who begins, is left to chance")}, this,
                            &PlayerStep::drawLots);
    const QString order =
        tr("In the order of play, clockwise; the first seat begins. Without a name a player is "
           "called by the colour.");
    auto* head = kit::label(tr("Players and seats"), this, {.kind = "head", .tip = order});
    kit::fill(*kit::row(head, 0, {0, 0, 6, 0}), {kit::stretch(), lots});
    head->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    parts->addWidget(head);
    auto* column = kit::column(nullptr, 4, {10, 6, 10, 6});
    parts->addLayout(column);
    m_refusal = new QWidget(this);
    m_refusalRow = kit::row(m_refusal);
    m_refusalText = kit::label({}, m_refusal, {.kind = "bad", .wraps = true});
    m_fit = kit::press({}, m_refusal, {}, this, &PlayerStep::seatAsWanted);
    kit::fill(*m_refusalRow, {{m_refusalText, 1}, m_fit});
    m_refusal->hide();
    column->addWidget(m_refusal);
    m_list = new PlayerList(this);
    m_list->setMaximumWidth(kListWidth);
    connect(m_list, &PlayerList::playersChanged, this, [this] {
        m_draft.setPlayers(m_list->players());
        Q_EMIT changed();
    });
    connect(m_list, &PlayerList::colourTaken, this, [this](const QString& before, const QString& now) {
        m_draft.exchangePlayers(before.toStdString(), now.toStdString());
    });
    m_seats = kit::label({}, this, {.name = "seatWord", .kind = "warn", .wraps = true});
    m_seats->hide();
    kit::fill(*column, {m_list, m_seats});
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

void PlayerStep::drawLots() {
    std::vector<engine::PlayerSetup> players = m_draft.setup().players;
    std::ranges::shuffle(players, m_random);
    m_draft.setPlayers(std::move(players));
    Q_EMIT changed();
}

bool PlayerStep::goOn() {
    return m_list->goOn();
}

void PlayerStep::refresh() {
    const auto& players = m_draft.setup().players;
    if (m_list->players() != players) {
        m_list->setPlayers(players);
    }
    const QString seats = seatWord(m_draft);
    m_seats->setText(seats);
    m_seats->setVisible(!seats.isEmpty());
    const SeatsWanted wanted = m_draft.seatsWanted();
    m_list->setMost(wanted.most);
    // Documents that exclude each other are refused themselves.
    const bool fit = !m_draft.exclusion();
    const bool few = fit && players.size() < wanted.fewest;
    const bool many = fit && players.size() > wanted.most;
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
