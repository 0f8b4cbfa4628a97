// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/word_speaker.h"

namespace adjudicator {

std::optional<engine::PlayerId> askedForWord(const engine::Position& position) {
    if (const auto* fight = std::get_if<engine::Fight>(&position.turn.pending)) {
        return fight->defender;
    }
    const engine::PlayerId throwing = position.turn.player;
    for (engine::PlayerId next = position.table->next(throwing); next != throwing; next = position.table->next(next)) {
        if (!position.isOut(next)) {
            return next;
        }
    }
    return std::nullopt;
}

}  // namespace adjudicator
