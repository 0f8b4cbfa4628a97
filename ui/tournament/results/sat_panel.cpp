// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/results/sat_panel.h"

#include <QKeyEvent>
#include <QSignalBlocker>
#include <algorithm>

#include "ui/kit/kit.h"
#include "ui/tournament/hall/tournament_words.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

constexpr int kNobody = -1;

/// Table of a round at which a player sits, from 1; 0: none.
int tableOf(const cup::Round& round, engine::PlayerId player) {
    for (std::size_t table = 0; table < round.pods.size(); ++table) {
        if (std::ranges::find(round.pods[table].seats, player) != round.pods[table].seats.end()) {
            return static_cast<int>(table) + 1;
        }
    }
    return 0;
}

}  // namespace

SatPanel::SatPanel(TournamentHall& hall, Ask ask, QWidget* parent)
    : QWidget(parent), m_hall(hall), m_ask(std::move(ask)) {
    auto* column = kit::column(this, 8);
    m_title = kit::heading({}, this, "satTitle");
    column->addWidget(m_title);
    column->addWidget(kit::note(tr("In order of play. Nobody: the table plays with three."), this));
    for (std::size_t seat = 0; seat < cup::kMostAtTable; ++seat) {
        auto* box = kit::dressed(new QComboBox(this), {.name = QStringLiteral("satSeat%1").arg(seat),
                                                       .spoken = tr("Seat %1").arg(seat + 1)});
        kit::narrow(*box, 24);
        connect(box, &QComboBox::currentIndexChanged, this, &SatPanel::judge);
        m_boxes.push_back(box);
        column->addWidget(box);
    }
    m_about = kit::note({}, this, "satAbout");
    column->addWidget(m_about);
    auto* buttons = kit::row(nullptr, 6);
    m_do = kit::press(tr("They sat so…"), this, {.name = "satDo", .kind = "small"}, this, &SatPanel::ask);
    kit::fill(*buttons, {m_do, kit::press(tr("Leave (Esc)"), this, {.name = "satLeave", .kind = "small"}, this,
                                          [this] { Q_EMIT left(); })});
    column->addLayout(buttons);
    kit::fill(*column, {kit::hairline(this), kit::heading(tr("A stand-in"), this),
                        kit::note(tr("Fills a seat and has no rank."), this)});
    m_standIn = kit::field(tr("Name of a new stand-in"), this, "satStandIn");
    column->addWidget(m_standIn);
    kit::fill(*column, {kit::press(tr("Enter the stand-in"), this, {.name = "satEnter", .kind = "small"}, this,
                                   &SatPanel::enterStandIn),
                        kit::stretch()});
    connect(m_standIn, &QLineEdit::returnPressed, this, &SatPanel::enterStandIn);
}

void SatPanel::showTable(int round, int table) {
    if (round != m_round || table != m_table) {
        m_round = round;
        m_table = table;
        m_players = 0;
    }
    refresh();
}

void SatPanel::refresh() {
    const cup::Pod* pod = m_hall.hasTournament() ? m_hall.position().pod(m_round, m_table) : nullptr;
    setEnabled(pod != nullptr && !m_hall.position().hasEnded);
    m_title->setText(pod == nullptr ? tr("No table chosen") : tr("Table %1: who really sat here").arg(m_table));
    if (pod == nullptr) {
        return;
    }
    const std::size_t players = m_hall.position().table->players.size();
    // What is being chosen stays while other tables go on.
    if (pod->seats != m_seats || players != m_players) {
        const bool isOther = pod->seats != m_seats || m_players == 0;
        const std::vector<engine::PlayerId> now = isOther ? pod->seats : chosen();
        m_seats = pod->seats;
        m_players = players;
        for (std::size_t seat = 0; seat < m_boxes.size(); ++seat) {
            fill(*m_boxes[seat], seat < now.size() ? std::optional(now[seat]) : std::nullopt);
        }
    }
    judge();
}

/// Those of this table first, then who is without a seat, stand-ins, and everybody at another table.
void SatPanel::fill(QComboBox& box, std::optional<engine::PlayerId> now) const {
    const QSignalBlocker quiet(&box);
    const cup::Position& position = m_hall.position();
    const cup::Round& round = *position.round(m_round);
    box.clear();
    box.addItem(tr("– nobody –"), kNobody);
    const auto add = [&](engine::PlayerId player, const QString& where) {
        box.addItem(numberedName(position, player) + where, static_cast<int>(engine::index(player)));
    };
    for (const engine::PlayerId player : m_seats) {
        add(player, {});
    }
    std::vector<engine::PlayerId> elsewhere;
    for (const engine::PlayerId player : position.table->seats()) {
        const int table = tableOf(round, player);
        const cup::Entrant& entrant = (*position.table)[player];
        if (table == 0 && !entrant.disqualified && (entrant.standIn || !entrant.until || m_round < *entrant.until)) {
            add(player, entrant.standIn ? tr(" – stand-in") : tr(" – without a seat"));
        } else if (table != 0 && table != m_table) {
            elsewhere.push_back(player);
        }
    }
    for (const engine::PlayerId player : elsewhere) {
        add(player, tr(" – table %1").arg(tableOf(round, player)));
    }
    box.setCurrentIndex(std::max(0, box.findData(now ? static_cast<int>(engine::index(*now)) : kNobody)));
}

std::vector<engine::PlayerId> SatPanel::chosen() const {
    std::vector<engine::PlayerId> players;
    for (const QComboBox* box : m_boxes) {
        const int player = box->currentData().isValid() ? box->currentData().toInt() : kNobody;
        if (player != kNobody) {
            players.push_back(engine::PlayerId(player));
        }
    }
    return players;
}

std::optional<engine::PlayerId> SatPanel::whoSatWhere(engine::PlayerId chosen) const {
    for (std::size_t seat = 0; seat < m_boxes.size() && seat < m_seats.size(); ++seat) {
        if (m_boxes[seat]->currentData().toInt() == static_cast<int>(engine::index(chosen))) {
            return m_seats[seat];
        }
    }
    return std::nullopt;
}

std::optional<cup::ChangeSeats> SatPanel::act() const {
    const cup::Round* round = m_hall.hasTournament() ? m_hall.position().round(m_round) : nullptr;
    const std::vector<engine::PlayerId> now = chosen();
    if (round == nullptr || m_table == 0 || now == m_seats) {
        return std::nullopt;
    }
    std::vector<engine::PlayerId> sorted = now;
    std::ranges::sort(sorted);
    if (std::ranges::adjacent_find(sorted) != sorted.end()) {
        return std::nullopt;
    }
    std::vector<engine::PlayerId> missing;
    std::ranges::copy_if(m_seats, std::back_inserter(missing),
                         [&](engine::PlayerId player) { return std::ranges::find(now, player) == now.end(); });
    cup::ChangeSeats act{m_round, {{m_table, now}}, {}};
    for (const engine::PlayerId player : now) {
        const int from = tableOf(*round, player);
        if (from == 0 || from == m_table) {
            continue;
        }
        auto other = std::ranges::find(act.tables, from, &cup::TableSeats::table);
        if (other == act.tables.end()) {
            act.tables.push_back({from, round->pods[static_cast<std::size_t>(from) - 1].seats});
            other = std::prev(act.tables.end());
        }
        const auto place = std::ranges::find(other->players, player);
        if (missing.empty()) {
            other->players.erase(place);
            continue;
        }
        // The two of one seat changed places; whoever else is missing stayed away.
        const auto sat = whoSatWhere(player);
        const auto before = sat ? std::ranges::find(missing, *sat) : missing.end();
        const auto goes = before == missing.end() ? missing.begin() : before;
        *place = *goes;
        missing.erase(goes);
    }
    return act;
}

void SatPanel::judge() {
    const auto wanted = act();
    QString about;
    if (!wanted && chosen() != m_seats) {
        about = tr("Somebody is named twice.");
    } else if (wanted) {
        QStringList lines;
        for (const cup::TableSeats& each : wanted->tables) {
            lines.append(tr("Table %1: %2")
                             .arg(each.table)
                             .arg(each.players.empty() ? tr("nobody") : namesOf(m_hall.position(), each.players)));
        }
        cup::ChangeSeats asked = *wanted;
        asked.reason = "?";
        if (const auto consequences = adjudicator::consequencesOf(m_hall.position(), asked); !consequences) {
            lines.append(whyNot(consequences.error(), m_hall.position()));
        }
        about = lines.join(QLatin1Char('\n'));
    }
    m_about->setText(about);
    m_do->setEnabled(wanted.has_value());
}

void SatPanel::ask() {
    if (const auto wanted = act()) {
        m_ask(*wanted, tr("Table %1: they sat otherwise").arg(m_table), tr("They sat so"));
    }
}

void SatPanel::enterStandIn() {
    const QString name = m_standIn->text().simplified();
    if (!name.isEmpty()) {
        m_standIn->clear();
        m_hall.play(cup::EnterPlayers{{{{}, name.toStdString(), {}, true}}, {}});
    }
}

void SatPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT left();
        return;
    }
    QWidget::keyPressEvent(event);
}

}  // namespace ui
