// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/throw_words.h"

namespace adjudicator {

std::vector<WordOpened> openedFor(const DeskFolder* desk, const db::GameId& game, std::uint32_t number,
                                  const std::vector<WordSeal>& seals) {
    std::vector<WordOpened> words;
    if (seals.empty() || desk == nullptr) {
        return words;
    }
    const WordsKept kept = desk->words().load(game, number);
    for (const WordSeal& seal : seals) {
        const auto opened = std::ranges::find(kept.opened, seal.by, &WordOpened::by);
        if (opened != kept.opened.end() && fitsItsSeal(game, number, *opened, seals)) {
            words.push_back(*opened);
        }
    }
    return words;
}

}  // namespace adjudicator
