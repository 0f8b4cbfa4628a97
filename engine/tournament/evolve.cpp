// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/evolve.h"

#include <algorithm>
#include <set>

#include "engine/tournament/text_limits.h"

namespace engine::tournament {

namespace {

Pod& podOf(Position& position, int round, int table) {
    return position.rounds[static_cast<std::size_t>(round - 1)].pods[static_cast<std::size_t>(table - 1)];
}

bool samePair(const ForbiddenPair& pair, PlayerId a, PlayerId b) {
    return (pair.a == a && pair.b == b) || (pair.a == b && pair.b == a);
}

struct Evolver {
    Position& position;

    void operator()(const PlayerEntered& event) {
        auto table = std::make_shared<Table>(*position.table);
        table->players.push_back({event.id, event.name, event.club, event.from, {}, {}, false, event.standIn});
        position.table = std::move(table);
    }
    void operator()(const PlayerChanged& event) {
        auto table = std::make_shared<Table>(*position.table);
        Entrant& entrant = table->players[index(event.player)];
        entrant = {entrant.id,  event.name,   event.club,         event.from,
                   event.until, event.absent, event.disqualified, entrant.standIn};
        position.table = std::move(table);
    }
    void operator()(const PairForbidden& event) {
        position.forbidden.push_back({event.a, event.b, event.hard, event.from, event.to, event.reason});
    }
    void operator()(const PairAllowed& event) {
        std::erase_if(position.forbidden, [&](const auto& pair) { return samePair(pair, event.a, event.b); });
    }
    void operator()(const RoundSeated& event) {
        Round round;
        round.byScore = event.byScore;
        for (const auto& seats : event.tables) {
            round.pods.push_back({seats, {}});
        }
        position.rounds.resize(std::max(position.rounds.size(), static_cast<std::size_t>(event.round)));
        position.rounds[static_cast<std::size_t>(event.round - 1)] = std::move(round);
    }
    void operator()(const SeatsChanged& event) {
        std::vector<Pod>& pods = position.rounds[static_cast<std::size_t>(event.round - 1)].pods;
        for (const TableSeats& each : event.tables) {
            pods.resize(std::max(pods.size(), static_cast<std::size_t>(each.table)));
            pods[static_cast<std::size_t>(each.table - 1)].seats = each.players;
        }
    }
    void operator()(const ResultSet& event) {
        podOf(position, event.round, event.table).result =
            Result{event.scores, event.state, event.game, event.head, event.dispute, event.claim, event.signedBy};
    }
    void operator()(const ResultWithdrawn& event) { podOf(position, event.round, event.table).result.reset(); }
    void operator()(const PenaltyGiven& event) {
        position.penalties.push_back({event.player, event.kind, event.round, event.criterion, event.amount, event.rule,
                                      event.reason, false, event.carried});
    }
    void operator()(const PenaltyWithdrawn& event) {
        position.penalties[static_cast<std::size_t>(event.penalty - 1)].withdrawn = true;
    }
    void operator()(const RulingNoted& event) {
        position.remarks.push_back({event.round, event.table, event.players, event.rule, event.reason});
    }
    void operator()(const LotsDrawn& event) { position.lots.push_back(event.players); }
    void operator()(const SeedDrawn& event) { position.drawnSeed = event.seed; }
    void operator()(const SettingsChanged& event) { position.settings = event.settings; }
    void operator()(const DeskKnown& event) {
        std::erase_if(position.desks, [&](const KnownDesk& desk) { return desk.key == event.key; });
        if (!event.name.empty()) {
            position.desks.push_back({event.key, event.name, event.role});
        }
    }
    void operator()(const SlipNoted& event) {
        std::erase_if(position.slips,
                      [&](const SlipHead& slip) { return slip.round == event.round && slip.table == event.table; });
        position.slips.push_back({event.round, event.table, event.head});
    }
    void operator()(const ProposalDeclined& event) { position.declined.push_back(event.proposal); }
    void operator()(const TournamentEnded&) { position.hasEnded = true; }
};

/// Whether an event keeps the position whole: ids that exist, tables that are there, everyone once.
struct Fitter {
    const Position& position;

    [[nodiscard]] bool knows(PlayerId player) const { return index(player) < position.table->players.size(); }
    [[nodiscard]] static bool isRound(int round) { return round >= 1 && round <= kMostRounds + 2; }

    [[nodiscard]] static bool isTable(const std::vector<PlayerId>& seats) {
        return seats.size() + 1 >= kMostAtTable && seats.size() <= kMostAtTable;
    }
    [[nodiscard]] bool areAllOnce(const std::vector<std::vector<PlayerId>>& tables) const {
        std::set<PlayerId> seen;
        return std::ranges::all_of(tables, [&](const auto& seats) {
            return std::ranges::all_of(seats,
                                       [&](PlayerId player) { return knows(player) && seen.insert(player).second; });
        });
    }

    bool operator()(const PlayerEntered& event) const {
        return position.table->players.size() < kMostPlayers && !event.id.empty() && isPlainText(event.id) &&
               isPlainText(event.name) && isPlainText(event.club) && !position.table->find(event.id) &&
               isRound(event.from);
    }
    bool operator()(const PlayerChanged& event) const {
        return knows(event.player) && isPlainText(event.name) && isPlainText(event.club) && isRound(event.from) &&
               (!event.until || isRound(*event.until)) && event.absent.size() <= kMostRounds + 2 &&
               std::ranges::all_of(event.absent, isRound);
    }
    bool operator()(const PairForbidden& event) const {
        return knows(event.a) && knows(event.b) && event.a != event.b && isRound(event.from) && isRound(event.to);
    }
    bool operator()(const PairAllowed& event) const { return knows(event.a) && knows(event.b); }
    bool operator()(const RoundSeated& event) const {
        if (!std::ranges::all_of(event.tables, isTable) || !areAllOnce(event.tables)) {
            return false;
        }
        const Round* old = position.round(event.round);
        const bool hasResults =
            old != nullptr && std::ranges::any_of(old->pods, [](const Pod& pod) { return pod.result.has_value(); });
        return isRound(event.round) && !event.tables.empty() && !hasResults &&
               static_cast<std::size_t>(event.round) <= position.rounds.size() + 1;
    }
    bool operator()(const SeatsChanged& event) const {
        const Round* round = position.round(event.round);
        if (round == nullptr || event.tables.empty()) {
            return false;
        }
        std::vector<std::vector<PlayerId>> seats;
        for (const Pod& pod : round->pods) {
            seats.push_back(pod.seats);
        }
        for (const TableSeats& each : event.tables) {
            const auto table = static_cast<std::size_t>(each.table);
            const Pod* old = position.pod(event.round, each.table);
            if (each.table < 1 || table > seats.size() + 1 || (old != nullptr && old->result) ||
                (!each.players.empty() && !isTable(each.players))) {
                return false;
            }
            seats.resize(std::max(seats.size(), table));
            seats[table - 1] = each.players;
        }
        return areAllOnce(seats);
    }
    /// Scores of everybody at the table, in order of play.
    [[nodiscard]] static bool areOf(const Pod& pod, const std::vector<Score>& scores) {
        if (scores.size() != pod.seats.size()) {
            return false;
        }
        for (std::size_t i = 0; i < scores.size(); ++i) {
            const Score& score = scores[i];
            if (score.player != pod.seats[i] || score.points < 0 || score.points > kMostPoints || score.place < 1 ||
                static_cast<std::size_t>(score.place) > pod.seats.size()) {
                return false;
            }
        }
        return true;
    }
    bool operator()(const ResultSet& event) const {
        const Pod* pod = position.pod(event.round, event.table);
        if (pod == nullptr || !areOf(*pod, event.scores) || !(event.claim.empty() || areOf(*pod, event.claim))) {
            return false;
        }
        return std::ranges::all_of(
            event.signedBy, [&](PlayerId player) { return std::ranges::find(pod->seats, player) != pod->seats.end(); });
    }
    bool operator()(const ResultWithdrawn& event) const {
        const Pod* pod = position.pod(event.round, event.table);
        return pod != nullptr && pod->result.has_value();
    }
    bool operator()(const PenaltyGiven& event) const { return knows(event.player); }
    bool operator()(const PenaltyWithdrawn& event) const {
        return event.penalty >= 1 && static_cast<std::size_t>(event.penalty) <= position.penalties.size();
    }
    bool operator()(const RulingNoted& event) const {
        return std::ranges::all_of(event.players, [&](PlayerId player) { return knows(player); });
    }
    bool operator()(const LotsDrawn& event) const {
        const std::set<PlayerId> different(event.players.begin(), event.players.end());
        return different.size() == event.players.size() && different.size() >= 2 &&
               std::ranges::all_of(event.players, [&](PlayerId player) { return knows(player); });
    }
    bool operator()(const SeedDrawn& event) const { return event.seed >= 0; }
    bool operator()(const SettingsChanged& event) const { return !faultOf(event.settings); }
    bool operator()(const DeskKnown& event) const { return !event.key.empty() && isPlainText(event.name); }
    bool operator()(const SlipNoted& event) const { return position.pod(event.round, event.table) != nullptr; }
    bool operator()(const ProposalDeclined& event) const {
        return !event.proposal.empty() && isPlainText(event.proposal, kMostHead);
    }
    bool operator()(const TournamentEnded&) const { return true; }
};

}  // namespace

void evolve(Position& position, const Event& event) {
    std::visit(Evolver{position}, event.body);
}

void evolve(Position& position, std::span<const Event> events) {
    for (const Event& event : events) {
        evolve(position, event);
    }
}

bool fits(const Position& position, const Event& event) {
    return std::visit(Fitter{position}, event.body);
}

}  // namespace engine::tournament
