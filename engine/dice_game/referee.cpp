// SPDX-License-Identifier: GPL-3.0-or-later
// Acts of the referee: no rule is asked, but a reason must be given.
#include <algorithm>

#include "engine/dice_game/deciding.h"
#include "engine/dice_game/scoring.h"
#include "engine/state/names.h"

namespace engine::dice_game {

namespace {

/// The referee's acts rest on no clause of the document; a refusal names the one about what the sheets record.
constexpr ClauseId kRefereeClause = clause::WP_10;

/// Enters what was noticed late, step by step; the first thing that cannot be ends it.
class Adjusting {
public:
    explicit Adjusting(const Position& position) : m_deciding(position) {}

    Judgement adjust(const Adjust& action) && {
        for (const Ticks& ticks : action.remove) {
            erase(ticks);
        }
        dropCards();
        for (const Ticks& ticks : action.set) {
            tick(ticks);
        }
        if (action.turn) {
            passTurnTo(*action.turn);
        }
        if (!action.faces.empty()) {
            setDice(action.faces);
        }
        if (!m_wrong.empty() || m_diceWrong) {
            return refuse(kRefereeClause, Why::CannotStand, m_wrong);
        }
        m_deciding.moveCards();
        // What the referee says about the cards goes before what the sheets say.
        if (action.longestRoad && action.longestRoad != now().longestRoadHolder) {
            add(LongestRoadMoved{action.longestRoad, roadLength(now(), *action.longestRoad)});
        }
        if (action.largestArmy && action.largestArmy != now().largestArmyHolder) {
            add(LargestArmyMoved{action.largestArmy, knightCount(now(), *action.largestArmy)});
        }
        m_deciding.endIfWon();
        return std::move(m_deciding).done();
    }

private:
    [[nodiscard]] const Position& now() const { return m_deciding.now(); }
    void add(EventBody body) { m_deciding.add(std::move(body), {}); }

    void erase(const Ticks& ticks) {
        for (const PlaceId place : ticks.built) {
            if (!now().isBuilt(ticks.player, place) || now().sheet()[place].given) {
                m_wrong.emplace_back(place);
            } else {
                add(PlaceErased{ticks.player, place});
                m_erased[ticks.player] = true;
            }
        }
        for (const JokerId joker : ticks.jokers) {
            if (!now().marks[ticks.player].struckOut[joker]) {
                m_wrong.emplace_back(joker);
            } else {
                add(JokerFreed{ticks.player, joker});
            }
        }
    }

    /// Who no longer has what a special card asks for gives it back.
    void dropCards() {
        const auto road = now().longestRoadHolder;
        const auto cross = now().sheet().cross;
        if (road && cross && m_erased[*road] && !now().isBuilt(*road, *cross)) {
            add(LongestRoadMoved{std::nullopt, 0});
        }
        const auto army = now().largestArmyHolder;
        if (army && m_erased[*army] && knightCount(now(), *army) < now().sheet().armySize.value_or(0)) {
            add(LargestArmyMoved{std::nullopt, 0});
        }
    }

    void tick(const Ticks& ticks) {
        for (const PlaceId place : ticks.built) {
            if (now().isBuilt(ticks.player, place)) {
                m_wrong.emplace_back(place);
            } else {
                add(PlaceBuilt{ticks.player, place});
            }
        }
        for (const JokerId joker : ticks.jokers) {
            if (now().marks[ticks.player].struckOut[joker]) {
                m_wrong.emplace_back(joker);
            } else {
                add(JokerStruckOut{ticks.player, joker});
            }
        }
    }

    /// The turns in between count for the number of dice (WP-2) and the rounds.
    void passTurnTo(PlayerId player) {
        TurnStarted turn{now().turn.player, now().turn.round, now().turn.dice};
        while (turn.player != player) {
            turn.player = now().table->next(turn.player);
            turn.round += index(turn.player) == 0 ? 1 : 0;
            turn.dice = diceAfter(turn.dice);
        }
        if (now().isOver()) {
            m_diceWrong = true;
        } else {
            add(turn);
        }
    }

    void setDice(const Faces& faces) {
        const bool throwing = std::holds_alternative<Throwing>(now().turn.phase);
        const int dice = now().turn.dice;
        if (now().isOver() || (throwing ? faces.total() != dice : faces.total() > dice)) {
            m_diceWrong = true;
        } else {
            add(DiceSet{faces});
        }
    }

    Deciding m_deciding;
    std::vector<SheetPart> m_wrong;
    bool m_diceWrong = false;
    PerPlayer<bool> m_erased;
};

}  // namespace

Judgement judge(const Position& position, const Rule& action) {
    if (isBlank(action.reason)) {
        return refuse(action.clause.value_or(kRefereeClause), Why::ReasonMissing);
    }
    Deciding deciding(position);
    deciding.add(Ruled{action.reason, action.player},
                 action.clause ? std::vector<ClauseId>{*action.clause} : std::vector<ClauseId>{});
    return std::move(deciding).done();
}

Judgement judge(const Position& position, const Adjust& action) {
    if (isBlank(action.reason)) {
        return refuse(kRefereeClause, Why::ReasonMissing);
    }
    return Adjusting(position).adjust(action);
}

Judgement judge(const Position& position, const EndGame& action) {
    if (position.isOver()) {
        return refuse(clause::WP_9, Why::GameOver);
    }
    if (isBlank(action.reason)) {
        return refuse(clause::WP_9, Why::ReasonMissing);
    }
    Deciding deciding(position);
    deciding.add(GameEnded{action.winner, action.reason, allPoints(position)}, {clause::WP_9});
    return std::move(deciding).done();
}

}  // namespace engine::dice_game
