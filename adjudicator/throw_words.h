// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "adjudicator/desk_folder.h"
#include "adjudicator/record/entry.h"
#include "adjudicator/record/word_speaker.h"

namespace adjudicator {

/// What the table's players have sealed for this throw, in the order of the seats. The desk may be null.
template <class Table>
[[nodiscard]] std::vector<WordSeal> sealsFor(const DeskFolder* desk, const db::GameId& game, std::uint32_t number,
                                             const Table& table) {
    std::vector<WordSeal> seals;
    const WordsKept kept = desk != nullptr ? desk->words().load(game, number) : WordsKept();
    for (const auto& player : table.players) {
        const auto sealed = std::ranges::find(kept.sealed, player.id, &WordSeal::by);
        if (sealed != kept.sealed.end()) {
            seals.push_back(*sealed);
        }
    }
    return seals;
}

/// What was opened by now of these seals, in their order.
[[nodiscard]] std::vector<WordOpened> openedFor(const DeskFolder* desk, const db::GameId& game, std::uint32_t number,
                                                const std::vector<WordSeal>& seals);

/// What is said for a throw, behind the words that were opened for it.
template <class Table>
[[nodiscard]] WitnessWord together(const WitnessWord& said, std::vector<WordOpened> words, const Table& table) {
    if (words.empty()) {
        return said;
    }
    if (!said.text.empty()) {
        words.push_back({said.by, said.text, {}});
    }
    return {wordOf(words, table), {}, std::move(words)};
}

}  // namespace adjudicator
