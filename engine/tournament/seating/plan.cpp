// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/seating/plan.h"

#include <algorithm>
#include <array>

#include "engine/tournament/evolve.h"
#include "engine/tournament/seating/groups.h"
#include "engine/tournament/seating/order.h"
#include "engine/tournament/standings.h"

namespace engine::tournament {

namespace {

/// Dearer than all that the weights can add up to.
constexpr int kHardCost = 100'000'000;
constexpr std::size_t kFinalists = 4;
constexpr std::size_t kSemiFinalists = 16;
/// Seeds of the semi-final's tables, from 0.
constexpr std::array<std::array<std::size_t, 4>, 4> kSemiFinal{
    {{0, 7, 8, 15}, {1, 6, 9, 14}, {2, 5, 10, 13}, {3, 4, 11, 12}}};

bool hasAnyResult(const Position& position, int from) {
    for (std::size_t i = static_cast<std::size_t>(from - 1); i < position.rounds.size(); ++i) {
        if (std::ranges::any_of(position.rounds[i].pods, [](const Pod& pod) { return pod.result.has_value(); })) {
            return true;
        }
    }
    return false;
}

/// What meetings of a round cost beyond repeats: forbidden pairs, and distance in the standings where wanted.
std::vector<int> pairCosts(const Position& position, int round, const std::vector<int>& ranks) {
    const std::size_t players = position.table->players.size();
    std::vector<int> costs(players * players);
    for (std::size_t a = 0; a < players; ++a) {
        for (std::size_t b = a + 1; b < players; ++b) {
            const Separation rule = pairRule(position, PlayerId(a), PlayerId(b), round);
            int cost = rule == Separation::Hard   ? kHardCost
                       : rule == Separation::Soft ? position.settings.seating.forbidden
                                                  : 0;
            if (!ranks.empty()) {
                const int apart = ranks[a] - ranks[b];
                cost += position.settings.seating.score * apart * apart / 16;
            }
            costs[a * players + b] = cost;
            costs[b * players + a] = cost;
        }
    }
    return costs;
}

std::vector<int> ranksOf(const Position& position) {
    std::vector<int> ranks(position.table->players.size());
    for (const Standing& row : standings(position, StandingsOf::PreliminaryRounds).rows) {
        ranks[index(row.player)] = row.rank;
    }
    return ranks;
}

void addHistory(const Position& position, int before, GroupTask& groups, OrderTask& order) {
    for (int round = 1; round < before; ++round) {
        const std::vector<Pod>& pods = position.rounds[static_cast<std::size_t>(round - 1)].pods;
        const bool preliminary = stageOf(position.settings, round) == Stage::Preliminary;
        for (std::size_t table = 0; table < pods.size(); ++table) {
            const std::vector<PlayerId>& seats = pods[table].seats;
            for (std::size_t seat = 0; seat < seats.size(); ++seat) {
                const std::size_t player = index(seats[seat]);
                ++order.seats[player][seat];
                if (!preliminary) {
                    continue;
                }
                ++order.tables[player][table];
                groups.threes[player] += seats.size() + 1 == kMostAtTable ? 1 : 0;
                for (const PlayerId other : seats) {
                    groups.met[player * groups.players + index(other)] += other == seats[seat] ? 0 : 1;
                }
            }
        }
    }
}

SeatRound asAct(int round, const GroupRound& groups, const PlanWish& wish) {
    SeatRound act;
    act.round = round;
    for (const auto& group : groups) {
        auto& seats = act.tables.emplace_back();
        for (const std::size_t player : group) {
            seats.push_back(PlayerId(player));
        }
    }
    act.seed = static_cast<int>(wish.seed & 0x7fffffffU);
    act.byScore = wish.byScore;
    return act;
}

Plan judged(const Position& position, std::vector<SeatRound> acts) {
    Position after = position;
    if (!acts.empty()) {
        after.rounds.resize(std::min(after.rounds.size(), static_cast<std::size_t>(acts.front().round - 1)));
    }
    for (const SeatRound& act : acts) {
        evolve(after, Event{RoundSeated{act.round, act.tables, act.byScore}, {}, {}});
    }
    return {std::move(acts), qualityOf(after)};
}

/// The players of the preliminary standings who play in a round, best first; empty where equal ones of the first `most`
/// are not parted yet.
std::optional<std::vector<PlayerId>> seedsOf(const Position& position, int round, std::size_t most) {
    const Standings table = standings(position, StandingsOf::PreliminaryRounds);
    const std::vector<PlayerId> playing = position.playing(round);
    std::vector<PlayerId> seeds;
    std::vector<int> ranks;
    for (const Standing& row : table.rows) {
        if (std::ranges::find(playing, row.player) != playing.end()) {
            seeds.push_back(row.player);
            ranks.push_back(row.rank);
        }
    }
    for (std::size_t i = 1; i < seeds.size(); ++i) {
        if (ranks[i] == ranks[i - 1] && i <= most) {
            return std::nullopt;
        }
    }
    return seeds;
}

bool isComplete(const Position& position, int round) {
    const Round* found = position.round(round);
    return found != nullptr && std::ranges::none_of(found->pods, &Pod::awaitsResult);
}

/// The winners of the semi-final's tables in the order of their seeds.
std::vector<PlayerId> winnersOf(const Round& semiFinal, const std::vector<PlayerId>& seeds) {
    std::vector<PlayerId> winners;
    for (const Pod& pod : semiFinal.pods) {
        // Of equal winners the one with the better seed; where a stand-in was first, who was behind him.
        const Score* winner = nullptr;
        for (const PlayerId seed : pod.result ? seeds : std::vector<PlayerId>()) {
            const auto score = std::ranges::find(pod.result->scores, seed, &Score::player);
            if (score != pod.result->scores.end() && (winner == nullptr || score->place < winner->place)) {
                winner = &*score;
            }
        }
        if (winner != nullptr) {
            winners.push_back(winner->player);
        }
    }
    std::ranges::sort(winners, {}, [&](PlayerId player) { return std::ranges::find(seeds, player); });
    return winners;
}

}  // namespace

Expected<Plan, PlanProblem> planRounds(const Position& position, const PlanWish& wish) {
    const int last = wish.round + wish.count - 1;
    if (wish.count < 1 || wish.round < 1 || last > position.settings.rounds ||
        static_cast<std::size_t>(wish.round) > position.rounds.size() + 1) {
        return unexpected(PlanProblem::NoSuchRound);
    }
    if (hasAnyResult(position, wish.round)) {
        return unexpected(PlanProblem::RoundHasResults);
    }
    GroupTask groups;
    groups.players = position.table->players.size();
    groups.met.assign(groups.players * groups.players, 0);
    groups.threes.assign(groups.players, 0);
    groups.weights = position.settings.seating;
    groups.seed = wish.seed;
    groups.progress = wish.progress;
    OrderTask order;
    order.seats.resize(groups.players);
    order.tables.resize(groups.players);
    order.seed = wish.seed;
    addHistory(position, wish.round, groups, order);
    const std::vector<int> ranks = wish.byScore ? ranksOf(position) : std::vector<int>{};
    for (int round = wish.round; round <= last; ++round) {
        auto& players = groups.playing.emplace_back();
        for (const PlayerId player : position.playing(round)) {
            players.push_back(index(player));
        }
        if (!tableSizes(players.size())) {
            return unexpected(PlanProblem::CannotSeat);
        }
        groups.pairCost.push_back(pairCosts(position, round, ranks));
    }
    auto best = bestGroups(groups);
    if (!best) {
        return unexpected(PlanProblem::Cancelled);
    }
    arrange(order, *best);
    std::vector<SeatRound> acts;
    for (int round = wish.round; round <= last; ++round) {
        acts.push_back(asAct(round, (*best)[static_cast<std::size_t>(round - wish.round)], wish));
    }
    return judged(position, std::move(acts));
}

Expected<Plan, PlanProblem> planStage(const Position& position, int round, std::uint32_t seed) {
    const Stage stage = stageOf(position.settings, round);
    if (stage == Stage::Preliminary || round > lastRoundOf(position.settings)) {
        return unexpected(PlanProblem::NoSuchRound);
    }
    for (int before = 1; before < round; ++before) {
        if (!isComplete(position, before)) {
            return unexpected(PlanProblem::StageNotReached);
        }
    }
    if (hasAnyResult(position, round)) {
        return unexpected(PlanProblem::RoundHasResults);
    }
    const bool semiFinal = stage == Stage::SemiFinal;
    const bool afterSemiFinal = !semiFinal && position.settings.cut == Cut::SemiFinal;
    const auto seeds = seedsOf(position, round, semiFinal || afterSemiFinal ? kSemiFinalists : kFinalists);
    if (!seeds) {
        return unexpected(PlanProblem::LotsMissing);
    }
    GroupRound tables;
    if (semiFinal) {
        if (seeds->size() < kSemiFinalists) {
            return unexpected(PlanProblem::StageTooFew);
        }
        for (const auto& places : kSemiFinal) {
            auto& table = tables.emplace_back();
            for (const std::size_t place : places) {
                table.push_back(index((*seeds)[place]));
            }
        }
    } else {
        const std::vector<PlayerId> finalists =
            afterSemiFinal ? winnersOf(*position.round(round - 1), *seeds)
                           : std::vector<PlayerId>(
                                 seeds->begin(),
                                 seeds->begin() + static_cast<std::ptrdiff_t>(std::min(seeds->size(), kFinalists)));
        if (finalists.size() + 1 < kFinalists) {
            return unexpected(PlanProblem::StageTooFew);
        }
        auto& table = tables.emplace_back();
        for (const PlayerId player : finalists) {
            table.push_back(index(player));
        }
    }
    // The tables are given; only the order of play is open.
    GroupTask unused;
    unused.players = position.table->players.size();
    unused.met.assign(unused.players * unused.players, 0);
    unused.threes.assign(unused.players, 0);
    OrderTask order;
    order.seats.resize(unused.players);
    order.tables.resize(unused.players);
    order.seed = seed;
    addHistory(position, round, unused, order);
    const GroupRound given = tables;
    std::vector<GroupRound> rounds{tables};
    arrange(order, rounds);
    // Table 1 is the first seed's whatever the order of play.
    std::ranges::sort(rounds.front(), {}, [&](const std::vector<std::size_t>& table) {
        return std::ranges::find_if(
            given, [&](const auto& each) { return std::ranges::find(each, table.front()) != each.end(); });
    });
    PlanWish wish;
    wish.seed = seed;
    return judged(position, {asAct(round, rounds.front(), wish)});
}

}  // namespace engine::tournament
