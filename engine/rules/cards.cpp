// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/cards.h"

#include <algorithm>

#include "engine/rules/hooks/hooks.h"
#include "engine/rules/robber.h"
#include "engine/rules/supply.h"
#include "engine/rules/turn.h"

namespace engine {

namespace {

// B-2: knights, victory points, road building, year of plenty, monopoly.
constexpr auto kDeckForFour = DevelopmentCounts::of(14, 5, 2, 2, 2);
constexpr auto kDeckForSix = DevelopmentCounts::of(20, 5, 3, 3, 3);
constexpr std::size_t kMostForSmallBox = 4;

/// What lies open, or has left the game.
DevelopmentCounts seenCards(const Position& position) {
    DevelopmentCounts seen = position.marks.cardsGone;
    for (const PlayerId player : position.seats()) {
        seen += position.development[player].played;
    }
    return seen;
}

/// What the card costs in this purchase.
Expected<CardPrice, Refusal> priceOfCard(const Position& position, const BuyCard& action) {
    if (auto chosen = firstAt<&Hooks::cardPrice>(position, action)) {
        return std::move(*chosen);
    }
    const Cards& price = position.rules().price(Item::Card);
    if (action.cards && *action.cards != price) {
        return tl::unexpected(Refusal{clause::B_2, Why::PriceOfChoice});
    }
    return CardPrice{price, clause::B_2};
}

int routesLeft(const Position& position, PlayerId by) {
    const auto left = [&](Piece piece) {
        return std::max(piecesOwned(position.rules(), piece).value_or(0) - piecesOnBoard(position, by, piece), 0);
    };
    return left(Piece::Road) + left(Piece::Ship);
}

/// What others are said to have given to a monopoly must be what they may hold.
std::optional<Refusal> givenRefusal(const Position& position, const PlayCard& action) {
    for (const PlayerId player : position.seats()) {
        if (!action.given || player == action.by || position.isOut(player)) {
            continue;
        }
        const Range held = position.hands[player].cards[*action.resource];
        const int given = (*action.given)[player];
        if (given < held.least) {
            return Refusal{clause::B_10, Why::HoldsMore, {}, {}, player, Cards::one(*action.resource, held.least)};
        }
        if (given > held.most || !position.hands[player].mayHold(Cards::one(*action.resource, given))) {
            return cannotPay(player, Cards::one(*action.resource, given), clause::B_10);
        }
    }
    return std::nullopt;
}

void playKnight(Deciding& deciding, const PlayCard& action) {
    deciding.add(CardPlayed{action.by, DevelopmentCard::Knight, false}, {clause::B_10});
    if (!firstAt<&Hooks::knightPlayed>(deciding, action.by)) {
        callRobber(deciding, action.by, RobberCause::Knight, {clause::B_10});
    }
}

void playRoadBuilding(Deciding& deciding, const PlayCard& action) {
    constexpr int kFree = 2;
    const int free = std::min(routesLeft(deciding.before(), action.by), kFree);
    deciding.add(CardPlayed{action.by, DevelopmentCard::RoadBuilding, false}, {clause::B_10});
    deciding.add(RoadsFreed{free}, {clause::B_10});
}

void playYearOfPlenty(Deciding& deciding, const PlayCard& action) {
    deciding.add(CardPlayed{action.by, DevelopmentCard::YearOfPlenty, false}, {clause::B_10});
    deciding.add(CardsDealt{action.by, *action.cards}, {clause::B_10});
}

void playMonopoly(Deciding& deciding, const PlayCard& action) {
    const Position& position = deciding.before();
    deciding.add(CardPlayed{action.by, DevelopmentCard::Monopoly, false}, {clause::B_10});
    for (const PlayerId player : position.seats()) {
        if (player == action.by || position.isOut(player)) {
            continue;
        }
        const Range held = position.hands[player].cards[*action.resource];
        std::optional<int> count = held.isExact() ? std::optional(held.least) : std::nullopt;
        if (action.given) {
            count = (*action.given)[player];
        }
        if (!held.isExact()) {
            deciding.trust({player, std::nullopt});
        }
        if (count != 0) {
            deciding.add(CardsCollected{player, action.by, *action.resource, count}, {clause::B_10});
        }
    }
    allAt<&Hooks::monopolyPlayed>(deciding, action.by, *action.resource);
}

}  // namespace

std::optional<Refusal> cardTimeRefusal(const Position& position, PlayerId by) {
    const auto refusal = turnRefusal(position, by, clause::B_10);
    return refusal && refusal->why != Why::MustRollFirst ? refusal : std::nullopt;
}

DevelopmentCounts deckComposition(const Position& position) {
    DevelopmentCounts deck = position.table->players.size() > kMostForSmallBox ? kDeckForSix : kDeckForFour;
    if (position.rules().said.deckWithoutVictoryCards) {
        deck[DevelopmentCard::VictoryPoint] = 0;
    }
    return deck;
}

bool mayDrawCard(const Position& position) {
    int known = seenCards(position).total();
    for (const PlayerId player : position.seats()) {
        known += position.development[player].hidden.total.value_or(0);
    }
    return known < deckComposition(position).total() && position.deck.mayHoldAny();
}

bool hasRoomForCards(const Position& position, PlayerId player, int count) {
    return !firstAt<&Hooks::isHandFull>(position, player, count);
}

std::optional<Refusal> cardRefusal(const Position& position, PlayerId player, DevelopmentCard card) {
    const DevelopmentHand& hidden = position.development[player].hidden;
    const bool left = seenCards(position)[card] < deckComposition(position)[card];
    if (!left || !hidden.mayHold(DevelopmentCounts::one(card))) {
        return Refusal{clause::B_10, Why::CardNotHeld};
    }
    const bool excepted = card == DevelopmentCard::VictoryPoint;
    if (!excepted && hidden.total && *hidden.total <= position.marks.cardsGot) {
        return Refusal{clause::B_10, Why::CardJustGot};
    }
    return std::nullopt;
}

bool canPayCard(const Position& position, PlayerId by) {
    const auto price = priceOfCard(position, {by, std::nullopt});
    return price && canPay(position, by, price->cards);
}

Judgement judge(const Position& position, const BuyCard& action) {
    if (auto refusal = buildRefusal(position, action.by, clause::B_10)) {
        return tl::unexpected(*refusal);
    }
    if (auto refusal = firstAt<&Hooks::buying>(position)) {
        return tl::unexpected(*refusal);
    }
    if (!mayDrawCard(position)) {
        return refuse(clause::B_10, Why::DeckEmpty);
    }
    const auto price = priceOfCard(position, action);
    if (!price) {
        return tl::unexpected(price.error());
    }
    Deciding deciding(position);
    markBuilder(deciding, action.by);
    if (auto refusal = deciding.pay(action.by, price->cards, price->clause)) {
        return tl::unexpected(*refusal);
    }
    deciding.add(CardDrawn{action.by}, {clause::B_10});
    return deciding;
}

std::optional<Refusal> playRefusal(const Position& position, PlayerId by, DevelopmentCard card) {
    if (auto refusal = cardTimeRefusal(position, by)) {
        return refusal;
    }
    if (card != DevelopmentCard::VictoryPoint && position.marks.cardPlayed) {
        return Refusal{clause::B_10, Why::OneCardOnly};
    }
    return cardRefusal(position, by, card);
}

std::optional<Refusal> purposeRefusal(const Position& position, const PlayCard& action) {
    constexpr int kPlenty = 2;
    const auto because = [](ClauseId clause, Why why) { return Refusal{clause, why}; };
    switch (action.card) {
        case DevelopmentCard::Knight:
            return firstAt<&Hooks::dealing>(position, action.by);
        case DevelopmentCard::RoadBuilding:
            return routesLeft(position, action.by) == 0 ? std::optional(because(clause::B_2, Why::NoPieceLeft))
                                                        : std::nullopt;
        case DevelopmentCard::YearOfPlenty:
            if (!action.cards || action.cards->total() != kPlenty) {
                return because(clause::B_10, Why::CardDetailMissing);
            }
            return position.bank.mayHold(*action.cards) ? std::nullopt
                                                        : std::optional(because(clause::B_10, Why::BankEmpty));
        case DevelopmentCard::Monopoly:
            return action.resource ? givenRefusal(position, action)
                                   : std::optional(because(clause::B_10, Why::CardDetailMissing));
        case DevelopmentCard::VictoryPoint:
            return position.rules().said.noVictoryCards
                       ? std::optional(because(*position.rules().said.noVictoryCards, Why::NotInDocuments))
                       : std::nullopt;
    }
    return because(clause::B_10, Why::CannotStand);
}

Judgement judge(const Position& position, const PlayCard& action) {
    Deciding deciding(position);
    if (auto otherwise = firstAt<&Hooks::playCard>(position, action)) {
        return std::move(*otherwise);
    }
    if (auto refusal = playRefusal(position, action.by, action.card)) {
        return tl::unexpected(*refusal);
    }
    if (auto refusal = purposeRefusal(position, action)) {
        return tl::unexpected(*refusal);
    }
    if (!position.development[action.by].hidden.surelyHolds(DevelopmentCounts::one(action.card))) {
        deciding.trust({action.by, std::nullopt});
    }
    switch (action.card) {
        case DevelopmentCard::Knight:
            playKnight(deciding, action);
            break;
        case DevelopmentCard::RoadBuilding:
            playRoadBuilding(deciding, action);
            break;
        case DevelopmentCard::YearOfPlenty:
            playYearOfPlenty(deciding, action);
            break;
        case DevelopmentCard::Monopoly:
            playMonopoly(deciding, action);
            break;
        case DevelopmentCard::VictoryPoint:
            // B-10: beside the one card of the turn.
            deciding.add(CardPlayed{action.by, DevelopmentCard::VictoryPoint, true}, {clause::B_10, clause::B_13});
            break;
    }
    return deciding;
}

}  // namespace engine
