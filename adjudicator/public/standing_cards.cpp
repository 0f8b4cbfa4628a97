// SPDX-License-Identifier: GPL-3.0-or-later
// Cards of what holds for some time: boycotts and catastrophes.
#include "adjudicator/public/public_card.h"
#include "adjudicator/public/warnings.h"
#include "adjudicator/text/event_text.h"
#include "adjudicator/text/speaker.h"
#include "adjudicator/text/words.h"
#include "engine/rulesets/ccm/boycott.h"

namespace adjudicator {

namespace {

using engine::Language;

/// The next in turn who is still in the game.
engine::PlayerId nextAfter(const engine::Position& position, engine::PlayerId player) {
    engine::PlayerId next = position.table->next(player);
    while (position.isOut(next) && next != player) {
        next = position.table->next(next);
    }
    return next;
}

/// The card of an event that began what holds; empty for events that have none.
class CardOfWarning : Speaker {
public:
    CardOfWarning(const engine::Position& its, Language language) : Speaker(language, *its.table), m_position(its) {}

    [[nodiscard]] PublicCard boycott(PublicCard::State state, engine::PlayerId player) const {
        PublicCard card;
        card.kind = PublicCard::Kind::Boycott;
        card.state = state;
        card.title = state == PublicCard::State::Holds ? in("Boycott: {}", name(player))
                                                       : in("Boycott threatens: {}", name(player));
        card.rows.push_back({player, name(player), {}, {}, false, std::nullopt});
        return card;
    }

    std::optional<PublicCard> operator()(const engine::BoycottChanged& it) const {
        PublicCard card = boycott(PublicCard::State::Holds, it.player);
        card.lines = {in("No knights, no trade"), in("until {} gives up {} to the bank", name(it.player),
                                                     countedCards(engine::kBuyOffCards, language()))};
        return card;
    }
    std::optional<PublicCard> operator()(const engine::BoycottOpened& it) const {
        PublicCard card = boycott(PublicCard::State::Threatens, it.player);
        card.lines = {in("{} may declare it in this turn", name(m_position.turn.player))};
        return card;
    }
    std::optional<PublicCard> operator()(const engine::BoycottThreatened& it) const {
        if (!it.player) {
            return std::nullopt;
        }
        PublicCard card = boycott(PublicCard::State::Threatens, *it.player);
        card.lines = {in("if {} rolls a 7 too", name(nextAfter(m_position, *it.player)))};
        return card;
    }
    std::optional<PublicCard> operator()(const engine::CatastropheBegan& it) const {
        PublicCard card;
        card.kind = PublicCard::Kind::Catastrophe;
        // With R-CC-ROUND=full-round it waits for the next round.
        card.state = it.fromRound > m_position.turn.round ? PublicCard::State::Threatens : PublicCard::State::Holds;
        card.resource = it.resource;
        card.title = it.resource
                         ? in("{}: no {}", catastropheWord(it.resource, language()), word(*it.resource, language()))
                         : std::string(catastropheWord(it.resource, language()));
        if (it.resource == engine::Resource::Wool) {
            card.title =
                in({"of wool", "{}: no {}"}, catastropheWord(it.resource, language()), word(*it.resource, language()));
        }
        card.lines = {
            it.resource ? in("No yields of {}", word(*it.resource, language())) : in("No trade with bank or harbours"),
            it.untilRound ? in("in round {}", it.fromRound) : in("until the next turn of {}", name(it.player))};
        return card;
    }
    template <class Other>
    std::optional<PublicCard> operator()(const Other&) const {
        return std::nullopt;
    }

private:
    const engine::Position& m_position;
};

}  // namespace

std::string told(const PublicCard& card) {
    std::vector<std::string> parts{card.title};
    parts.insert(parts.end(), card.lines.begin(), card.lines.end());
    for (const PublicCard::Row& row : card.rows) {
        // Who has nothing to do with it but by name is in the title.
        if (!row.word.empty()) {
            parts.push_back(fmt::format("{}: {}", row.name, row.word));
        }
    }
    return joined(parts, ". ");
}

std::vector<PublicCard> standingCards(const engine::Position& position, Language language) {
    std::vector<PublicCard> cards;
    for (const engine::Event& warning : warningsOf(position)) {
        if (auto card = std::visit(CardOfWarning{position, language}, warning.body)) {
            card->clauses.assign(warning.clauses.begin(), warning.clauses.end());
            card->warning = sentence(warning, *position.table, language);
            cards.push_back(*std::move(card));
        }
    }
    return cards;
}

}  // namespace adjudicator
