// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <string>
#include <vector>

#include "tests/bench/played_game.h"

namespace bench {

/// A book of so many games of some 500 entries, all played like the first: what a list reads does not ask whose dice
/// they were.
inline void fillWithGames(db::Book& book, DeskFolder& desk, int games) {
    const db::GameId first = book.createGame(genesisBody(island(), {}, desk))->id;
    play(book, first, desk, 500);
    std::vector<std::string> bodies;
    const std::vector<db::Entry> entries = *book.entries(first, 1);
    for (const db::Entry& entry : entries) {
        bodies.push_back(entry.body);
    }
    for (int i = 1; i < games; ++i) {
        const db::GameInfo game = *book.createGame(genesisBody(island(), {}, desk));
        if (!book.append(game.id, game.head, bodies)) {
            std::exit(2);
        }
    }
}

}  // namespace bench
