// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/action/hands_evolver.h"

#include <algorithm>

namespace engine {

void HandsEvolver::operator()(const CardsDealt& event) {
    p.hands[event.player].gain(event.cards);
    p.bank.lose(event.cards);
}

void HandsEvolver::operator()(const CardsPaid& event) {
    p.hands[event.player].lose(event.cards);
    p.bank.gain(event.cards);
}

void HandsEvolver::operator()(const GoldDealt& event) {
    p.marks.toChoose[event.player] += event.count;
    p.hands[event.player].gainUnseen(event.count, p.bank);
    p.bank.loseUnseen(event.count);
}

void HandsEvolver::operator()(const CardsDiscarded& event) {
    if (event.cards) {
        p.hands[event.player].lose(*event.cards);
        p.bank.gain(*event.cards);
    } else {
        p.bank.gainUnseen(event.count, p.hands[event.player]);
        p.hands[event.player].loseUnseen(event.count);
    }
    if (auto* due = std::get_if<RobberDue>(&p.turn.pending)) {
        due->discards[event.player] = 0;
    } else if (auto* tie = std::get_if<TieThrow>(&p.turn.pending)) {
        tie->discards[event.player] = 0;
    }
}

void HandsEvolver::operator()(const CardStolen& event) {
    p.hands[event.to].gainUnseen(1, p.hands[event.from]);
    p.hands[event.from].loseUnseen(1);
}

void HandsEvolver::operator()(const CardDrawn& event) {
    p.development[event.player].hidden.gainUnseen(1, p.deck);
    p.deck.loseUnseen(1);
    p.marks.cardsGot += 1;
}

void HandsEvolver::operator()(const CardPlayed& event) {
    p.development[event.player].hidden.lose(DevelopmentCounts::one(event.card));
    p.development[event.player].played[event.card] += 1;
    p.marks.cardPlayed = p.marks.cardPlayed || !event.beside;
}

void HandsEvolver::operator()(const CardsGiven& event) {
    p.hands[event.from].lose(event.cards);
    p.hands[event.to].gain(event.cards);
}

void HandsEvolver::operator()(const CardsCollected& event) {
    Hand& from = p.hands[event.from];
    Hand& to = p.hands[event.to];
    if (event.count) {
        const Cards cards = Cards::one(event.resource, *event.count);
        from.lose(cards);
        to.gain(cards);
    } else {
        Hand moved = Hand::exactly({});
        moved.total.reset();
        moved.cards[event.resource] = from.cards[event.resource];
        from.total.reset();
        to.gainAll(moved);
    }
    from.cards[event.resource] = {0, 0};
    from.addUp();
}

void HandsEvolver::operator()(const CardsChosen& event) {
    // What a factory brought is named before what a gold field brought: that can be anything.
    int& fromFactory = p.marks.factoryCards[event.player];
    Cards factory;
    Cards options;
    Cards anything;
    for (const Resource resource : kResources) {
        // A bank that may have lacked a resource may have given less of it than of the others.
        anything[resource] = p.bank.cards[resource].most >= p.marks.toChoose[event.player] ? 1 : 0;
        options[resource] = anything[resource] * p.marks.factoryOptions[event.player][resource];
        const bool option = p.marks.factoryOptions[event.player][resource] > 0;
        factory[resource] = option ? std::min(event.cards[resource], fromFactory) : 0;
        fromFactory -= factory[resource];
    }
    Cards gold = event.cards;
    gold -= factory;
    p.hands[event.player].cameIn(factory, options);
    p.hands[event.player].cameIn(gold, anything);
    p.bank.wentOut(factory, p.marks.factoryOptions[event.player]);
    p.bank.wentOut(gold, Cards::of(1, 1, 1, 1, 1));
    p.marks.toChoose[event.player] -= event.cards.total();
}

void HandsEvolver::operator()(const HandTaken& event) {
    if (event.to) {
        p.hands[*event.to].gainAll(p.hands[event.from]);
        p.development[*event.to].hidden.gainAll(p.development[event.from].hidden);
    } else {
        p.bank.gainAll(p.hands[event.from]);
        p.deck.gainAll(p.development[event.from].hidden);
    }
}

void HandsEvolver::operator()(const DevelopmentGiven& event) {
    p.development[event.to].hidden.gainUnseen(event.count, p.development[event.from].hidden);
    p.development[event.from].hidden.loseUnseen(event.count);
}

void HandsEvolver::operator()(const FactoryPaid& event) {
    Hand among = p.bank;
    PerResource<Range> untouched = p.bank.cards;
    p.bank.loseUnseen(event.count);
    for (const Resource resource : kResources) {
        if (event.options[resource] == 0) {
            among.cards[resource] = {0, 0};
            p.bank.cards[resource] = untouched[resource];
        }
    }
    p.hands[event.player].gainUnseen(event.count, among);
    p.marks.toChoose[event.player] += event.count;
    Cards& options = p.marks.factoryOptions[event.player];
    for (const Resource resource : kResources) {
        const bool before = p.marks.factoryCards[event.player] > 0 && options[resource] > 0;
        options[resource] = before || event.options[resource] > 0 ? 1 : 0;
    }
    p.marks.factoryCards[event.player] += event.count;
}

void HandsEvolver::operator()(const CardReturned& event) {
    p.bank.gainUnseen(1, p.hands[event.player]);
    p.hands[event.player].loseUnseen(1);
}

void HandsEvolver::operator()(const CardLost& event) {
    p.development[event.player].played[event.card] -= 1;
    p.marks.cardsGone[event.card] += 1;
}

void HandsEvolver::operator()(const HandKnown& event) {
    (event.player ? p.hands[*event.player] : p.bank) = event.hand;
}

void HandsEvolver::operator()(const DevelopmentKnown& event) {
    if (event.player) {
        p.development[*event.player] = {event.hidden, event.played.value_or(DevelopmentCounts{})};
    } else {
        p.deck = event.hidden;
    }
}

}  // namespace engine
