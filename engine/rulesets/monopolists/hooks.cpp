// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/hooks/hooks.h"

#include "engine/rulesets/monopolists/acts.h"
#include "engine/rulesets/monopolists/claims.h"
#include "engine/rulesets/monopolists/continents.h"
#include "engine/rulesets/monopolists/exchange.h"
#include "engine/rulesets/monopolists/factory.h"
#include "engine/rulesets/monopolists/founding.h"
#include "engine/rulesets/monopolists/map_faults.h"
#include "engine/rulesets/monopolists/monopolists.h"
#include "engine/rulesets/monopolists/takeover.h"

namespace engine {

namespace {

constexpr std::array kMonopolistsSteps{StepHooks{
    .kind = kStep<TakeoverDue>,
    .refusal =
        [](const Position&) {
            return Refusal{clause::MO_9, Why::ClaimIsDue};
        },
    .due =
        [](const Position& p) {
            const auto& due = waiting<TakeoverDue>(p);
            return std::vector{due.pickers.empty() ? Due{due.relocator, Duty::Relocate, clause::MO_12}
                                                   : Due{due.pickers.front(), Duty::Claim, clause::MO_9}};
        },
    .check =
        [](const Position& p, std::vector<std::string>& wrong) {
            const auto& due = waiting<TakeoverDue>(p);
            if (due.pickers.empty() && !due.relocator) {
                wrong.emplace_back("takeover");
            }
        },
}};

constexpr auto& kMonopolistsActs = kJudgesOf<TakeOver, Claim, Relocate, ChooseHarbour>;
constexpr std::array kMonopolistsBuilds{BuildJudge{Piece::Factory, &buildFactory}};

/// MO-18: a development card costs two different ones of ore, grain and wool.
std::optional<Expected<CardPrice, Refusal>> cardPrice(const Position& position, const BuyCard& action) {
    if (!position.inForce(clause::MO_18)) {
        return std::nullopt;
    }
    const auto& cards = action.cards;
    bool fitting = cards && cards->total() == 2;
    for (const Resource resource : kResources) {
        const bool usual = resource == Resource::Ore || resource == Resource::Grain || resource == Resource::Wool;
        fitting = fitting && (*cards)[resource] >= 0 && (*cards)[resource] <= (usual ? 1 : 0);
    }
    if (!fitting) {
        return tl::unexpected(Refusal{clause::MO_18, Why::PriceOfChoice});
    }
    return CardPrice{*cards, clause::MO_18};
}

/// A sole Monopolist (MO-15) follows from the board.
void givesMonopolists(const Position& before, const Position& after, bool /*knightsKnown*/,
                      std::vector<BoardGift>& gifts) {
    for (const auto& monopolist : after.marks.monopolists) {
        if (before.marks.monopolistOf(monopolist.continent) != monopolist.player) {
            auto gift = giftOf(after, Holding::Monopolist, monopolist.player, clause::MO_15,
                               [&](PlayerId player) { return continentPoints(after, monopolist.continent, player); });
            gift.continent = monopolist.continent;
            gifts.push_back(std::move(gift));
        }
    }
}

/// Who came to the exchange first (MO-16), no board shows.
void asksForExchangePoint(const Position& after, const std::vector<PlayerId>& left, std::vector<OpenHolding>& open) {
    bool settled = false;
    for (const CornerId corner : after.topology().corners()) {
        settled = settled || (after.buildings[corner] && isOnExchange(after, corner));
    }
    if (after.inForce(clause::MO_16) && !after.marks.exchangePoint && settled && !left.empty()) {
        open.push_back({Holding::ExchangePoint, left, clause::MO_16});
    }
}

constexpr std::array kMonopolistsPieces{OwnPiece{Piece::Factory, clause::MO_5, clause::MO_6},
                                        OwnPiece{Piece::Wall, clause::MO_7}};
constexpr std::array kMonopolistsMarks{
    OwnMark{"factory_cards", clause::MO_6},       OwnMark{"factory_options", clause::MO_6},
    OwnMark{"harbours_to_choose", clause::MO_17}, OwnMark{"monopolists", clause::MO_15},
    OwnMark{"exchange_point", clause::MO_16},
};

}  // namespace

constinit const Hooks kMonopolistsHooks{
    .acts = kMonopolistsActs,
    .steps = kMonopolistsSteps,
    .builds = kMonopolistsBuilds,
    .propose = &proposeMonopolistsActs,
    .founding = &continentRefusal,
    .choosing = &factoryChoiceRefusal,
    .cardPrice = &cardPrice,
    .yielded = &payFactories,
    .pieces = kMonopolistsPieces,
    .marks = kMonopolistsMarks,
    .irregularities = &findMonopolistsIrregularities,
    .gives = &givesMonopolists,
    .asks = &asksForExchangePoint,
};

}  // namespace engine
