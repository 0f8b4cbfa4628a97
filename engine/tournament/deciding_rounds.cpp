// SPDX-License-Identifier: GPL-3.0-or-later
// Seats and results.
#include <algorithm>
#include <numeric>
#include <set>

#include "engine/state/names.h"
#include "engine/tournament/deciding.h"
#include "engine/tournament/seating/quality.h"

namespace engine::tournament {

namespace {

Judgement single(EventBody body) {
    return Decision{{Event{std::move(body), {}, {}}}, {}};
}

bool hasResults(const Round& round) {
    return std::ranges::any_of(round.pods, [](const Pod& pod) { return pod.result.has_value(); });
}

/// What of a round's tables only a reason allows.
std::optional<Refusal> doubtIn(const Position& position, int round, const std::vector<std::vector<PlayerId>>& tables) {
    for (const auto& seats : tables) {
        for (std::size_t i = 0; i < seats.size(); ++i) {
            for (std::size_t k = i + 1; k < seats.size(); ++k) {
                if (pairRule(position, seats[i], seats[k], round) == Separation::Hard) {
                    return Refusal{Why::PairIsForbidden, {seats[i], seats[k]}, {}};
                }
            }
        }
    }
    if (stageOf(position.settings, round) != Stage::Preliminary) {
        return std::nullopt;
    }
    std::size_t seated = 0;
    int threes = 0;
    std::set<PlayerId> all;
    for (const auto& seats : tables) {
        seated += seats.size();
        threes += seats.size() + 1 == kMostAtTable ? 1 : 0;
        all.insert(seats.begin(), seats.end());
    }
    std::vector<PlayerId> missing;
    for (const PlayerId player : position.playing(round)) {
        if (!all.contains(player)) {
            missing.push_back(player);
        }
    }
    if (!missing.empty()) {
        return Refusal{Why::PlayerMissing, missing, {}};
    }
    const auto sizes = tableSizes(seated);
    if (!sizes || sizes->threes < threes) {
        return Refusal{Why::TooManyThrees, {}, std::to_string(threes)};
    }
    return std::nullopt;
}

bool contradicts(const std::vector<Score>& scores) {
    std::vector<int> places;
    for (const Score& a : scores) {
        for (const Score& b : scores) {
            if (isBefore(a, b) && a.place >= b.place) {
                return true;
            }
        }
        places.push_back(a.place);
    }
    // Equal places leave out the next ones: 1, 2, 2, 4.
    std::ranges::sort(places);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const bool equal = i > 0 && places[i] == places[i - 1];
        if (!equal && places[i] != static_cast<int>(i) + 1) {
            return true;
        }
    }
    return false;
}

}  // namespace

std::vector<int> placesOf(const std::vector<int>& points) {
    std::vector<int> places;
    for (const int own : points) {
        places.push_back(1 + static_cast<int>(std::ranges::count_if(points, [&](int other) { return other > own; })));
    }
    return places;
}

namespace {

/// What was entered as scores in order of play; places follow from the points where none is said.
Expected<std::vector<Score>, Refusal> scoresAt(const Pod& pod, const std::vector<EnteredScore>& entered) {
    for (const EnteredScore& score : entered) {
        if (std::ranges::find(pod.seats, score.player) == pod.seats.end()) {
            return refuse(Why::NotAtTable, {score.player});
        }
    }
    std::vector<Score> scores;
    std::size_t placed = 0;
    for (const PlayerId player : pod.seats) {
        const auto found = std::ranges::find(entered, player, &EnteredScore::player);
        if (found == entered.end() || std::ranges::count(entered, player, &EnteredScore::player) != 1) {
            return refuse(Why::ScoresIncomplete, {player});
        }
        if (found->points < 0 || found->points > kMostPoints || found->place.value_or(1) < 1 ||
            static_cast<std::size_t>(found->place.value_or(1)) > pod.seats.size()) {
            return refuse(Why::OutOfRange, {player});
        }
        placed += found->place ? 1U : 0U;
        scores.push_back({player, found->points, found->place.value_or(1), found->left});
    }
    if (std::ranges::all_of(scores, &Score::left)) {
        return refuse(Why::NobodyStayed);
    }
    if (placed != 0 && placed != scores.size()) {
        return refuse(Why::ScoresIncomplete, {}, "place");
    }
    if (placed == 0) {
        for (Score& own : scores) {
            own.place = 1 + static_cast<int>(std::ranges::count_if(
                                scores, [&](const Score& other) { return isBefore(other, own); }));
        }
    }
    if (contradicts(scores)) {
        return refuse(Why::PlacesContradict);
    }
    return scores;
}

}  // namespace

Judgement judge(const Position& position, const SeatRound& act) {
    if (act.round < 1 || act.round > lastRoundOf(position.settings)) {
        return refuse(Why::NoSuchRound, {}, std::to_string(act.round));
    }
    if (static_cast<std::size_t>(act.round) > position.rounds.size() + 1) {
        return refuse(Why::RoundNotNext, {}, std::to_string(position.rounds.size() + 1));
    }
    if (const Round* old = position.round(act.round); old != nullptr && hasResults(*old)) {
        return refuse(Why::RoundHasResults, {}, std::to_string(act.round));
    }
    if (act.tables.empty()) {
        return refuse(Why::NothingSaid, {}, "tables");
    }
    const std::vector<PlayerId> playing = position.playing(act.round);
    std::set<PlayerId> seen;
    for (const auto& seats : act.tables) {
        if (seats.size() + 1 < kMostAtTable || seats.size() > kMostAtTable) {
            return refuse(Why::WrongTableSize, seats, std::to_string(seats.size()));
        }
        for (const PlayerId player : seats) {
            if (!seen.insert(player).second) {
                return refuse(Why::SeatedTwice, {player});
            }
            if (std::ranges::find(playing, player) == playing.end()) {
                return refuse(Why::NotPlaying, {player});
            }
        }
    }
    if (!isPlainText(act.reason, kMostReason)) {
        return refuse(Why::BadText, {}, "reason");
    }
    if (auto doubt = doubtIn(position, act.round, act.tables); doubt && !hasReason(act.reason)) {
        return unexpected(std::move(*doubt));
    }
    return single(RoundSeated{act.round, act.tables, act.byScore});
}

Judgement judge(const Position& position, const SwapSeats& act) {
    const Round* round = position.round(act.round);
    if (round == nullptr) {
        return refuse(Why::NoSuchRound, {}, std::to_string(act.round));
    }
    if (act.a == act.b) {
        return refuse(Why::AlreadySo, {act.a});
    }
    std::vector<std::vector<PlayerId>> tables;
    for (const Pod& pod : round->pods) {
        tables.push_back(pod.seats);
    }
    PlayerId* seatA = nullptr;
    PlayerId* seatB = nullptr;
    for (auto& seats : tables) {
        for (PlayerId& seat : seats) {
            seatA = seat == act.a ? &seat : seatA;
            seatB = seat == act.b ? &seat : seatB;
        }
    }
    // One who is not seated may take the place of one who is.
    if (seatA == nullptr && seatB == nullptr) {
        return refuse(Why::NotAtTable, {act.a, act.b});
    }
    const std::vector<PlayerId> playing = position.playing(act.round);
    for (const auto& [seat, player] : {std::pair(seatA, act.a), std::pair(seatB, act.b)}) {
        if (seat == nullptr && std::ranges::find(playing, player) == playing.end()) {
            return refuse(Why::NotPlaying, {player});
        }
    }
    if (seatA != nullptr) {
        *seatA = act.b;
    }
    if (seatB != nullptr) {
        *seatB = act.a;
    }
    if (hasResults(*round)) {
        ChangeSeats change{act.round, {}, act.reason};
        for (std::size_t table = 0; table < tables.size(); ++table) {
            if (tables[table] == round->pods[table].seats) {
                continue;
            }
            if (round->pods[table].result) {
                return refuse(Why::RoundHasResults, {}, std::to_string(act.round));
            }
            change.tables.push_back({static_cast<int>(table) + 1, tables[table]});
        }
        return judge(position, change);
    }
    if (auto doubt = doubtIn(position, act.round, tables); doubt && !hasReason(act.reason)) {
        return unexpected(std::move(*doubt));
    }
    return single(RoundSeated{act.round, tables, round->byScore});
}

Judgement judge(const Position& position, const EnterResult& act) {
    const Pod* pod = position.pod(act.round, act.table);
    if (pod == nullptr) {
        return refuse(Why::NoSuchTable, {}, std::to_string(act.round) + "/" + std::to_string(act.table));
    }
    ResultSet set{act.round, act.table, {}, act.state.value_or(ResultState::Pending), act.game, act.head, {}, {}, {}};
    auto scores = scoresAt(*pod, act.scores);
    if (!scores) {
        return unexpected(std::move(scores.error()));
    }
    set.scores = std::move(*scores);
    if (set.state == ResultState::Disputed) {
        return refuse(Why::StateImpossible, {}, "disputed");
    }
    if (std::ranges::any_of(set.scores, &Score::left) && !hasReason(act.reason)) {
        return refuse(Why::ReasonMissing, {}, "reason");
    }
    if (!isPlainText(act.reason, kMostReason) || !isPlainText(act.game) || !isPlainText(act.head)) {
        return refuse(Why::BadText);
    }
    if (pod->result) {
        const Result& old = *pod->result;
        if (!act.state && old.scores == set.scores) {
            set.state = old.state;
            set.signedBy = old.signedBy;
            set.dispute = old.dispute;
            set.claim = old.claim;
        }
        // The same once more notes that somebody confirmed what was odd about it.
        if (set == asEvent(act.round, act.table, old) && act.despite.empty()) {
            return refuse(Why::AlreadySo);
        }
        const bool settled = old.state != ResultState::Pending && old.scores != set.scores;
        if (settled && !hasReason(act.reason)) {
            return refuse(Why::ReasonMissing, {}, "reason");
        }
    }
    return single(std::move(set));
}

Judgement judge(const Position& position, const WithdrawResult& act) {
    const Pod* pod = position.pod(act.round, act.table);
    if (pod == nullptr || !pod->result) {
        return refuse(pod == nullptr ? Why::NoSuchTable : Why::NoResult);
    }
    if (!hasReason(act.reason)) {
        return refuse(Why::ReasonMissing, {}, "reason");
    }
    return single(ResultWithdrawn{act.round, act.table});
}

Judgement judge(const Position& position, const SignResult& act) {
    const Pod* pod = position.pod(act.round, act.table);
    if (pod == nullptr || !pod->result) {
        return refuse(pod == nullptr ? Why::NoSuchTable : Why::NoResult);
    }
    ResultSet set = asEvent(act.round, act.table, *pod->result);
    if (set.state == ResultState::Disputed || set.state == ResultState::Official) {
        return refuse(Why::StateImpossible, {}, std::string(engine::nameOf(set.state, kStateWords)));
    }
    for (const PlayerId player : act.players) {
        if (std::ranges::find(pod->seats, player) == pod->seats.end()) {
            return refuse(Why::NotAtTable, {player});
        }
        if (std::ranges::find(set.signedBy, player) == set.signedBy.end()) {
            set.signedBy.push_back(player);
        }
    }
    if (set.signedBy.size() == pod->seats.size()) {
        set.state = ResultState::Confirmed;
    }
    if (set == asEvent(act.round, act.table, *pod->result)) {
        return refuse(Why::AlreadySo);
    }
    return single(std::move(set));
}

Judgement judge(const Position& position, const SetState& act) {
    const Pod* pod = position.pod(act.round, act.table);
    if (pod == nullptr || !pod->result) {
        return refuse(pod == nullptr ? Why::NoSuchTable : Why::NoResult);
    }
    const ResultState old = pod->result->state;
    ResultSet set = asEvent(act.round, act.table, *pod->result);
    set.state = act.state;
    set.dispute = act.state == ResultState::Disputed ? act.dispute : std::string();
    set.claim.clear();
    if (!act.claim.empty()) {
        if (act.state != ResultState::Disputed) {
            return refuse(Why::StateImpossible, {}, std::string(engine::nameOf(act.state, kStateWords)));
        }
        auto claim = scoresAt(*pod, act.claim);
        if (!claim) {
            return unexpected(std::move(claim.error()));
        }
        set.claim = std::move(*claim);
    }
    if (!isPlainText(act.reason, kMostReason) || !isPlainText(act.dispute, kMostReason)) {
        return refuse(Why::BadText);
    }
    if (set == asEvent(act.round, act.table, *pod->result)) {
        return refuse(Why::AlreadySo);
    }
    if (act.state == ResultState::Disputed && isBlank(act.dispute)) {
        return refuse(Why::ReasonMissing, {}, "dispute");
    }
    // A protest ends when the sheet is signed; what is settled is opened again only for a reason.
    const bool onward = (old == ResultState::Pending && act.state != ResultState::Official) ||
                        (old == ResultState::Confirmed && act.state == ResultState::Official) ||
                        (old == ResultState::Disputed && act.state == ResultState::Disputed);
    if (!onward && isBlank(act.reason)) {
        return refuse(Why::ReasonMissing, {}, "reason");
    }
    if (act.state == ResultState::Pending) {
        set.signedBy.clear();
    }
    return single(std::move(set));
}

}  // namespace engine::tournament
