// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/trading.h"

#include <algorithm>
#include <array>
#include <span>

#include "engine/rules/cards.h"
#include "engine/rules/hooks/hooks.h"
#include "engine/rules/turn.h"

namespace engine {

namespace {

constexpr int kBankRate = 4;
constexpr int kHarbourRate = 3;
constexpr int kSpecialRate = 2;

bool usesHarbour(const Position& position, PlayerId player, const Harbour& harbour) {
    const auto& ends = position.topology().endsOf(harbour.side);
    const bool own = std::ranges::any_of(ends, [&](CornerId corner) {
        const auto& building = position.buildings[corner];
        return building && building->owner == player && building->kind != BuildingKind::Factory;
    });
    return own && !harbour.faceDown && !firstAt<&Hooks::isHarbourShut>(position, harbour);
}

/// The harbours that a player may use, looked up once for all resources.
class UsableHarbours {
public:
    UsableHarbours(const Position& position, PlayerId player) {
        for (const Harbour& harbour : position.harbours) {
            if (usesHarbour(position, player, harbour)) {
                (harbour.trade ? m_special[*harbour.trade] : m_any) = true;
            }
        }
    }
    /// How many of that resource buy one card, the fewest first.
    [[nodiscard]] std::span<const int> ratesOf(Resource resource) const {
        static constexpr std::array kAll{kSpecialRate, kHarbourRate, kBankRate};
        static constexpr std::array kWithoutAny{kSpecialRate, kBankRate};
        const std::span<const int> all(kAll);
        if (!m_special[resource]) {
            return all.subspan(m_any ? 1 : 2);
        }
        return m_any ? all : std::span<const int>(kWithoutAny);
    }

private:
    bool m_any = false;
    PerResource<bool> m_special;
};

/// All trades of one resource for another with bank and harbours.
void proposeBankTrades(Proposals& proposals, PlayerId by) {
    const Position& position = proposals.position();
    const Cards mayGive = position.hands[by].mostOfEach();
    if (firstAt<&Hooks::bankTrade>(position) ||
        std::ranges::none_of(kResources, [&](Resource give) { return mayGive[give] >= kSpecialRate; })) {
        return;
    }
    const UsableHarbours harbours(position, by);
    const Cards inBank = position.bank.mostOfEach();
    for (const Resource give : kResources) {
        const std::span<const int> rates = harbours.ratesOf(give);
        const auto first = rates.begin();
        const auto last = std::ranges::find_if_not(rates, [&](int rate) { return mayGive[give] >= rate; });
        if (first == last) {
            continue;
        }
        for (const Resource take : kResources) {
            if (take == give || inBank[take] == 0) {
                continue;
            }
            for (const int rate : std::span(first, last)) {
                Trade& trade = proposals.add<Trade>();
                trade.by = by;
                trade.give.emplace()[give] = rate;
                trade.take.emplace()[take] = 1;
            }
        }
    }
}

/// Why this player may not trade at all now.
std::optional<Refusal> tradeRefusal(const Position& position, PlayerId by) {
    auto refusal = phaseRefusal(position, by, Phase::Build, clause::B_9);
    return refusal ? refusal : firstAt<&Hooks::dealing>(position, by);
}

/// Whether the given cards buy so many at rates that the player may use.
bool ratesAllow(const Position& position, PlayerId player, const Cards& give, int wanted) {
    const UsableHarbours harbours(position, player);
    std::vector<int> reachable{0};
    for (const Resource resource : kResources) {
        if (give[resource] == 0) {
            continue;
        }
        std::vector<int> next;
        for (const int rate : harbours.ratesOf(resource)) {
            if (give[resource] % rate == 0) {
                for (const int sum : reachable) {
                    next.push_back(sum + give[resource] / rate);
                }
            }
        }
        reachable = std::move(next);
    }
    return std::ranges::find(reachable, wanted) != reachable.end();
}

Judgement tradeWithBank(const Position& position, const Trade& action) {
    const Cards give = action.give.value_or(Cards{});
    const Cards take = action.take.value_or(Cards{});
    if (action.giveCards || action.takeCards || !action.givePieces.empty() || !action.takePieces.empty()) {
        return refuse(clause::B_9, Why::TradeCardsOnly);
    }
    if (auto refusal = firstAt<&Hooks::bankTrade>(position)) {
        return tl::unexpected(*refusal);
    }
    bool overlap = false;
    for (const Resource resource : kResources) {
        overlap = overlap || (give[resource] > 0 && take[resource] > 0);
    }
    if (give.none() || take.none() || overlap) {
        return refuse(clause::B_9, Why::TradeEmpty);
    }
    if (!ratesAllow(position, action.by, give, take.total())) {
        return refuse(clause::B_9, Why::TradeRatio);
    }
    if (!position.bank.mayHold(take)) {
        return refuse(clause::B_9, Why::BankEmpty);
    }
    Deciding deciding(position);
    if (auto refusal = deciding.pay(action.by, give, clause::B_9)) {
        return tl::unexpected(*refusal);
    }
    deciding.add(CardsDealt{action.by, take}, {clause::B_9});
    return deciding;
}

/// Cards that pass openly from one player, who may have received others for them, to the other; the hand may hold them.
void give(Deciding& deciding, PlayerId from, PlayerId to, const Cards& cards, const Cards& received = {}) {
    if (cards.none()) {
        return;
    }
    if (const Hand& before = deciding.before().hands[from]; !before.surelyHolds(cards)) {
        Hand hand = before;
        if (!received.none()) {
            hand.gain(received);
        }
        if (!hand.surelyHolds(cards)) {
            deciding.trust({from, cards});
        }
    }
    deciding.add(CardsGiven{from, to, cards}, {clause::B_9});
}

Judgement tradeWithPlayer(const Position& position, const Trade& action) {
    const PlayerId other = *action.with;
    if (other == action.by) {
        return refuse(clause::B_9, Why::TradeWithSelf);
    }
    if (position.isOut(other)) {
        return tl::unexpected(Refusal{clause::B_9, Why::OutOfGame, {}, {}, other});
    }
    if (auto refusal = firstAt<&Hooks::dealing>(position, other)) {
        return tl::unexpected(*refusal);
    }
    const bool cards = (action.give && !action.give->none()) || (action.take && !action.take->none());
    const bool more = action.giveCards.value_or(0) != 0 || action.takeCards.value_or(0) != 0 ||
                      !action.givePieces.empty() || !action.takePieces.empty();
    if (more && !position.rules().said.tradesPieces) {
        return refuse(clause::B_9, Why::TradeCardsOnly);
    }
    if (!cards && !more) {
        return refuse(clause::B_9, Why::TradeEmpty);
    }
    // Both hands are asked before anything changes hands.
    const Cards given = action.give.value_or(Cards{});
    const Cards taken = action.take.value_or(Cards{});
    if (!position.hands[action.by].mayHold(given)) {
        return tl::unexpected(cannotPay(action.by, given, clause::B_9));
    }
    if (!position.hands[other].mayHold(taken)) {
        return tl::unexpected(cannotPay(other, taken, clause::B_9));
    }
    Deciding deciding(position);
    give(deciding, action.by, other, given);
    give(deciding, other, action.by, taken, given);
    auto refusal = firstAt<&Hooks::sell>(deciding, action.by, other, action.givePieces, action.giveCards.value_or(0));
    if (!refusal) {
        refusal = firstAt<&Hooks::sell>(deciding, other, action.by, action.takePieces, action.takeCards.value_or(0));
    }
    if (!refusal) {
        refusal = firstAt<&Hooks::sale>(deciding, action);
    }
    if (refusal) {
        return tl::unexpected(std::move(*refusal));
    }
    return deciding;
}

}  // namespace

std::vector<int> tradeRates(const Position& position, PlayerId player, Resource resource) {
    const UsableHarbours harbours(position, player);
    const std::span<const int> rates = harbours.ratesOf(resource);
    return {rates.begin(), rates.end()};
}

void proposeTrades(Proposals& proposals) {
    const Position& position = proposals.position();
    const PlayerId by = proposals.by();
    if (tradeRefusal(position, by)) {
        return;
    }
    proposeBankTrades(proposals, by);
    // Whatever the hand may hold; what is given or taken for nothing is a gift.
    const auto bounds = [&](PlayerId player) {
        CardsBounds cards;
        for (const Resource resource : kResources) {
            cards.most[resource] = position.hands[player].cards[resource].most;
        }
        cards.total = position.hands[player].size().most;
        return cards;
    };
    const CardsBounds give = bounds(by);
    for (const PlayerId other : position.seats()) {
        const CardsBounds take = bounds(other);
        if (other == by || position.isOut(other) || (give.total == 0 && take.total == 0) ||
            firstAt<&Hooks::dealing>(position, other)) {
            continue;
        }
        Trade& trade = proposals.family<Trade>(field::kGive, give, field::kTake, take);
        trade.by = by;
        trade.with = other;
    }
}

Judgement judge(const Position& position, const Trade& action) {
    if (auto refusal = tradeRefusal(position, action.by)) {
        return tl::unexpected(*refusal);
    }
    return action.with ? tradeWithPlayer(position, action) : tradeWithBank(position, action);
}

Judgement judge(const Position& position, const Choose& action) {
    const int open = position.marks.toChoose[action.by];
    if (open == 0 || action.cards.none()) {
        return refuse(clause::B_7, Why::NothingToChoose);
    }
    // What a factory cannot have brought is said before what the hand cannot hold.
    if (auto refusal = firstAt<&Hooks::choosing>(position, action.by, action.cards)) {
        return tl::unexpected(*refusal);
    }
    if (action.cards.total() > open || !position.hands[action.by].mayHold(action.cards)) {
        return tl::unexpected(cannotPay(action.by, action.cards, clause::B_7));
    }
    Deciding deciding(position);
    deciding.add(CardsChosen{action.by, action.cards}, {clause::B_7});
    return deciding;
}

}  // namespace engine
