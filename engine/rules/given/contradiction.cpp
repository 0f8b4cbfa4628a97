// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/given/contradiction.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/rules/given/adjusting.h"

namespace engine {

namespace {

constexpr std::array kOfCards{Why::CannotPay, Why::VictimHasNoCards, Why::BankEmpty, Why::CardNotHeld};

bool isOfCards(const Refusal& refusal) {
    return std::ranges::find(kOfCards, refusal.why) != kOfCards.end();
}

/// Whose hands the action is about.
std::vector<PlayerId> playersIn(const Action& action) {
    std::vector<PlayerId> players;
    const auto add = [&](std::optional<PlayerId> player) {
        if (player) {
            players.push_back(*player);
        }
    };
    add(actorOf(action));
    if (const auto* trade = std::get_if<Trade>(&action)) {
        add(trade->with);
    } else if (const auto* robber = std::get_if<MoveRobber>(&action)) {
        add(robber->victim);
    } else if (const auto* pirate = std::get_if<MovePirate>(&action)) {
        add(pirate->victim);
    }
    return players;
}

/// A holding of which the cards that the refusal speaks of are not known any more.
HoldingSetup notKnown(const Refusal& refusal) {
    HoldingSetup holding;
    if (refusal.why == Why::CardNotHeld) {
        holding.hiddenDevelopment = DevelopmentHand::untracked();
    } else {
        holding.hand = Hand::untracked();
    }
    return holding;
}

}  // namespace

std::optional<Adjust> correctionFor(const Position& position, const Action& action, const Refusal& refusal,
                                    const std::string& reason) {
    if (!isOfCards(refusal)) {
        return std::nullopt;
    }
    Adjust adjust{reason, {}, {}};
    const auto helps = [&] {
        const auto without = adjusted(position, adjust);
        if (!without) {
            return false;
        }
        const auto decision = decide(*without, action);
        return decision || decision.error().why == Why::DiceMissing;
    };
    // Of what is known no more is given up than has to be.
    for (const PlayerId player : playersIn(action)) {
        adjust.set->holdings = {{position.table->idOf(player), notKnown(refusal)}};
        if (helps()) {
            return adjust;
        }
    }
    for (const PlayerId player : playersIn(action)) {
        adjust.set->holdings[position.table->idOf(player)] = notKnown(refusal);
    }
    if (helps()) {
        return adjust;
    }
    adjust.set->bank = Hand::untracked();
    adjust.set->deck = DevelopmentHand::untracked();
    return helps() ? std::optional(adjust) : std::nullopt;
}

}  // namespace engine
