// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/hooks/hooks.h"

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

void threatenOnSeven(Deciding& deciding, PlayerId by, const RobberDue& due, HexId at) {
    if (due.cause == RobberCause::Seven) {
        threatenBoycott(deciding, by, at);
    }
}

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
    .yields = &loseYields,
    .rolled = &resolveBoycott,
    .turnBegins = &endCatastrophes,
    .robberMoved = &threatenOnSeven,
    .irregularities = &findCcmIrregularities,
};

}  // namespace engine
