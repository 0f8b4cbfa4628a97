// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/referee.h"

#include <algorithm>

#include "engine/rules/given/adjusting.h"
#include "engine/rules/hooks/consequences.h"
#include "engine/state/names.h"

namespace engine {

namespace {

/// The referee's own acts rest on no clause; they cite the one that the game's ends and points stand under.
constexpr ClauseId kRefereeClause = clause::B_13;

/// The places that the faults name.
std::vector<Place> placesOf(const Topology& board, const Faults& faults) {
    std::vector<Place> places;
    const auto add = [&](const auto& id) {
        if (id) {
            places.emplace_back(*id);
        }
    };
    for (const Fault& fault : faults) {
        if (const auto hex = hexFromText(fault.at)) {
            add(board.find(*hex));
        } else if (const auto side = sideFromText(fault.at)) {
            add(board.find(*side));
        } else if (const auto corner = cornerFromText(fault.at)) {
            add(board.find(*corner));
        }
    }
    return places;
}

}  // namespace

Judgement judge(const Position& position, const Rule& action) {
    if (isBlank(action.reason)) {
        return refuse(action.clause.value_or(kRefereeClause), Why::ReasonMissing);
    }
    Deciding deciding(position);
    std::vector<ClauseId> clauses;
    if (action.clause) {
        clauses.push_back(*action.clause);
    }
    deciding.add(Ruled{action.reason, action.at}, std::move(clauses), {});
    return deciding;
}

Judgement judge(const Position& position, const Adjust& action) {
    if (isBlank(action.reason)) {
        return refuse(kRefereeClause, Why::ReasonMissing);
    }
    if (setsWhatIsFixed(*action.set)) {
        return refuse(kRefereeClause, Why::FixedInAGame);
    }
    const auto wanted = adjusted(position, action);
    if (!wanted) {
        Refusal refusal{kRefereeClause, Why::CannotStand, placesOf(position.topology(), wanted.error())};
        refusal.say([&](RefusalDetails& details) { details.fault = wanted.error().front(); });
        return tl::unexpected(std::move(refusal));
    }
    Deciding deciding(position);
    if (!addDifferences(deciding, *wanted, !(action.set->marks == MarksSetup{}))) {
        return refuse(kRefereeClause, Why::CannotStand);
    }
    return deciding;
}

Judgement judge(const Position& position, const EndGame& action) {
    if (position.turn.phase == Phase::Ended) {
        return refuse(kRefereeClause, Why::GameOver);
    }
    if (isBlank(action.reason)) {
        return refuse(kRefereeClause, Why::ReasonMissing);
    }
    Deciding deciding(position);
    deciding.add(gameEnded(position, action.winner, action.reason), {kRefereeClause});
    return deciding;
}

}  // namespace engine
