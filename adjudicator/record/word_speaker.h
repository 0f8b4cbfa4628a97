// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicator/dice/word_seal.h"
#include "engine/state/position.h"

namespace adjudicator {

/// Who is asked for the word before the throw that is due: who has most to lose by dice that were chosen. In a combat
/// the defender, who did not begin it; of other throws the player after the one at turn. Empty where nobody else plays.
[[nodiscard]] std::optional<engine::PlayerId> askedForWord(const engine::Position& position);

/// The witness word that several words are together, each after the name of its player, or the id of one who has none.
template <class Table>
[[nodiscard]] std::string wordOf(const std::vector<WordOpened>& words, const Table& table) {
    return joinedWords(words, [&table](const std::string& id) {
        const auto player = table.find(id);
        const std::string& name = player ? table.players[engine::index(*player)].name : id;
        return name.empty() ? id : name;
    });
}

}  // namespace adjudicator
