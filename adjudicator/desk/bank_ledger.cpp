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
    engine::Cards left = engine::Cards::of(1, 1, 1, 1, 1).times(*each);
    for (const engine::PlayerId player : position.seats()) {
        const engine::Hand& hand = position.hands[player];
        for (const engine::Resource resource : engine::kResources) {
            const engine::Range& held = hand.cards[resource];
            left[resource] -= held.least;
            if (!held.isExact() || left[resource] < 0) {
                return ledger;
            }
        }
    }
    return {engine::Hand::exactly(left), true};
}

}  // namespace adjudicator
