// SPDX-License-Identifier: GPL-3.0-or-later
// Who really sat where, in the middle of a round or after it.
#include <algorithm>
#include <set>

#include "engine/tournament/deciding.h"

namespace engine::tournament {

namespace {

using Seats = std::vector<std::vector<PlayerId>>;

Seats seatsOf(const Round& round) {
    Seats seats;
    for (const Pod& pod : round.pods) {
        seats.push_back(pod.seats);
    }
    return seats;
}

std::set<PlayerId> allOf(const Seats& seats) {
    std::set<PlayerId> all;
    for (const auto& table : seats) {
        all.insert(table.begin(), table.end());
    }
    return all;
}

/// Whether the player may come to a seat of the round: an absence is what the act takes back.
bool mayCome(const Entrant& entrant, int round) {
    return entrant.standIn ||
           (!entrant.disqualified && round >= entrant.from && (!entrant.until || round < *entrant.until));
}

/// The round's tables with the change; or why they cannot be so.
Expected<Seats, Refusal> changed(const Round& round, const ChangeSeats& act) {
    Seats seats = seatsOf(round);
    std::set<int> named;
    for (const TableSeats& each : act.tables) {
        const auto table = static_cast<std::size_t>(each.table);
        if (each.table < 1 || table > seats.size() + 1 || !named.insert(each.table).second) {
            return refuse(Why::NoSuchTable, {}, std::to_string(each.table));
        }
        if (!each.players.empty() && (each.players.size() + 1 < kMostAtTable || each.players.size() > kMostAtTable)) {
            return refuse(Why::WrongTableSize, each.players, std::to_string(each.players.size()));
        }
        seats.resize(std::max(seats.size(), table));
        seats[table - 1] = each.players;
    }
    std::set<PlayerId> seen;
    for (const auto& table : seats) {
        for (const PlayerId player : table) {
            if (!seen.insert(player).second) {
                return refuse(Why::SeatedTwice, {player});
            }
        }
    }
    if (seen.empty()) {
        return refuse(Why::NothingSaid, {}, "tables");
    }
    return seats;
}

/// The result as it stands after another order of play; nothing where somebody else sat there.
std::optional<ResultSet> reordered(int round, const TableSeats& now, const Result& result) {
    ResultSet set = asEvent(round, now.table, result);
    const auto inOrder = [&](std::vector<Score>& scores) {
        std::vector<Score> sorted;
        for (const PlayerId player : now.players) {
            const auto found = std::ranges::find(scores, player, &Score::player);
            if (found == scores.end()) {
                return false;
            }
            sorted.push_back(*found);
        }
        const bool isWhole = sorted.size() == scores.size();
        scores = std::move(sorted);
        return isWhole;
    };
    const bool stays = inOrder(set.scores) && (set.claim.empty() || inOrder(set.claim));
    return stays ? std::optional(std::move(set)) : std::nullopt;
}

}  // namespace

Judgement judge(const Position& position, const ChangeSeats& act) {
    const Round* round = position.round(act.round);
    if (round == nullptr) {
        return refuse(Why::NoSuchRound, {}, std::to_string(act.round));
    }
    if (act.tables.empty()) {
        return refuse(Why::NothingSaid, {}, "tables");
    }
    const Seats before = seatsOf(*round);
    const auto after = changed(*round, act);
    if (!after) {
        return unexpected(after.error());
    }
    if (*after == before) {
        return refuse(Why::AlreadySo);
    }
    const std::set<PlayerId> were = allOf(before);
    const std::set<PlayerId> are = allOf(*after);
    for (const PlayerId player : are) {
        if (!were.contains(player) && !mayCome((*position.table)[player], act.round)) {
            return refuse(Why::NotPlaying, {player});
        }
    }
    if (!hasReason(act.reason)) {
        return refuse(Why::ReasonMissing, {}, "reason");
    }
    Decision decision;
    const auto add = [&](EventBody body) { decision.events.push_back({std::move(body), {}, {}}); };
    SeatsChanged seats{act.round, {}};
    std::vector<ResultSet> kept;
    for (const TableSeats& each : act.tables) {
        const Pod* pod = position.pod(act.round, each.table);
        if (pod != nullptr && pod->seats == each.players) {
            continue;
        }
        if (pod != nullptr && pod->result) {
            add(ResultWithdrawn{act.round, each.table});
            if (auto same = reordered(act.round, each, *pod->result)) {
                kept.push_back(std::move(*same));
            }
        }
        seats.tables.push_back(each);
    }
    add(seats);
    for (ResultSet& same : kept) {
        add(std::move(same));
    }
    // Absences follow the seats.
    for (const PlayerId player : position.table->seats()) {
        PlayerChanged change = changeOf(position, player);
        const auto missed = std::ranges::find(change.absent, act.round);
        if (are.contains(player) && !were.contains(player) && missed != change.absent.end()) {
            change.absent.erase(missed);
            add(std::move(change));
        } else if (were.contains(player) && !are.contains(player) && missed == change.absent.end() &&
                   !(*position.table)[player].standIn) {
            change.absent.push_back(act.round);
            std::ranges::sort(change.absent);
            add(std::move(change));
        }
    }
    return decision;
}

}  // namespace engine::tournament
