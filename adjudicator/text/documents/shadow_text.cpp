// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/documents/shadow_text.h"

namespace adjudicator {

namespace {

/// "1 → 2, 2 → 3, …": what each face means.
std::string numbering(const std::vector<int>& order) {
    std::vector<std::string> faces;
    for (std::size_t i = 0; i < order.size(); ++i) {
        faces.push_back(fmt::format("{} → {}", i + 1, order[i]));
    }
    return faces.empty() ? "–" : joined(faces);
}

}  // namespace

std::string tell(const Telling& telling, const engine::NumberSides& it) {
    return telling.in("The sides of the board are numbered: {}", numbering(it.order));
}

std::string tell(const Telling& telling, const engine::AcceptSides&) {
    return telling.in("The thrown sides are accepted");
}

std::string tell(const Telling& telling, const engine::Bid& it) {
    return telling.in("{} bids {}", telling.name(it.by), cardsText(it.cards, telling.language()));
}

std::string tell(const Telling& telling, const engine::Pass& it) {
    return telling.in("{} passes", telling.name(it.by));
}

std::string tell(const Telling& telling, const engine::SidesNumbered& it) {
    return telling.in("The faces mean these sides, clockwise from the top: {}", numbering(it.order));
}

std::string tell(const Telling& telling, const engine::HexRemoved& it) {
    return telling.in("Off the board: {}", telling.label(it.hex));
}

std::string tell(const Telling& telling, const engine::SidesRemoved&) {
    return telling.in("The sides are off the board; nothing is built at the gap");
}

std::string tell(const Telling& telling, const engine::FictionalTurn& it) {
    return telling.in("{} plays a fictional turn", telling.name(it.player));
}

std::string tell(const Telling& telling, const engine::CardReturned& it) {
    return telling.in("A card of {} goes unseen to the bank", telling.name(it.player));
}

std::string tell(const Telling& telling, const engine::BidMade& it) {
    return telling.in("{} offers {}", telling.name(it.player), cardsText(it.cards, telling.language()));
}

std::string tell(const Telling& telling, const engine::BidPassed& it) {
    return telling.in("{} bids no more", telling.name(it.player));
}

std::string shadowRefusal(const RefusalWords& words, ShadowWhy why) {
    switch (why) {
        case ShadowWhy::AtTheGap:
            return words.in("{} nothing is built: hexes beside it have left the board", words.there());
        case ShadowWhy::NoSidesDue:
            return words.in("No sides of the board are to be removed now");
        case ShadowWhy::SidesFixed:
            return words.in("The sides are numbered clockwise from the top in this game");
        case ShadowWhy::SidesUnnumbered:
            return words.in("First the players number the six sides, each of 1 to 6 once");
        case ShadowWhy::NoOffer:
            return words.in("No card is on offer: bids come once the die has named one");
        case ShadowWhy::TooManyPoints:
            return words.in("{} has eight points or more: only who has fewer may bid", words.player());
        case ShadowWhy::BidsClosed:
            return words.in("{} bids no more in this auction", words.player());
        case ShadowWhy::NotYourBid:
            return words.in("It is for {} to bid or pass now", words.dueName());
        case ShadowWhy::NothingToRaise:
            return words.in("Cards are added only once both have offered one");
        case ShadowWhy::BidTooSmall:
            return words.in("A raise keeps the cards offered and beats what lies open");
        case ShadowWhy::OpeningBid:
            return words.in("The first offer is exactly one card");
    }
    return {};
}

}  // namespace adjudicator
