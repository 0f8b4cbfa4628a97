// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/tournament_desk.h"

#include <algorithm>

#include "adjudicator/desk.h"
#include "adjudicator/record/game_kind.h"

namespace adjudicator {

namespace cup = engine::tournament;

namespace {

/// The round that an act speaks of, if it changes one that was played.
std::optional<int> roundOf(const cup::Action& action) {
    return std::visit(
        [](const auto& act) -> std::optional<int> {
            if constexpr (requires {
                              act.table;
                              act.round;
                          }) {
                return act.round;
            } else {
                return std::nullopt;
            }
        },
        action);
}

}  // namespace

TournamentDesk::TournamentDesk(TournamentLine line, db::Book& book, DeskFolder& desk) {
    const db::GameId id = line.game();
    TableListenerOf<TournamentGame> listener;
    listener.changed = [this](const cup::Position&, const cup::Events& events) {
        m_events.insert(m_events.end(), events.begin(), events.end());
    };
    listener.refused = [this](const cup::Refusal& refusal) { m_problem = refusal; };
    listener.refusedByTable = [this](TableRefusal refusal) { m_problem = refusal; };
    listener.failed = [this](const db::BookError& error) { m_problem = error; };
    m_table.emplace(std::move(line), directSurroundings(book, id, desk), std::move(listener));
}

TournamentDesk::Answer TournamentDesk::answer(const std::function<void()>& act) {
    m_problem.reset();
    m_events.clear();
    const std::uint64_t before = m_table->line().head().seq;
    act();
    if (m_problem) {
        return engine::unexpected(*m_problem);
    }
    TournamentDone done{m_table->line().head().seq, m_events};
    for (const auto& line : m_table->log()) {
        if (line.seq() > before && line.act() != nullptr) {
            done.entry = line.seq();
        }
    }
    return done;
}

TournamentDesk::Answer TournamentDesk::play(const cup::Action& action, const std::string& word) {
    return answer([&] {
        m_table->play(action);
        if (!m_problem && m_table->declared()) {
            m_table->openThrow(word);
        }
    });
}

TournamentDesk::Answer TournamentDesk::takeBack() {
    return answer([&] { m_table->takeBack(); });
}

TournamentDesk::Answer TournamentDesk::undoTo(const ActPlace& from) {
    return answer([&] { m_table->undoTo(from); });
}

TournamentDesk::Answer TournamentDesk::restore() {
    return answer([&] { m_table->restore(); });
}

TournamentDesk::Answer TournamentDesk::seal() {
    return answer([&] { m_table->seal(); });
}

engine::Expected<Consequences, cup::Refusal> consequencesOf(const cup::Position& position, const cup::Action& action) {
    const auto decision = decide(position, action);
    if (!decision) {
        return engine::unexpected(decision.error());
    }
    cup::Position after = position;
    evolve(after, decision->events);
    Consequences consequences;
    consequences.ranks = rankChanges(standings(position), standings(after));
    consequences.seatsBefore = qualityOf(position);
    consequences.seatsAfter = qualityOf(after);
    const int changed = roundOf(action).value_or(static_cast<int>(position.rounds.size()));
    for (std::size_t i = static_cast<std::size_t>(std::max(changed, 0)); i < position.rounds.size(); ++i) {
        const int round = static_cast<int>(i) + 1;
        if (position.rounds[i].byScore || stageOf(position.settings, round) != cup::Stage::Preliminary) {
            consequences.roundsResting.push_back(round);
        }
    }
    return consequences;
}

engine::Expected<std::vector<db::GameInfo>, db::BookError> tournamentsOf(const db::Book& book) {
    auto games = book.games();
    if (!games) {
        return games;
    }
    std::erase_if(*games, [&](const db::GameInfo& info) {
        const auto first = book.entries(info.id, 0, 0);
        return !first || first->empty() || gameKindOf(first->front().body) != GameKind::Tournament;
    });
    return games;
}

}  // namespace adjudicator
