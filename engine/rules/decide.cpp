// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/action/decide.h"

#include <algorithm>
#include <array>

#include "engine/action/refusal_fields.h"
#include "engine/rules/hooks/hooks.h"
#include "engine/rules/throwing.h"

namespace engine {

namespace {

constexpr int kDieSides = 6;

/// What the price of an act is for, where the price list has it.
struct ItemOf {
    std::optional<Item> operator()(const Build& act) const { return itemOf(act.piece); }
    std::optional<Item> operator()(const Upgrade& act) const { return itemOf(act.piece); }
    std::optional<Item> operator()(const TakeOver& act) const { return itemOf(act.piece); }
    std::optional<Item> operator()(const BuyCard&) const { return Item::Card; }
    std::optional<Item> operator()(const MoveArmy&) const { return Item::ExtraStep; }
    std::optional<Item> operator()(const BuyUnits& act) const {
        const Units& units = act.units;
        if (units.size() != 1) {
            return std::nullopt;
        }
        return units.artillery == 1 ? Item::Artillery : units.cavalry == 1 ? Item::Cavalry : Item::Infantry;
    }
    template <class Other>
    std::optional<Item> operator()(const Other&) const {
        return std::nullopt;
    }

private:
    [[nodiscard]] static std::optional<Item> itemOf(Piece piece) {
        switch (piece) {
            case Piece::Road:
                return Item::Road;
            case Piece::Ship:
                return Item::Ship;
            case Piece::Settlement:
                return Item::Settlement;
            case Piece::City:
                return Item::City;
            case Piece::Factory:
                return Item::Factory;
            case Piece::Capital:
                return Item::Capital;
            case Piece::Wall:
                return Item::Wall;
            case Piece::Bridge:
                return Item::Bridge;
            case Piece::Nuke:
                return Item::Nuke;
            case Piece::Metropolis:
            case Piece::Army:
                break;
        }
        return std::nullopt;
    }
};

/// The refusal with all that can be said of it.
Refusal complete(Refusal refusal, const Position& position, const Action& action) {
    if (refusal.why == Why::CannotPay || refusal.why == Why::NoPieceLeft) {
        refusal.say([&](RefusalDetails& details) {
            details.item = std::visit(ItemOf{}, action);
            if (refusal.price && refusal.player) {
                details.lacks = shortageOf(position.hands[*refusal.player], *refusal.price);
            }
        });
    }
    if (!refusal.player) {
        refusal.player = actorOf(action);
    }
    if (fieldsOf(refusal.why).due) {
        refusal.say([&](RefusalDetails& details) { details.due = dueNow(position); });
    }
    return refusal;
}

bool isReferees(const Action& action) {
    return std::holds_alternative<Rule>(action) || std::holds_alternative<Adjust>(action) ||
           std::holds_alternative<EndGame>(action);
}

Judgement judged(const Position& position, const Action& action) {
    if (position.turn.phase == Phase::Ended && !isReferees(action)) {
        return refuse(position.rules().clauseOf(Number::WinningScore), Why::GameOver);
    }
    if (position.table->players.empty() && !isReferees(action)) {
        return refuse(clause::B_3, Why::NotYourTurn);
    }
    return judgeAct(position, action);
}

}  // namespace

Expected<Decision, Refusal> decide(const Position& position, const Action& action) {
    return judged(position, action)
        .transform([](Deciding&& deciding) { return std::move(deciding).concluded(); })
        .map_error([&](Refusal&& refusal) { return complete(std::move(refusal), position, action); });
}

bool isAllowed(const Position& position, const Action& action) {
    const auto judgement = judged(position, action);
    return judgement || judgement.error().why == Why::DiceMissing;
}

std::optional<Refusal> actionRefusal(const Position& position, const Action& action) {
    auto judgement = judged(position, action);
    return judgement ? std::nullopt : std::optional(complete(std::move(judgement.error()), position, action));
}

Expected<std::vector<int>, Refusal> diceNeeded(const Position& position, const Action& action) {
    if (diceOf(action) == nullptr) {
        return std::vector<int>{};
    }
    // What would still be refused with dice is refused now; only the missing dice are no reason.
    const auto refusal = actionRefusal(position, action);
    if (refusal && refusal->why != Why::DiceMissing && refusal->why != Why::DiceWrong) {
        return tl::unexpected(*refusal);
    }
    return std::holds_alternative<Throw>(action) ? throwSides(position) : std::vector<int>{kDieSides, kDieSides};
}

}  // namespace engine
