// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/referee_text.h"

#include <fmt/format.h>

namespace adjudicator {

namespace {

/// What is known of cards, kind by kind: exact counts, bounds, or nothing at all.
template <class Kind, class Kinds>
std::string knownText(const Telling& t, const engine::HandOf<Kind>& hand, const Kinds& kinds) {
    std::vector<std::string> known;
    if (hand.total) {
        known.push_back(countedCards(*hand.total, t.language()));
    }
    for (const Kind kind : kinds) {
        const engine::Range range = hand.cards[kind];
        const auto thing = word(kind, t.language());
        if (range.isExact() && range.least > 0) {
            known.push_back(fmt::format("{} {}", range.least, thing));
        } else if (range.most < engine::kUnlimited && !range.isExact()) {
            known.push_back(fmt::format("{}–{} {}", range.least, range.most, thing));
        } else if (range.least > 0) {
            known.push_back(t.in("at least {} {}", range.least, thing));
        }
    }
    return known.empty() ? t.in("unknown") : joined(known);
}

std::string playedText(const Telling& t, const engine::DevelopmentCounts& played) {
    std::vector<std::string> cards;
    for (const engine::DevelopmentCard card : engine::kDevelopmentCards) {
        if (played[card] > 0) {
            cards.push_back(fmt::format("{} {}", played[card], word(card, t.language())));
        }
    }
    return cards.empty() ? t.in("none") : joined(cards);
}

}  // namespace

std::string tell(const Telling& t, const engine::Ruled& it) {
    const std::string where = it.at ? fmt::format(" ({})", t.label(*it.at)) : std::string();
    return t.in("Ruling{}{}", where, t.because(it.reason));
}

std::string tell(const Telling& t, const engine::HexChanged& it) {
    std::vector<std::string> is;
    is.push_back(it.state.terrain ? std::string(word(*it.state.terrain, t.language())) : t.in("unknown terrain"));
    if (it.state.number) {
        is.push_back(std::to_string(*it.state.number));
    }
    if (it.state.faceDown) {
        is.push_back(t.in("face down"));
    }
    if (it.state.removed) {
        is.push_back(t.in("removed"));
    }
    if (!it.state.continent.empty()) {
        is.push_back(t.in("continent {}", oneLine(it.state.continent)));
    }
    return t.in("What was {} is now: {}", t.label(it.hex), joined(is));
}

std::string tell(const Telling& t, const engine::HandKnown& it) {
    const std::string known = knownText(t, it.hand, engine::kResources);
    return it.player ? t.in("The hand of {} is now: {}", t.name(*it.player), known)
                     : t.in("The bank is now: {}", known);
}

std::string tell(const Telling& t, const engine::DevelopmentKnown& it) {
    const std::string known = knownText(t, it.hidden, engine::kDevelopmentCards);
    if (!it.player) {
        return t.in("The development card pile is now: {}", known);
    }
    return t.in("Development cards of {} are now: {}; played: {}", t.name(*it.player), known,
                playedText(t, it.played.value_or(engine::DevelopmentCounts{})));
}

std::string tell(const Telling& t, const engine::TurnChanged& it) {
    return t.in("It is now the turn of {}: round {}, {}", t.name(it.player), it.round, word(it.phase, t.language()));
}

std::string tell(const Telling& t, const engine::MarksChanged&) {
    return t.in("What the rules remember of the game is corrected");
}

}  // namespace adjudicator
