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
    return telling.in("The sides of the board are numbered: {}", "Die Spielfeldseiten werden gezählt: {}",
                      numbering(it.order));
}

std::string tell(const Telling& telling, const engine::AcceptSides&) {
    return telling.in("The thrown sides are accepted", "Die gewürfelten Seiten gelten");
}

std::string tell(const Telling& telling, const engine::Bid& it) {
    return telling.in("{} bids {}", "{} bietet {}", telling.name(it.by), cardsText(it.cards, telling.language));
}

std::string tell(const Telling& telling, const engine::Pass& it) {
    return telling.in("{} passes", "{} passt", telling.name(it.by));
}

std::string tell(const Telling& telling, const engine::SidesNumbered& it) {
    return telling.in("The faces mean these sides, clockwise from the top: {}",
                      "Die Augen bedeuten diese Seiten, von oben im Uhrzeigersinn: {}", numbering(it.order));
}

std::string tell(const Telling& telling, const engine::HexRemoved& it) {
    return telling.in("Off the board: {}", "Entfernt wird: {}", telling.label(it.hex));
}

std::string tell(const Telling& telling, const engine::SidesRemoved&) {
    return telling.in("The sides are off the board; nothing is built at the gap",
                      "Die Seiten sind entfernt; an der Lücke wird nicht gebaut");
}

std::string tell(const Telling& telling, const engine::FictionalTurn& it) {
    return telling.in("{} plays a fictional turn", "{} spielt einen fiktiven Zug", telling.name(it.player));
}

std::string tell(const Telling& telling, const engine::CardReturned& it) {
    return telling.in("A card of {} goes unseen to the bank", "Eine Karte von {} geht verdeckt an die Bank",
                      telling.name(it.player));
}

std::string tell(const Telling& telling, const engine::BidMade& it) {
    return telling.in("{} offers {}", "{} bietet offen {}", telling.name(it.player),
                      cardsText(it.cards, telling.language));
}

std::string tell(const Telling& telling, const engine::BidPassed& it) {
    return telling.in("{} bids no more", "{} bietet nicht weiter", telling.name(it.player));
}

std::string shadowRefusal(const RefusalWords& words, ShadowWhy why) {
    switch (why) {
        case ShadowWhy::AtTheGap:
            return words.in("{} nothing is built: hexes beside it have left the board",
                            "{} wird nicht gebaut: Felder daneben sind vom Plan genommen", words.there());
        case ShadowWhy::NoSidesDue:
            return words.in("No sides of the board are to be removed now",
                            "Es sind gerade keine Spielfeldseiten zu entfernen");
        case ShadowWhy::SidesFixed:
            return words.in("The sides are numbered clockwise from the top in this game",
                            "Die Seiten zählen in diesem Spiel von oben im Uhrzeigersinn");
        case ShadowWhy::SidesUnnumbered:
            return words.in("First the players number the six sides, each of 1 to 6 once",
                            "Zuerst werden die sechs Seiten gezählt, jede Zahl von 1 bis 6 einmal");
        case ShadowWhy::NoOffer:
            return words.in("No card is on offer: bids come once the die has named one",
                            "Es wird keine Karte angeboten: Geboten wird erst, wenn der Würfel eine nennt");
        case ShadowWhy::TooManyPoints:
            return words.in("{} has eight points or more: only who has fewer may bid",
                            "{} hat acht Siegpunkte oder mehr: Bieten darf nur, wer weniger hat", words.player());
        case ShadowWhy::BidsClosed:
            return words.in("{} bids no more in this auction", "{} bietet in dieser Versteigerung nicht mehr",
                            words.player());
        case ShadowWhy::NotYourBid:
            return words.in("It is for {} to bid or pass now", "Bieten oder passen muss jetzt {}", words.dueName());
        case ShadowWhy::NothingToRaise:
            return words.in("Cards are added only once both have offered one",
                            "Nachgelegt wird erst, wenn beide eine Karte bieten");
        case ShadowWhy::BidTooSmall:
            return words.in("A raise keeps the cards offered and beats what lies open",
                            "Wer nachlegt, lässt die gebotenen Karten liegen und muss mehr bieten");
        case ShadowWhy::OpeningBid:
            return words.in("The first offer is exactly one card", "Das erste Angebot ist genau eine Karte");
    }
    return {};
}

}  // namespace adjudicator
