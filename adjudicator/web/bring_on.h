// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "adjudicator/desk/game_reading.h"

namespace adjudicator::web {

/// Brings a line to the newest entry of its game; reads it anew where it does not go on from there. True where it is
/// another now.
template <class Game>
[[nodiscard]] engine::Expected<bool, db::BookError> bringOn(const db::Book& book, const DeskFolder& own,
                                                            const db::GameId& game, std::optional<LineOf<Game>>& line) {
    const auto head = book.head(game);
    if (line && head && *head == line->head()) {
        return false;
    }
    if (line) {
        if (auto longer = readOn<Game>(book, own, *line)) {
            line = std::move(longer->line);
            return true;
        }
    }
    auto read = readGame<Game>(book, own, game);
    if (!read) {
        return engine::unexpected(read.error());
    }
    line = std::move(read->line);
    return true;
}

}  // namespace adjudicator::web
