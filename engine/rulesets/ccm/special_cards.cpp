// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/ccm/special_cards.h"

namespace engine {

namespace {

// The base rules (B-11, B-12), which stay in force for low winning scores.
constexpr int kBaseKnights = 3;
constexpr int kBaseRoadLength = 5;

constexpr int kKnightsFrom = 20;      // CC-8
constexpr int kRoadLengthFrom = 18;   // CC-9
constexpr int kSecondCardsFrom = 20;  // CC-10
constexpr int kSecondCardsPlayers = 4;

}  // namespace

Expected<SpecialCards, SpecialCardsFault> specialCards(int winningScore, int players) {
    if (winningScore < kLeastWinningScore || winningScore > kMostWinningScore) {
        return unexpected(SpecialCardsFault::WinningScoreOutOfRange);
    }
    if (players < 2) {
        return unexpected(SpecialCardsFault::TooFewPlayers);
    }
    SpecialCards cards;
    cards.winningScore = winningScore;
    cards.knights = winningScore >= kKnightsFrom ? winningScore / 5 : kBaseKnights;
    cards.roadLength = winningScore >= kRoadLengthFrom ? winningScore / 3 : kBaseRoadLength;
    cards.specialCardValue = winningScore / 5;
    if (winningScore >= kSecondCardsFrom && players >= kSecondCardsPlayers) {
        cards.secondCardValue = cards.specialCardValue / 2;
    }
    return cards;
}

}  // namespace engine
