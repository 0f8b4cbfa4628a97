// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/desk/bank_ledger.h"

#include <algorithm>

#include "engine/rules/given/on_table.h"

namespace adjudicator {

namespace {

/// Cards that were paid and lie between hands and bank (MO-9).
bool lieBetween(const engine::Position& position) {
    const auto* takeover = std::get_if<engine::TakeoverDue>(&position.turn.pending);
    return takeover != nullptr && !takeover->left.none();
}

}  // namespace

bool BankLedger::isKnown() const {
    return cards.total || std::ranges::any_of(engine::kResources, [this](engine::Resource resource) {
               return cards.cards[resource].most < engine::kUnlimited;
           });
}

BankLedger bankOf(const engine::Position& position) {
    BankLedger ledger{position.bank, false};
    const auto each = engine::cardsInBox(position);
    if (ledger.isKnown() || !each || lieBetween(position)) {
        return ledger;
    }
    engine::Hand left;
    for (const engine::Resource resource : engine::kResources) {
        engine::Range range{*each, *each};
        for (const engine::PlayerId player : position.seats()) {
            const engine::Hand& hand = position.hands[player];
            const int most = std::min(hand.cards[resource].most, hand.size().most);
            if (most >= engine::kUnlimited) {
                return ledger;
            }
            range.least -= most;
            range.most -= hand.cards[resource].least;
        }
        if (range.most < 0) {
            return ledger;
        }
        left.cards[resource] = {std::max(range.least, 0), range.most};
    }
    int total = *each * static_cast<int>(engine::kResources.size());
    for (const engine::PlayerId player : position.seats()) {
        const engine::Range size = position.hands[player].size();
        if (!size.isExact()) {
            return {left, true};
        }
        total -= size.least;
    }
    const engine::Range size = left.size();
    if (total < size.least || total > size.most) {
        return ledger;
    }
    left.count(total);
    return {left, true};
}

}  // namespace adjudicator
