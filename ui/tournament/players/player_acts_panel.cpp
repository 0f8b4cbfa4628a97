// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/players/player_acts_panel.h"

#include <algorithm>

#include "ui/kit/kit.h"
#include "ui/tournament/hall/tournament_words.h"

namespace ui {

namespace cup = engine::tournament;

PlayerActsPanel::PlayerActsPanel(TournamentHall& hall, QWidget* parent) : QWidget(parent), m_hall(hall) {
    auto* column = kit::column(this, 8);
    m_who = kit::heading({}, this, "chosenPlayers");
    column->addWidget(m_who);
    m_round = kit::dressed(new QComboBox(this), {.name = "playerRound", .spoken = tr("Round")});
    column->addWidget(m_round);
    m_reason = kit::field(tr("Reason"), this, "playerReason");
    column->addWidget(m_reason);
    auto* grid = kit::grid(nullptr, 6, 6);
    m_out = kit::press(tr("Drops out"), this, {.name = "playerOut", .kind = "small"}, this, [this] {
        const std::string why = reason();
        forEach([&](engine::PlayerId player) { return cup::DropOut{player, round(), why}; });
    });
    m_back = kit::press(tr("Comes back"), this, {.name = "playerBack", .kind = "small"}, this, [this] {
        forEach([&](engine::PlayerId player) { return cup::ComeBack{player, round()}; });
    });
    m_absent = kit::press(tr("Is absent"), this, {.name = "playerAbsent", .kind = "small"}, this, [this] {
        forEach([&](engine::PlayerId player) { return cup::MissRound{player, round(), false}; });
    });
    m_present = kit::press(tr("Plays after all"), this, {.name = "playerPresent", .kind = "small"}, this, [this] {
        forEach([&](engine::PlayerId player) { return cup::MissRound{player, round(), true}; });
    });
    grid->addWidget(m_out, 0, 0);
    grid->addWidget(m_back, 0, 1);
    grid->addWidget(m_absent, 1, 0);
    grid->addWidget(m_present, 1, 1);
    column->addLayout(grid);

    kit::fill(*column, {kit::hairline(this), kit::heading(tr("Not to meet"), this)});
    m_pairNote = kit::note({}, this);
    column->addWidget(m_pairNote);
    m_hard = kit::dressed(new QCheckBox(tr("strictly"), this), {.name = "pairHard"});
    column->addWidget(m_hard);
    auto* rounds = new QHBoxLayout;
    m_from = kit::dressed(new QComboBox(this), {.name = "pairFrom", .spoken = tr("From round")});
    m_to = kit::dressed(new QComboBox(this), {.name = "pairTo", .spoken = tr("To round")});
    kit::fill(*rounds, {{m_from, 1}, new QLabel(QStringLiteral("–"), this), {m_to, 1}});
    column->addLayout(rounds);
    m_forbid = kit::press(tr("These are not to meet"), this, {.name = "pairForbid", .kind = "small"}, this, [this] {
        cup::Forbid act;
        act.players = m_players;
        act.hard = m_hard->isChecked();
        if (m_from->currentData().toInt() > 0) {
            act.from = m_from->currentData().toInt();
        }
        if (m_to->currentData().toInt() > 0) {
            act.to = m_to->currentData().toInt();
        }
        act.reason = reason();
        m_hall.play(act);
    });
    column->addWidget(m_forbid);
    m_pairs = kit::column(nullptr, 4);
    kit::fill(*column, {m_pairs, kit::stretch()});
    refresh();
}

int PlayerActsPanel::round() const {
    return qMax(1, m_round->currentData().toInt());
}

std::string PlayerActsPanel::reason() {
    std::string text = m_reason->text().simplified().toStdString();
    m_reason->clear();
    return text;
}

void PlayerActsPanel::forEach(const std::function<cup::Action(engine::PlayerId)>& act) {
    std::vector<cup::Action> acts;
    for (const engine::PlayerId player : m_players) {
        acts.push_back(act(player));
    }
    m_hall.playAll(acts);
}

void PlayerActsPanel::setPlayers(std::vector<engine::PlayerId> players) {
    if (players != m_players) {
        m_players = std::move(players);
        refresh();
    }
}

void PlayerActsPanel::refresh() {
    if (!m_hall.hasTournament()) {
        m_players.clear();
        m_who->setText(tr("No player chosen"));
        setEnabled(false);
        return;
    }
    const cup::Position& position = m_hall.position();
    std::erase_if(m_players,
                  [&](engine::PlayerId player) { return engine::index(player) >= position.table->players.size(); });
    setEnabled(!position.hasEnded);
    m_who->setText(m_players.empty()       ? tr("No player chosen")
                   : m_players.size() > 3U ? tr("%n player(s) chosen", nullptr, static_cast<int>(m_players.size()))
                                           : namesOf(position, m_players));
    fillRounds(*m_round, position.settings);
    // Who leaves or stays away does so from the next round on, unless another is chosen.
    const auto played =
        std::ranges::count_if(position.rounds, [](const auto& each) { return stateOf(each).results > 0; });
    const int next = std::min(static_cast<int>(played) + 1, lastRoundOf(position.settings));
    if (std::exchange(m_next, next) != next) {
        m_round->setCurrentIndex(m_round->findData(next));
    }
    fillRounds(*m_from, position.settings, tr("from the start"));
    fillRounds(*m_to, position.settings, tr("to the end"));
    const bool any = !m_players.empty();
    const auto has = [&](auto condition) {
        return std::ranges::any_of(m_players,
                                   [&](engine::PlayerId player) { return condition((*position.table)[player]); });
    };
    m_round->setEnabled(any);
    m_reason->setEnabled(any);
    m_out->setEnabled(has([](const cup::Entrant& entrant) { return !entrant.until; }));
    m_back->setEnabled(has([](const cup::Entrant& entrant) { return entrant.until.has_value(); }));
    m_absent->setEnabled(any);
    m_present->setEnabled(has([](const cup::Entrant& entrant) { return !entrant.absent.empty(); }));
    const bool several = m_players.size() > 1;
    m_pairNote->setText(several ? tr("Every pair of the %n chosen.", nullptr, static_cast<int>(m_players.size()))
                                : tr("Choose two or more players in the list (Ctrl or Shift)."));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_hard, m_from, m_to, m_forbid}) {
        widget->setEnabled(several);
    }
    refreshPairs();
}

void PlayerActsPanel::refreshPairs() {
    kit::empty(*m_pairs);
    const cup::Position& position = m_hall.position();
    for (const cup::ForbiddenPair& pair : position.forbidden) {
        auto* row = new QWidget(this);
        auto* layout = kit::row(row);
        QString text = QStringLiteral("%1 – %2").arg(nameOf(position, pair.a), nameOf(position, pair.b));
        text += QLatin1Char('\n') + (pair.hard ? tr("strictly") : tr("where possible"));
        if (pair.from > 1 || pair.to < lastRoundOf(position.settings)) {
            text += QStringLiteral(", %1–%2").arg(pair.from).arg(qMin(pair.to, lastRoundOf(position.settings)));
        }
        if (!pair.reason.empty()) {
            text += QStringLiteral(" · ") + QString::fromStdString(pair.reason);
        }
        layout->addWidget(kit::label(text, row, {.wraps = true}), 1);
        QPushButton* allow =
            kit::press(tr("Allow"), row, {.name = "pairAllow", .kind = "small"}, this, [this, a = pair.a, b = pair.b] {
                m_hall.play(cup::Allow{{a, b}});
            });
        allow->setAccessibleName(tr("%1 and %2 may meet").arg(nameOf(position, pair.a), nameOf(position, pair.b)));
        layout->addWidget(allow);
        m_pairs->addWidget(row);
    }
}

void fillRounds(QComboBox& box, const cup::Settings& settings, const QString& every) {
    const QVariant chosen = box.currentData();
    const QSignalBlocker quiet(&box);
    box.clear();
    if (!every.isEmpty()) {
        box.addItem(every, 0);
    }
    for (int round = 1; round <= lastRoundOf(settings); ++round) {
        box.addItem(roundWord(settings, round), round);
    }
    box.setCurrentIndex(qMax(0, chosen.isValid() ? box.findData(chosen) : 0));
}

}  // namespace ui
