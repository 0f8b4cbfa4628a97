// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/desk/hand_ledger.h"

#include <algorithm>
#include <array>

#include "adjudicator/text/event_text.h"
#include "engine/action/evolve.h"
#include "engine/rules/robber.h"

namespace adjudicator {

namespace {

/// How much is open of a hand: for each kind between least and most.
int openIn(const engine::Hand& hand) {
    int open = 0;
    for (const engine::Resource resource : engine::kResources) {
        open += hand.cards[resource].most - hand.cards[resource].least;
    }
    return open;
}

/// By the event that opened it, else by the act's first.
engine::ClauseId clauseOf(const engine::Events& events, std::size_t opening) {
    for (const std::size_t at : {opening, std::size_t{0}}) {
        if (at < events.size() && !events[at].clauses.empty()) {
            return events[at].clauses.front();
        }
    }
    return engine::clause::B_8;
}

std::vector<HandLedger::Opened> openedOf(const Line& line, engine::PlayerId player, engine::Language language) {
    std::vector<HandLedger::Opened> opened;
    engine::Position position = line.positionBeforeAct(0);
    for (const LineAct& act : line.acts()) {
        const auto& done = line.actAt(act.now);
        std::optional<std::size_t> opening;
        for (std::size_t i = 0; i < done.events.size(); ++i) {
            const int before = openIn(position.hands[player]);
            engine::evolve(position, done.events[i]);
            const int after = openIn(position.hands[player]);
            if (after > before && !opening) {
                opening = i;
            }
            if (after == 0) {
                opened.clear();
                opening.reset();
            }
        }
        if (opening) {
            opened.push_back({act.now.entry, clauseOf(done.events, *opening),
                              summary(done.action, done.events, *position.table, language)});
        }
    }
    return opened;
}

/// Whether the game has it to buy at all.
bool isForSale(const engine::Position& position, engine::Item item) {
    const engine::Rules& rules = position.rules();
    switch (item) {
        case engine::Item::Road:
        case engine::Item::Settlement:
        case engine::Item::City:
            return true;
        case engine::Item::Ship:
            return std::ranges::any_of(position.table->tiles,
                                       [](const engine::Tile& tile) { return tile.terrain == engine::Terrain::Sea; });
        case engine::Item::Infantry:
        case engine::Item::Cavalry:
        case engine::Item::Artillery:
        case engine::Item::Nuke:
            return rules.armies;
        case engine::Item::Wall:
            return rules.walls;
        case engine::Item::Card:
            return position.deck.size().most > 0;
        case engine::Item::Factory:
            return rules.number(engine::Number::Factories) > 0;
        case engine::Item::Bridge:
            return position.inForce(engine::clause::CC_12);
        case engine::Item::Capital:
            return position.inForce(engine::clause::CC_13);
        case engine::Item::ExtraStep:
            break;
    }
    return false;
}

constexpr std::array kItems{
    engine::Item::Road,     engine::Item::Ship,    engine::Item::Settlement, engine::Item::City, engine::Item::Card,
    engine::Item::Infantry, engine::Item::Cavalry, engine::Item::Artillery,  engine::Item::Nuke, engine::Item::Wall,
    engine::Item::Factory,  engine::Item::Bridge,  engine::Item::Capital};

}  // namespace

bool isKnown(const engine::Hand& hand) {
    return std::ranges::all_of(engine::kResources,
                               [&](engine::Resource resource) { return hand.cards[resource].isExact(); });
}

std::optional<int> handsThatFit(const engine::Hand& hand) {
    const engine::Range size = hand.size();
    if (size.most >= engine::kUnlimited) {
        return std::nullopt;
    }
    // So many hands of each size, a kind after the other.
    std::vector<int> ways(static_cast<std::size_t>(size.most) + 1, 0);
    ways[0] = 1;
    for (const engine::Resource resource : engine::kResources) {
        const engine::Range& range = hand.cards[resource];
        std::vector<int> next(ways.size(), 0);
        for (std::size_t held = 0; held < ways.size(); ++held) {
            for (int count = range.least; ways[held] > 0 && count <= range.most; ++count) {
                const std::size_t now = held + static_cast<std::size_t>(count);
                if (now >= next.size()) {
                    break;
                }
                next[now] = std::min(next[now] + ways[held], kMostHands + 1);
            }
        }
        ways = std::move(next);
    }
    int sum = 0;
    for (int held = size.least; held <= size.most; ++held) {
        sum = std::min(sum + ways[static_cast<std::size_t>(held)], kMostHands + 1);
    }
    return sum > kMostHands ? std::nullopt : std::optional(sum);
}

HandLedger ledgerOf(const Line& line, engine::PlayerId player, engine::Language language) {
    const engine::Position& position = line.position();
    HandLedger ledger;
    ledger.player = player;
    ledger.hand = position.hands[player];
    ledger.size = ledger.hand.size();
    for (const engine::Resource resource : engine::kResources) {
        ledger.certain += ledger.hand.cards[resource].least;
    }
    ledger.possible = handsThatFit(ledger.hand);
    ledger.limit = engine::handLimit(position, player);
    ledger.limitClause = position.rules().clauseOf(ledger.limit > position.number(engine::Number::HandLimit)
                                                       ? engine::Number::HandLimitPerWall
                                                       : engine::Number::HandLimit);
    for (const engine::Item item : kItems) {
        const engine::Cards& price = position.rules().price(item);
        if (!price.none() && isForSale(position, item)) {
            const Affords affords = ledger.hand.surelyHolds(price) ? Affords::Surely
                                    : ledger.hand.mayHold(price)   ? Affords::Perhaps
                                                                   : Affords::No;
            ledger.prices.push_back({item, price, affords});
        }
    }
    if (!ledger.isKnown()) {
        ledger.opened = openedOf(line, player, language);
    }
    return ledger;
}

}  // namespace adjudicator
