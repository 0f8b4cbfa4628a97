// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/play_out.h"

#include <algorithm>

#include "engine/action/evolve.h"
#include "engine/action/legal_actions.h"
#include "engine/rulesets/monopolists/maps.h"
#include "tests/support/scene.h"

namespace engine::test {

namespace {

constexpr int kBankRate = 4;

Cards exactOf(const Hand& hand) {
    Cards cards;
    for (const Resource resource : kResources) {
        REQUIRE(hand.cards[resource].isExact());
        cards[resource] = hand.cards[resource].least;
    }
    return cards;
}

/// How much each kind of act is wanted.
struct Wanted {
    const Position& position;

    int operator()(const Upgrade&) const { return 4000; }
    int operator()(const Build& act) const {
        switch (act.piece) {
            case Piece::Settlement:
                return 2000;
            case Piece::Factory:
                return 60;
            case Piece::Wall:
                return 2;
            case Piece::Ship:
                return 6;
            default:
                return 1;
        }
    }
    int operator()(const TakeOver& act) const {
        const auto* corner = std::get_if<CornerId>(&act.at);
        return corner == nullptr ? 1 : position.buildings[*corner]->kind == BuildingKind::City ? 1500 : 300;
    }
    int operator()(const Claim& act) const { return act.resource ? 10 : 1; }
    int operator()(const Relocate& act) const { return act.at ? 10 : 1; }
    int operator()(const MoveRobber& act) const { return act.victim && *act.victim != position.turn.player ? 20 : 1; }
    int operator()(const EndTurn&) const { return 20; }
    int operator()(const Trade&) const { return 10; }
    int operator()(const MoveShip&) const { return 0; }
    template <class Other>
    int operator()(const Other&) const {
        return 8;
    }
};

}  // namespace

Position monopolistsStart(std::size_t players) {
    Scene scene = Scene::monopolists("found");
    if (players > 4) {
        const Setup given = scene.setup;
        scene.setup = monopolistsMap(players);
        scene.setup.players = given.players;
        scene.setup.players.push_back({"green", {}, {}});
        scene.setup.turn = given.turn;
    }
    scene.setup.turn->round = 1;
    for (const PlayerSetup& player : scene.setup.players) {
        scene.hand(player.id, {});
    }
    const int each = players > 4 ? 24 : 19;
    return scene.bank(Cards::of(each, each, each, each, each)).position();
}

PlayOut::PlayOut(Position start, unsigned seed) : m_random(seed), m_now(std::move(start)), m_bank(exactOf(m_now.bank)) {
    for (const PlayerId player : m_now.seats()) {
        m_truth[player] = exactOf(m_now.hands[player]);
    }
}

void PlayOut::play(int most) {
    for (int made = 0; made < most && !ended() && step(); ++made) {
    }
}

std::vector<Action> PlayOut::offers() const {
    std::vector<Action> offers = legalActions(m_now);
    const PlayerId by = m_now.turn.player;
    for (const Resource give : kResources) {
        for (const Resource take : kResources) {
            // What is plenty for what is missing.
            if (m_truth[by][give] > kBankRate && m_truth[by][take] == 0) {
                Trade trade;
                trade.by = by;
                trade.give = Cards::one(give, kBankRate);
                trade.take = Cards::one(take);
                offers.emplace_back(trade);
            }
        }
    }
    return offers;
}

bool PlayOut::step() {
    while (!m_toName.empty()) {
        const Action naming = m_toName.back();
        m_toName.pop_back();
        if (decide(m_now, naming)) {
            take(naming);
            return true;
        }
    }
    std::vector<Action> open;
    std::vector<int> weights;
    int sum = 0;
    for (const Action& offer : offers()) {
        Action action = withDice(offer);
        auto decision = decide(m_now, action);
        // The desk may believe that the bank can pay for a roll when it cannot.
        for (int again = 0; again < 50 && decision && diceOf(action) != nullptr && !canReallyPay(decision->events);
             ++again) {
            action = withDice(offer);
            decision = decide(m_now, action);
        }
        const int weight = decision && canReallyPay(decision->events) ? std::visit(Wanted{m_now}, action) : 0;
        if (weight > 0) {
            open.push_back(action);
            weights.push_back(weight);
            sum += weight;
        }
    }
    if (open.empty()) {
        return false;
    }
    int at = static_cast<int>(below(static_cast<std::size_t>(sum)));
    std::size_t chosen = 0;
    while (at >= weights[chosen]) {
        at -= weights[chosen++];
    }
    take(open[chosen]);
    return true;
}

Action PlayOut::withDice(Action action) {
    Dice* dice = diceOf(action);
    const auto sides = diceNeeded(m_now, action);
    if (dice != nullptr && dice->asksForThrow() && sides) {
        for (const int side : *sides) {
            dice->dice.push_back({side, 1 + static_cast<int>(below(static_cast<std::size_t>(side)))});
        }
        dice->source = DiceSource::Entered;
    }
    return action;
}

void PlayOut::take(const Action& action) {
    const auto decision = decide(m_now, action);
    REQUIRE(decision.has_value());
    ++m_seen[std::string(nameOf(action))];
    m_actions.push_back(action);
    for (const Event& event : decision->events) {
        INFO(nameOf(event));
        REQUIRE(fits(m_now, event));
        ++m_seen[std::string(nameOf(event))];
        follow(event);
        evolve(m_now, event);
        m_events.push_back(event);
    }
}

bool PlayOut::canReallyPay(const Events& events) const {
    PerPlayer<Cards> hands = m_truth;
    Cards bank = m_bank;
    const auto fits = [](const Cards& cards) { return *std::min_element(cards.items.begin(), cards.items.end()) >= 0; };
    for (const Event& event : events) {
        if (const auto* paid = std::get_if<CardsPaid>(&event.body)) {
            hands[paid->player] -= paid->cards;
            bank += paid->cards;
            if (!fits(hands[paid->player])) {
                return false;
            }
        } else if (const auto* dealt = std::get_if<CardsDealt>(&event.body)) {
            bank -= dealt->cards;
        } else if (const auto* collected = std::get_if<CardsCollected>(&event.body)) {
            if (collected->count != m_truth[collected->from][collected->resource]) {
                return false;
            }
        } else if (const auto* stolen = std::get_if<CardStolen>(&event.body)) {
            if (m_truth[stolen->from].none()) {
                return false;
            }
        }
    }
    return fits(bank);
}

void PlayOut::follow(const Event& event) {
    if (const auto* dealt = std::get_if<CardsDealt>(&event.body)) {
        move(dealt->cards, m_bank, m_truth[dealt->player]);
    } else if (const auto* paid = std::get_if<CardsPaid>(&event.body)) {
        move(paid->cards, m_truth[paid->player], m_bank);
    } else if (const auto* discarded = std::get_if<CardsDiscarded>(&event.body)) {
        for (int i = 0; i < discarded->count; ++i) {
            move(anyCard(m_truth[discarded->player]), m_truth[discarded->player], m_bank);
        }
    } else if (const auto* stolen = std::get_if<CardStolen>(&event.body)) {
        move(anyCard(m_truth[stolen->from]), m_truth[stolen->from], m_truth[stolen->to]);
    } else if (const auto* collected = std::get_if<CardsCollected>(&event.body)) {
        const Cards all = Cards::one(collected->resource, m_truth[collected->from][collected->resource]);
        move(all, m_truth[collected->from], m_truth[collected->to]);
    } else if (const auto* gold = std::get_if<GoldDealt>(&event.body)) {
        for (int i = 0; i < gold->count; ++i) {
            const Cards card = anyCard(m_bank);
            move(card, m_bank, m_truth[gold->player]);
            m_toName.emplace_back(Choose{gold->player, card});
        }
    } else if (const auto* factory = std::get_if<FactoryPaid>(&event.body)) {
        Cards among;
        for (const Resource resource : kResources) {
            among[resource] = factory->options[resource] > 0 ? m_bank[resource] : 0;
        }
        for (int i = 0; i < factory->count; ++i) {
            const Cards card = anyCard(among);
            move(card, m_bank, m_truth[factory->player]);
            among -= card;
            m_toName.emplace_back(Choose{factory->player, card});
        }
    }
}

void PlayOut::move(const Cards& cards, Cards& from, Cards& to) const {
    to += cards;
    from -= cards;
    REQUIRE(*std::min_element(from.items.begin(), from.items.end()) >= 0);
}

Cards PlayOut::anyCard(const Cards& among) {
    auto at = static_cast<int>(below(static_cast<std::size_t>(among.total())));
    for (const Resource resource : kResources) {
        if (at < among[resource]) {
            return Cards::one(resource);
        }
        at -= among[resource];
    }
    FAIL("a card is taken where there is none");
    std::abort();
}

bool PlayOut::knowledgeHolds() const {
    bool holds = m_now.bank.mayHold(m_bank);
    for (const PlayerId player : m_now.seats()) {
        holds = holds && m_now.hands[player].mayHold(m_truth[player]) &&
                m_now.hands[player].total == m_truth[player].total();
    }
    return holds;
}

}  // namespace engine::test
