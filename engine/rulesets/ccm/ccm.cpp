// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/ccm/ccm.h"

#include "engine/rulesets/ccm/special_cards.h"
#include "engine/rulesets/combinations.h"

namespace engine {

void applyCcm(RulesDraft& draft) {
    draft.rules().said.minimumOnce = draft.rulings().get<RCcFirst>() == RCcFirst::Once;
    draft.set(Number::Capitals, 1, clause::CC_13);
    draft.set(Number::SecondCardValue, 0, clause::CC_10);
    // CC-12: five roads. CC-13: a settlement and a city.
    draft.price(Item::Bridge, Cards::of(5, 5, 0, 0, 0));
    draft.price(Item::Capital, Cards::of(1, 1, 1, 3, 3));
}

bool applyWinningScore(Rules& rules, const std::map<std::string, int>& given, int players) {
    const auto cards = specialCards(given.at("winning_score"), players);
    if (!cards) {
        return false;
    }
    const auto set = [&](Number number, int value, ClauseId clause) {
        rules.numbers[static_cast<std::size_t>(number)] = value;
        rules.numberClauses[static_cast<std::size_t>(number)] = clause;
    };
    const auto setUnlessGiven = [&](Number number, int value, ClauseId clause) {
        if (!given.contains(std::string(toText(number)))) {
            set(number, value, clause);
        }
    };
    rules.agreedScore = true;
    rules.said.agreedScore = clause::CC_7;
    if (keepsItsScore(rules)) {
        const auto score = static_cast<std::size_t>(Number::WinningScore);
        rules.numbers[score] = rules.plainNumbers[score];
        return true;
    }
    set(Number::WinningScore, given.at("winning_score"), clause::CC_7);
    setUnlessGiven(Number::KnightsNeeded, cards->knights, clause::CC_8);
    setUnlessGiven(Number::RoadLengthNeeded, cards->roadLength, clause::CC_9);
    setUnlessGiven(Number::SpecialCardValue, cards->specialCardValue, clause::CC_10);
    // CC-10: the cards for second place are introduced by the switch of that name.
    const bool second = std::find(rules.switches.begin(), rules.switches.end(), "CC-10") != rules.switches.end();
    setUnlessGiven(Number::SecondCardValue, second ? cards->secondCardValue.value_or(0) : 0, clause::CC_10);
    return true;
}

}  // namespace engine
