// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/board_text.h"

#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"

namespace adjudicator {

using engine::Holding;
using engine::Language;

std::string sentence(const engine::BoardGift& gift, const engine::Position& position, Language language) {
    const std::string who = displayName(gift.player, *position.table, language);
    switch (gift.what) {
        case Holding::LongestRoad:
            return say(language, "{} holds the longest road: {}, nobody else has more than {}", who, gift.reached,
                       gift.next);
        case Holding::LargestArmy:
            return say(language, "{} holds the largest army: {} knights, nobody else has more than {}", who,
                       gift.reached, gift.next);
        case Holding::SecondRoad:
            return say(language, "{} holds the second longest road: {}", who, gift.reached);
        case Holding::SecondArmy:
            return say(language, "{} holds the second largest army: {} knights", who, gift.reached);
        case Holding::Monopolist:
            return say(language, "{} is the Monopolist of {}: {} points there, nobody else has more than {}", who,
                       continentWord(gift.continent, language), gift.reached, gift.next);
        case Holding::ExchangePoint:
            return say(language, "{} was first at the Exchange", who);
    }
    return {};
}

std::string sentence(const engine::OpenHolding& open, const engine::Position& position, Language language) {
    std::vector<std::string> names;
    for (const engine::PlayerId player : open.among) {
        names.push_back(displayName(player, *position.table, language));
    }
    const std::string among = joinedOr(names, language);
    switch (open.what) {
        case Holding::LongestRoad:
        case Holding::SecondRoad:
            return say(language, "Who holds the longest road, or nobody? On the board {} have equally long ones",
                       joinedAnd(names, language));
        case Holding::LargestArmy:
        case Holding::SecondArmy:
            return say(language, "Who has played how many knights, {}? The board does not show it", among);
        case Holding::Monopolist:
        case Holding::ExchangePoint:
            return say(language, "Who built the first settlement at the Exchange, {}? The board does not show it",
                       among);
    }
    return {};
}

}  // namespace adjudicator
