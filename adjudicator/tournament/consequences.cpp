// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/consequences.h"

#include <algorithm>
#include <type_traits>

#include "engine/tournament/evolve.h"

namespace adjudicator {

namespace cup = engine::tournament;

namespace {

/// The round that an act speaks of, if it changes one that was played.
std::optional<int> roundOf(const cup::Action& action) {
    return std::visit(
        [](const auto& act) -> std::optional<int> {
            if constexpr (std::is_same_v<std::decay_t<decltype(act)>, cup::ChangeSeats> || requires {
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
    consequences.away = awaySeats(after);
    if (const auto* seats = std::get_if<cup::ChangeSeats>(&action)) {
        for (const cup::TableSeats& each : seats->tables) {
            const cup::Pod* was = position.pod(seats->round, each.table);
            if (was != nullptr && was->result && !after.pod(seats->round, each.table)->result) {
                consequences.tablesAsked.push_back(each.table);
            }
        }
    }
    const int changed = roundOf(action).value_or(static_cast<int>(position.rounds.size()));
    for (std::size_t i = static_cast<std::size_t>(std::max(changed, 0)); i < position.rounds.size(); ++i) {
        const int round = static_cast<int>(i) + 1;
        if (position.rounds[i].byScore || stageOf(position.settings, round) != cup::Stage::Preliminary) {
            consequences.roundsResting.push_back(round);
        }
    }
    return consequences;
}

}  // namespace adjudicator
