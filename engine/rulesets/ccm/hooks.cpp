// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>

#include "engine/rules/hooks/hooks.h"
#include "engine/rules/longest_road/longest_road.h"
#include "engine/rulesets/ccm/acts.h"
#include "engine/rulesets/ccm/boycott.h"
#include "engine/rulesets/ccm/catastrophes.h"
#include "engine/rulesets/ccm/ccm.h"
#include "engine/rulesets/ccm/construction.h"
#include "engine/rulesets/ccm/explorer.h"
#include "engine/rulesets/ccm/irregularities.h"
#include "engine/rulesets/ccm/votes.h"

namespace engine {

namespace {

constexpr auto kTwoDice = [](const Position&) { return std::vector{6, 6}; };

constexpr std::array kCcmSteps{
    StepHooks{
        .kind = kStep<FateThrow>,
        .refusal =
            [](const Position&) {
                return Refusal{clause::CC_16, Why::ThrowIsDue};
            },
        .due =
            [](const Position& p) {
                return std::vector{Due{waiting<FateThrow>(p).by, Duty::Throw, clause::CC_16}};
            },
        .sides = kTwoDice,
        .thrown = &thrownIn<FateThrow>,
        .putsOffKnights = true,
    },
    StepHooks{
        .kind = kStep<Upheaval>,
        .refusal =
            [](const Position&) {
                return Refusal{clause::CC_18, Why::ThrowIsDue};
            },
        .due =
            [](const Position& p) {
                return std::vector{Due{waiting<Upheaval>(p).by, Duty::Throw, clause::CC_18}};
            },
        .sides = kTwoDice,
        .thrown = &thrownIn<Upheaval>,
        .putsOffKnights = true,
        .check =
            [](const Position& p, std::vector<std::string>& wrong) {
                const BuildingKind kind = waiting<Upheaval>(p).kind;
                if (kind == BuildingKind::Factory || kind == BuildingKind::Metropolis) {
                    wrong.emplace_back("upheaval");
                }
            },
    },
    StepHooks{
        .kind = kStep<VoteThrow>,
        .refusal =
            [](const Position&) {
                return Refusal{clause::CC_2, Why::ThrowIsDue};
            },
        .due =
            [](const Position&) {
                return std::vector{Due{std::nullopt, Duty::Throw, clause::CC_2}};
            },
        .sides = [](const Position&) { return std::vector{6}; },
        .thrown = &thrownIn<VoteThrow>,
    },
    StepHooks{
        .kind = kStep<TokensDue>,
        .refusal =
            [](const Position& p) {
                return Refusal{clause::CC_15, Why::TokensAreDue, {waiting<TokensDue>(p).hexes.front()}};
            },
        .due =
            [](const Position& p) {
                return std::vector{Due{waiting<TokensDue>(p).by, Duty::DrawToken, clause::CC_15}};
            },
        .letsEnd = true,
        .check =
            [](const Position& p, std::vector<std::string>& wrong) {
                if (waiting<TokensDue>(p).hexes.empty()) {
                    wrong.emplace_back("tokens");
                }
            },
    },
};

constexpr auto& kCcmActs = kJudgesOf<Vote, Repeal, Boycott, BuyOff, SpareFate, Avert, DrawToken>;

constexpr std::array kCcmBuilds{
    BuildJudge{Piece::Bridge, &buildBridge},
    BuildJudge{Piece::Capital,
               [](const Position& position, const Build& action) -> Judgement {
                   const bool has = position.inForce(clause::CC_13);
                   return refuse(clause::CC_13, has ? Why::NotOwnCity : Why::NotInDocuments, placesOf(action.at));
               }},
};
constexpr std::array kCcmUpgrades{UpgradeJudge{Piece::Capital, &upgradeToCapital}};

/// CC-6: in the first round nobody discards.
std::optional<ClauseId> sparesFirstRound(const Position& position) {
    return position.inForce(clause::CC_6) && position.turn.round == 1 ? std::optional(clause::CC_6) : std::nullopt;
}

/// CC-16: before a knight calls the robber its fate is thrown.
bool awaitFate(Deciding& deciding, PlayerId by) {
    const Position& now = deciding.now();
    if (!now.inForce(clause::CC_16)) {
        return false;
    }
    deciding.add(Awaiting{FateThrow{by}}, {clause::CC_16}, {now.rules().rulings.choice(ruling::R_CC_FATE)});
    return true;
}

/// CC-10: where § 5 (4) gives second cards no value, switching them on would do nothing.
void findBarredSwitch(const Position& position, Faults& faults) {
    const Rules& rules = position.rules();
    const std::string second(toText(clause::CC_10));
    if (std::ranges::find(rules.switches, second) != rules.switches.end() &&
        rules.number(Number::SecondCardValue) == 0) {
        faults.push_back({FaultKind::SecondCardsBarred, second});
    }
}

/// The cards of second place (CC-10).
void givesSecondCards(const Position& before, const Position& after, bool knightsKnown, std::vector<BoardGift>& gifts) {
    if (after.secondRoadHolder && after.secondRoadHolder != before.secondRoadHolder) {
        gifts.push_back(giftOf(after, Holding::SecondRoad, *after.secondRoadHolder, clause::CC_10,
                               [&](PlayerId player) { return longestRoad(after, player); }));
    }
    if (knightsKnown && after.secondArmyHolder && after.secondArmyHolder != before.secondArmyHolder) {
        gifts.push_back(
            giftOf(after, Holding::SecondArmy, *after.secondArmyHolder, clause::CC_10,
                   [&](PlayerId player) { return after.development[player].played[DevelopmentCard::Knight]; }));
    }
}

void threatenOnSeven(Deciding& deciding, PlayerId by, const RobberDue& due, HexId at) {
    if (due.cause == RobberCause::Seven) {
        threatenBoycott(deciding, by, at);
    }
}

constexpr std::array kCcmPieces{OwnPiece{Piece::Bridge, clause::CC_12}, OwnPiece{Piece::Capital, clause::CC_13}};
constexpr std::array kCcmMarks{
    OwnMark{"boycott_open", clause::CC_14},       OwnMark{"boycott_candidate", clause::CC_14},
    OwnMark{"boycotted", clause::CC_14},          OwnMark{"catastrophes", clause::CC_17},
    OwnMark{"cards_gone", clause::CC_16},         OwnMark{"adopted", clause::CC_2},
    OwnMark{"suspended", clause::CC_2},           OwnMark{"second_road_holder", clause::CC_10},
    OwnMark{"second_army_holder", clause::CC_10},
};

}  // namespace

constinit const Hooks kCcmHooks{
    .acts = kCcmActs,
    .steps = kCcmSteps,
    .builds = kCcmBuilds,
    .upgrades = kCcmUpgrades,
    .propose = &proposeCcmActs,
    .distance = &bridgeDistanceRefusal,
    .dealing = &boycottRefusal,
    .bankTrade = &stormRefusal,
    .sparesHands = &sparesFirstRound,
    .knightPlayed = &awaitFate,
    .yields = &loseYields,
    .rolled = &resolveBoycott,
    .turnBegins = &endCatastrophes,
    .robberMoved = &threatenOnSeven,
    .pieces = kCcmPieces,
    .marks = kCcmMarks,
    .switches = &findBarredSwitch,
    .tokensWait = [](const Position& position) { return position.inForce(clause::CC_15); },
    .irregularities = &findCcmIrregularities,
    .gives = &givesSecondCards,
};

}  // namespace engine
