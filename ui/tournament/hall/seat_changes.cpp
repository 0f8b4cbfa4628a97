// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/hall/seat_changes.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>
#include <utility>

#include "ui/text/sentences.h"
#include "ui/tournament/hall/tournament_words.h"

namespace ui {

namespace cup = engine::tournament;
using engine::PlayerId;

namespace {

/// The context of these texts.
class SeatWords {
    Q_DECLARE_TR_FUNCTIONS(ui::SeatWords)

public:
    static QString came(const SeatChange& change, const cup::Position& position) {
        const QString since = clockTime(change.time);
        const bool isStandIn = (*position.table)[change.player].standIn;
        const QString whose = change.instead ? nameOf(position, *change.instead) : QString();
        if (isStandIn) {
            return whose.isEmpty() ? tr("stand-in since %1").arg(since)
                                   : tr("stand-in for %1 since %2").arg(whose, since);
        }
        if (change.otherTable) {
            return tr("planned at table %1, here since %2").arg(*change.otherTable).arg(since);
        }
        return whose.isEmpty() ? tr("sits here since %1").arg(since) : tr("instead of %1 since %2").arg(whose, since);
    }
    static QString went(const SeatChange& change, const cup::Position& position) {
        const QString who = nameOf(position, change.player);
        const QString since = clockTime(change.time);
        const QString text = change.otherTable
                                 ? tr("%1 sits at table %2 since %3").arg(who).arg(*change.otherTable).arg(since)
                                 : tr("%1 has no seat since %2").arg(who, since);
        return change.reason.empty() ? text : text + QStringLiteral(": ") + QString::fromStdString(change.reason);
    }
};

using SeatsByTable = std::map<int, std::vector<PlayerId>>;

bool sitsIn(const std::vector<PlayerId>& seats, PlayerId player) {
    return std::ranges::find(seats, player) != seats.end();
}

int tableOf(const SeatsByTable& seats, PlayerId player) {
    const auto found = std::ranges::find_if(seats, [&](const auto& each) { return sitsIn(each.second, player); });
    return found == seats.end() ? 0 : found->first;
}

/// Those of one table who do not sit at the other, in order of play.
std::vector<PlayerId> without(const std::vector<PlayerId>& seats, const std::vector<PlayerId>& other) {
    std::vector<PlayerId> some;
    std::ranges::copy_if(seats, std::back_inserter(some), [&](PlayerId player) { return !sitsIn(other, player); });
    return some;
}

/// Follows who sits where in one round.
class SeatHistory {
public:
    void seat(const cup::RoundSeated& seated) {
        m_now.clear();
        for (std::size_t table = 0; table < seated.tables.size(); ++table) {
            m_now[static_cast<int>(table) + 1] = seated.tables[table];
        }
        m_planned = m_now;
        m_last.clear();
    }
    void change(const cup::SeatsChanged& changed, const std::string& time, const std::string& reason) {
        const SeatsByTable before = m_now;
        for (const cup::TableSeats& each : changed.tables) {
            m_now[each.table] = each.players;
        }
        for (const cup::TableSeats& each : changed.tables) {
            const auto old = before.find(each.table);
            const std::vector<PlayerId> seats = old == before.end() ? std::vector<PlayerId>() : old->second;
            const std::vector<PlayerId> came = without(each.players, seats);
            const std::vector<PlayerId> went = without(seats, each.players);
            // Who came has the seat of who went, one after the other.
            for (std::size_t i = 0; i < came.size(); ++i) {
                m_last[came[i]] = {came[i], i < went.size() ? std::optional(went[i]) : std::nullopt, {}, time, reason};
            }
            for (const PlayerId player : went) {
                if (tableOf(m_now, player) == 0) {
                    m_last[player] = {player, {}, {}, time, reason};
                }
            }
        }
    }
    [[nodiscard]] std::map<int, SeatChanges> changes() && {
        std::map<int, SeatChanges> all;
        for (auto& [player, change] : m_last) {
            const int from = tableOf(m_planned, player);
            const int to = tableOf(m_now, player);
            if (to != 0 && to != from) {
                change.otherTable = from != 0 ? std::optional(from) : std::nullopt;
                all[to].came.emplace(player, change);
            }
            if (from != 0 && to != from) {
                change.otherTable = to != 0 ? std::optional(to) : std::nullopt;
                all[from].went.emplace(player, change);
            }
        }
        return all;
    }

private:
    SeatsByTable m_planned;
    SeatsByTable m_now;
    /// What moved each player last.
    std::map<PlayerId, SeatChange> m_last;
};

}  // namespace

std::map<int, SeatChanges> seatChanges(const adjudicator::TournamentLine& line, int round) {
    SeatHistory history;
    for (const adjudicator::LineAct& place : line.acts()) {
        const auto& act = line.actAt(place.now);
        for (const cup::Event& event : act.events) {
            const auto* seated = std::get_if<cup::RoundSeated>(&event.body);
            const auto* changed = std::get_if<cup::SeatsChanged>(&event.body);
            if (seated != nullptr && seated->round == round) {
                history.seat(*seated);
            } else if (changed != nullptr && changed->round == round) {
                const auto* why = std::get_if<cup::ChangeSeats>(&act.action);
                history.change(*changed, line.log()[place.origin.entry].entry.time,
                               why != nullptr ? why->reason : std::string());
            }
        }
    }
    return std::move(history).changes();
}

QString cameText(const SeatChange& change, const cup::Position& position) {
    return SeatWords::came(change, position);
}

QString wentText(const SeatChange& change, const cup::Position& position) {
    return SeatWords::went(change, position);
}

}  // namespace ui
