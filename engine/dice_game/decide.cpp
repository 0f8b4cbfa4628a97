// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice_game/decide.h"

#include <algorithm>

#include "engine/dice_game/deciding.h"
#include "engine/dice_game/evolve.h"
#include "engine/dice_game/payment.h"
#include "engine/dice_game/scoring.h"

namespace engine::dice_game {

namespace {

std::optional<Refusal> refuseTurn(const Position& position, PlayerId player) {
    if (position.turn.player != player) {
        return Refusal{clause::WP_1, Why::NotYourTurn, {}};
    }
    return std::nullopt;
}

/// What comes after the throwing needs at least one throw.
std::optional<Refusal> refuseBeforeThrow(const Position& position, PlayerId player) {
    if (auto refusal = refuseTurn(position, player)) {
        return refusal;
    }
    const auto* throwing = std::get_if<Throwing>(&position.turn.phase);
    if (throwing != nullptr && throwing->throws == 0) {
        return Refusal{clause::WP_1, Why::MustThrowFirst, {}};
    }
    return std::nullopt;
}

/// Why these dice cannot be kept and the others thrown.
std::optional<Refusal> refuseThrow(const Position& position, const Throw& action) {
    if (auto refusal = refuseTurn(position, action.by)) {
        return refusal;
    }
    const auto* throwing = std::get_if<Throwing>(&position.turn.phase);
    if (throwing == nullptr || throwing->throws >= kMostThrows) {
        return Refusal{clause::WP_1, Why::ThrowingOver, {}};
    }
    if (throwing->throws == 0 && !action.keep.empty()) {
        return Refusal{clause::WP_1, Why::NothingToKeep, {}};
    }
    if (!throwing->faces.contain(action.keep)) {
        return Refusal{clause::WP_1, Why::KeptNotThere, {}};
    }
    if (action.keep.total() >= position.turn.dice) {
        return Refusal{clause::WP_1, Why::NothingToThrow, {}};
    }
    return std::nullopt;
}

std::vector<int> diceOfThrow(const Position& position, const Throw& action) {
    return std::vector<int>(static_cast<std::size_t>(position.turn.dice - action.keep.total()), kDieSides);
}

Judgement judge(const Position& position, const Throw& action) {
    if (const auto refusal = refuseThrow(position, action)) {
        return unexpected(*refusal);
    }
    // WP-2 sets the number of dice as long as it is not all six.
    const ClauseId number = position.turn.dice < kAllDice ? clause::WP_2 : clause::WP_1;
    if (action.dice.asksForThrow()) {
        return refuse(number, Why::DiceMissing);
    }
    const auto sides = diceOfThrow(position, action);
    const bool right = std::equal(action.dice.dice.begin(), action.dice.dice.end(), sides.begin(), sides.end(),
                                  [](const Die& die, int wanted) { return die.sides == wanted; });
    if (!right) {
        return refuse(number, Why::DiceWrong);
    }
    Deciding deciding(position);
    std::vector<ClauseId> clauses{clause::WP_1};
    if (number != clause::WP_1) {
        clauses.push_back(number);
    }
    deciding.add(DiceThrown{action.by, action.keep, action.dice}, std::move(clauses));
    const auto* throwing = std::get_if<Throwing>(&deciding.now().turn.phase);
    if (throwing != nullptr && throwing->throws >= kMostThrows) {
        deciding.endThrowing(action.by);
    }
    return std::move(deciding).done();
}

Judgement judge(const Position& position, const UseJoker& action) {
    const SheetJoker& joker = position.sheet()[action.at];
    const ClauseId clause = joker.gives ? clause::WP_5 : clause::WP_6;
    if (const auto refusal = refuseBeforeThrow(position, action.by)) {
        return unexpected(*refusal);
    }
    std::vector<SheetPart> missing;
    for (const PlaceId knight : joker.knights) {
        if (!position.isBuilt(action.by, knight)) {
            missing.emplace_back(knight);
        }
    }
    if (!missing.empty()) {
        missing.insert(missing.begin(), action.at);
        return refuse(clause, Why::KnightMissing, std::move(missing));
    }
    if (position.marks[action.by].struckOut[action.at]) {
        return refuse(clause::WP_5, Why::JokerUsedUp, {action.at});
    }
    if (position.faces()[action.from] == 0) {
        return refuse(clause::WP_5, Why::DieNotThere, {action.at});
    }
    if (!joker.gives && !action.to) {
        return refuse(clause::WP_6, Why::ResourceMissing, {action.at});
    }
    const Resource to = action.to.value_or(joker.gives.value_or(Resource::Brick));
    if (joker.gives && to != *joker.gives) {
        return refuse(clause::WP_5, Why::WrongResource, {action.at});
    }
    if (faceOf(to) == action.from) {
        return refuse(clause::WP_5, Why::NothingTurned, {action.at});
    }
    Deciding deciding(position);
    std::vector<ClauseId> clauses{clause::WP_5};
    if (clause != clause::WP_5) {
        clauses.push_back(clause);
    }
    deciding.endThrowing(action.by);
    deciding.add(JokerStruckOut{action.by, action.at}, clauses);
    deciding.add(DieTurned{action.by, action.from, faceOf(to)}, clauses);
    return std::move(deciding).done();
}

Judgement judge(const Position& position, const Build& action) {
    const SheetPlace& place = position.sheet()[action.at];
    if (const auto refusal = refuseBeforeThrow(position, action.by)) {
        return unexpected(*refusal);
    }
    if (action.piece && *action.piece != place.piece) {
        return refuse(clause::WP_10, Why::WrongPiece, {action.at});
    }
    if (position.isBuilt(action.by, action.at)) {
        return refuse(clause::WP_4, Why::AlreadyBuilt, {action.at});
    }
    std::vector<SheetPart> missing;
    for (const PlaceId need : place.needs) {
        if (!position.isBuilt(action.by, need)) {
            missing.emplace_back(need);
        }
    }
    if (!missing.empty()) {
        missing.insert(missing.begin(), action.at);
        return refuse(clause::WP_4, Why::NotConnected, std::move(missing));
    }
    const Cards price = priceOf(place.piece);
    if (!action.pay.empty() && !pays(action.pay, price)) {
        return refuse(clause::WP_1, Why::WrongPayment, {action.at});
    }
    const auto payment = action.pay.empty() ? paymentFor(price, position.faces()) : std::optional(action.pay);
    if (!payment || !position.faces().contain(*payment)) {
        return refuse(clause::WP_1, Why::CannotPay, {action.at});
    }
    Deciding deciding(position);
    deciding.endThrowing(action.by);
    deciding.add(DiceSpent{action.by, *payment}, {clause::WP_1});
    std::vector<ClauseId> clauses;
    if (place.points != 0) {
        clauses.push_back(clause::WP_3);
    }
    clauses.push_back(clause::WP_4);
    deciding.add(PlaceBuilt{action.by, action.at}, std::move(clauses));
    deciding.moveCards();
    deciding.endIfWon();
    return std::move(deciding).done();
}

Judgement judge(const Position& position, const EndTurn& action) {
    if (const auto refusal = refuseBeforeThrow(position, action.by)) {
        return unexpected(*refusal);
    }
    Deciding deciding(position);
    const Sheet& sheet = position.sheet();
    if (sheet.idlePenalty > 0 && !position.turn.hasBuilt) {
        deciding.add(PointsLost{action.by, sheet.idlePenalty}, {clause::WP_10});
    }
    const PlayerId next = position.table->next(action.by);
    const int round = position.turn.round + (index(next) == 0 ? 1 : 0);
    if (sheet.rounds && round > *sheet.rounds) {
        deciding.add(GameEnded{leader(deciding.now()), {}, allPoints(deciding.now())}, {clause::WP_10});
    } else {
        deciding.add(TurnStarted{next, round, diceAfter(position.turn.dice)}, {clause::WP_2});
    }
    return std::move(deciding).done();
}

bool isReferees(const Action& action) {
    return !actorOf(action).has_value();
}

}  // namespace

void Deciding::add(EventBody body, std::vector<ClauseId> clauses) {
    m_events.push_back({std::move(body), std::move(clauses), {}});
    evolve(m_now, m_events.back());
}

void Deciding::endThrowing(PlayerId player) {
    if (std::holds_alternative<Throwing>(m_now.turn.phase)) {
        add(ThrowingEnded{player}, {clause::WP_1});
    }
}

void Deciding::moveCards() {
    if (const auto road = longestRoadOwner(m_now); road != m_now.longestRoadHolder) {
        add(LongestRoadMoved{road, road ? roadLength(m_now, *road) : 0}, {clause::WP_7});
    }
    if (const auto army = largestArmyOwner(m_now); army != m_now.largestArmyHolder) {
        add(LargestArmyMoved{army, army ? knightCount(m_now, *army) : 0}, {clause::WP_8});
    }
}

void Deciding::endIfWon() {
    if (m_now.isOver()) {
        return;
    }
    if (const auto winner = winnerByPoints(m_now)) {
        add(GameEnded{winner, {}, allPoints(m_now)}, {clause::WP_9});
    }
}

Judgement decide(const Position& position, const Action& action) {
    if (position.isOver() && !isReferees(action)) {
        return refuse(clause::WP_9, Why::GameOver);
    }
    return std::visit([&](const auto& act) { return judge(position, act); }, action);
}

Expected<std::vector<int>, Refusal> diceNeeded(const Position& position, const Action& action) {
    const auto* thrown = std::get_if<Throw>(&action);
    if (thrown == nullptr) {
        return std::vector<int>{};
    }
    if (position.isOver()) {
        return refuse(clause::WP_9, Why::GameOver);
    }
    if (const auto refusal = refuseThrow(position, *thrown)) {
        return unexpected(*refusal);
    }
    return diceOfThrow(position, *thrown);
}

}  // namespace engine::dice_game
