// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/ccm/ccm.h"

#include "engine/rulesets/ccm/special_cards.h"
#include "engine/rulesets/registry.h"

namespace engine {

void applyCcm(RulesDraft& draft) {
    draft.rules().specialCardsByScore = true;
    draft.rules().firstRoundSevenSpares = true;
}

bool applyWinningScore(RulesDraft& draft, const std::map<std::string, int>& given, int players) {
    const int score = given.at("winning_score");
    draft.set(Number::WinningScore, score, clause::CC_7);
    const auto setUnlessGiven = [&](Number number, int value, ClauseId clause) {
        if (!given.contains(std::string(toText(number)))) {
            draft.set(number, value, clause);
        }
    };
    const auto cards = specialCards(score, players);
    if (!cards) {
        return false;
    }
    setUnlessGiven(Number::KnightsNeeded, cards->knights, clause::CC_8);
    setUnlessGiven(Number::RoadLengthNeeded, cards->roadLength, clause::CC_9);
    setUnlessGiven(Number::SpecialCardValue, cards->specialCardValue, clause::CC_10);
    return true;
}

}  // namespace engine
