// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/documents/guest_text.h"

#include <utility>
#include <vector>

#include "engine/clauses/guest_book.h"

namespace adjudicator {

namespace {

using Placeholders = std::vector<std::pair<std::string_view, std::string>>;

/// The text with these words where it names them.
std::string filled(std::string_view text, const Placeholders& words) {
    std::string all(text);
    for (const auto& [name, word] : words) {
        const std::string wanted = '{' + std::string(name) + '}';
        for (std::size_t at = all.find(wanted); at != std::string::npos; at = all.find(wanted, at + word.size())) {
            all.replace(at, wanted.size(), word);
        }
    }
    return all;
}

}  // namespace

std::string tell(const Telling& telling, const engine::GuestAct& it) {
    const auto act = engine::guestAct(it.act);
    if (!act) {
        return telling.in("{}: “{}”", telling.name(it.by), it.act);
    }
    Placeholders words{{"player", telling.name(it.by)}};
    if (it.at) {
        words.emplace_back("place", telling.place(*it.at));
    }
    if (it.hex) {
        words.emplace_back("place", telling.place(*it.hex));
    }
    if (it.with) {
        words.emplace_back("with", telling.name(*it.with));
    }
    if (it.cards) {
        words.emplace_back("cards", cardsText(*it.cards, telling.language()));
    }
    if (it.resource) {
        words.emplace_back("resource", std::string(word(*it.resource, telling.language())));
    }
    if (it.count) {
        words.emplace_back("count", std::to_string(*it.count));
    }
    return filled(act.part->sentence.in(telling.language()), words);
}

std::string tell(const Telling& telling, const engine::GuestMarked& it) {
    const auto mark = engine::guestMark(it.mark);
    return mark ? filled(mark.part->changed.in(telling.language()),
                         {{"player", telling.name(it.player)}, {"count", std::to_string(it.count)}})
                : telling.in("{}: “{}” {}", telling.name(it.player), it.mark, it.count);
}

std::string guestRefusal(const RefusalWords& words, const std::string& reason) {
    if (reason.empty()) {
        return words.in("A rule of this game forbids it");
    }
    const auto found = engine::guestReason(reason);
    return found ? filled(found.part->text.in(words.scene().language()),
                          {{"player", words.player()}, {"place", words.places()}})
                 : words.in("A rule of this game forbids it: “{}”", reason);
}

std::string guestDetails(const RefusalWords& words, const std::string& act) {
    const auto found = engine::guestAct(act);
    std::vector<std::string> named;
    const auto add = [&](bool has, const Phrase& what) {
        if (has) {
            named.emplace_back(what.in(words.language()));
        }
    };
    if (found) {
        const engine::GuestActWords& part = *found.part;
        add(part.at == engine::GuestPlace::Corner, Phrase{"a crossing"});
        add(part.at == engine::GuestPlace::Side, Phrase{"a side"});
        add(part.at == engine::GuestPlace::Hex, Phrase{"a hex"});
        add(part.with, Phrase{"another player"});
        add(part.cards, Phrase{"cards"});
        add(part.resource, Phrase{"a resource"});
        add(part.count, Phrase{"a number"});
    }
    return named.empty() ? words.in("This act names its player and nothing else")
                         : words.in("This act names {}, and nothing else", joinedAnd(named, words.scene().language()));
}

}  // namespace adjudicator
