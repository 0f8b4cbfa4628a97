// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/ccm/votes.h"

#include <algorithm>
#include <array>

#include "engine/rules/turn.h"
#include "engine/rulesets/ccm/explorer.h"
#include "engine/rulesets/shadow/sides.h"

namespace engine {

namespace {

constexpr std::array kRules{clause::CC_5,  clause::CC_6,  clause::CC_7,  clause::CC_12,
                            clause::CC_13, clause::CC_14, clause::CC_15, clause::CC_16};
constexpr int kFaces = 6;
/// CC-2: half of the faces adopt.
constexpr std::size_t kAdoptingFaces = 3;

bool contains(const auto& list, const auto& item) {
    return std::ranges::find(list, item) != list.end();
}

bool isDistinct(auto list) {
    std::ranges::sort(list);
    return std::ranges::adjacent_find(list) == list.end();
}

/// Each voter once.
bool isProperPoll(const std::vector<PlayerId>& inFavour, const std::vector<PlayerId>& against) {
    std::vector<PlayerId> all = inFavour;
    all.insert(all.end(), against.begin(), against.end());
    return isDistinct(all);
}

bool isProperProcedure(const std::vector<int>& adoptOn) {
    return adoptOn.size() == kAdoptingFaces && isDistinct(adoptOn) &&
           std::ranges::all_of(adoptOn, [](int face) { return face >= 1 && face <= kFaces; });
}

void settle(Deciding& deciding, ClauseId rule, bool adopted, ClauseId clause) {
    for (const ClauseId part : clausesOfRule(rule)) {
        deciding.add(RuleVoted{part, adopted}, {clause});
    }
    if (rule == clause::CC_15 && adopted) {
        gatherTokens(deciding);
    }
}

}  // namespace

std::span<const ClauseId> votableRules() {
    return kRules;
}

std::vector<ClauseId> clausesOfRule(ClauseId rule) {
    switch (rule) {
        case clause::CC_7:
            return {clause::CC_7, clause::CC_8, clause::CC_9, clause::CC_10, clause::CC_11};
        case clause::CC_16:
            return {clause::CC_16, clause::CC_17, clause::CC_18, clause::CC_19};
        default:
            return {rule};
    }
}

std::optional<Refusal> voteTimeRefusal(const Position& position) {
    if (!position.inForce(clause::CC_2)) {
        return Refusal{clause::CC_2, Why::NotInDocuments};
    }
    if (position.turn.phase != Phase::Found || position.marks.founded > 0) {
        return Refusal{clause::CC_4, Why::VoteTooLate};
    }
    // Sides of the board (SW-2) may still wait to be thrown for.
    const auto* sides = std::get_if<SidesDue>(&position.turn.pending);
    return sides != nullptr && sides->hexes.empty() ? std::nullopt : pendingRefusal(position);
}

Judgement judge(const Position& position, const Vote& action) {
    if (auto refusal = voteTimeRefusal(position)) {
        return tl::unexpected(*refusal);
    }
    if (!contains(kRules, action.clause)) {
        return refuse(clause::CC_2, Why::NotVotable);
    }
    if (contains(position.marks.adopted, action.clause) || contains(position.marks.suspended, action.clause)) {
        return refuse(clause::CC_2, Why::AlreadyVoted);
    }
    if (!isProperPoll(action.inFavour, action.against)) {
        return refuse(clause::CC_2, Why::VoterTwice);
    }
    if (action.inFavour.empty() && action.against.empty()) {
        return refuse(clause::CC_2, Why::NobodyVoted);
    }
    const std::vector<int> adoptOn = action.adoptOn.empty() ? std::vector{1, 2, 3} : action.adoptOn;
    if (!isProperProcedure(adoptOn)) {
        return refuse(clause::CC_2, Why::ProcedureWrong);
    }
    Deciding deciding(position);
    if (action.inFavour.size() == action.against.size()) {
        deciding.add(Awaiting{VoteThrow{action.clause, adoptOn}}, {clause::CC_2});
    } else {
        const ClauseId clause = action.clause == clause::CC_15 ? clause::CC_2 : clause::CC_3;
        settle(deciding, action.clause, action.inFavour.size() > action.against.size(), clause);
    }
    return deciding;
}

Judgement thrown(const Position& position, const VoteThrow& due, const Throw& action) {
    Deciding deciding(position);
    deciding.add(DiceThrown{action.by, action.dice}, {clause::CC_2});
    deciding.add(Settled{}, {clause::CC_2});
    settle(deciding, due.clause, contains(due.adoptOn, action.dice.sum()), clause::CC_2);
    if (sidesAreDue(deciding.now())) {
        deciding.add(Awaiting{SidesDue{}}, {clause::SW_2});
    }
    return deciding;
}

std::optional<Refusal> repealTimeRefusal(const Position& position) {
    if (!position.inForce(clause::CC_4)) {
        return Refusal{clause::CC_4, Why::NotInDocuments};
    }
    // After a turn, before the next one has begun in earnest.
    const Turn& turn = position.turn;
    const bool between =
        turn.phase == Phase::Roll && !position.marks.cardPlayed && (turn.round > 1 || turn.player != PlayerId(0));
    if (auto pending = pendingRefusal(position)) {
        return pending;
    }
    return between ? std::nullopt : std::optional(Refusal{clause::CC_4, Why::NotAtThisTime});
}

std::optional<Refusal> repealRefusal(const Position& position, ClauseId rule) {
    const auto because = [](Why why) { return Refusal{clause::CC_4, why}; };
    if (!contains(kRules, rule)) {
        return because(Why::NotVotable);
    }
    return position.inForce(rule) ? std::nullopt : std::optional(because(Why::RuleNotInForce));
}

Judgement judge(const Position& position, const Repeal& action) {
    if (auto refusal = repealTimeRefusal(position)) {
        return tl::unexpected(*refusal);
    }
    if (auto refusal = repealRefusal(position, action.clause)) {
        return tl::unexpected(*refusal);
    }
    const bool all = std::ranges::all_of(position.table->players, [&](const Player& player) {
        const PlayerId seat = *position.table->find(player.id);
        return position.isOut(seat) || contains(action.inFavour, seat);
    });
    if (!all) {
        return refuse(clause::CC_4, Why::NotUnanimous);
    }
    Deciding deciding(position);
    settle(deciding, action.clause, false, clause::CC_4);
    return deciding;
}

}  // namespace engine
