// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <random>
#include <string>
#include <utility>
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

/// Writes a game that does not end, its throws virtual, its ends taken back, in large steps: a durable write for each
/// act would be most of the time.
class GameWriter {
public:
    GameWriter(db::Book& book, db::GameId game) : m_book(book), m_game(game), m_head(*book.head(game)) {}

    void write(std::size_t entries) {
        Surroundings surroundings;
        surroundings.append = [this](const db::GameId& game, const db::Head& after, std::vector<std::string> bodies,
                                     std::vector<db::Picture>, const auto& answer) {
            const db::Head head = db::headAfter(game, after, bodies);
            std::ranges::move(bodies, std::back_inserter(m_bodies));
            if (m_bodies.size() > 2000) {
                flush();
            }
            answer(head);
        };
        surroundings.now = [this] { return "2026-11-21T18:04:05." + std::to_string(100 + m_clock++ % 900) + "Z"; };
        surroundings.drawSecret = [this] {
            Secret secret;
            std::ranges::generate(secret, [this] { return static_cast<std::uint8_t>(m_random()); });
            return secret;
        };
        LiveTable table(std::move(*Line::fold(*m_book.entries(m_game))), std::move(surroundings),
                        {[](const engine::Position&, const engine::Events&) {}, [](const engine::Refusal&) {},
                         [](TableRefusal) {}, [](const db::BookError&) { std::exit(2); }});
        while (table.log().size() < entries) {
            playOne(table, m_random);
        }
        flush();
    }

private:
    void flush() { m_head = *m_book.append(m_game, m_head, std::exchange(m_bodies, {})); }

    db::Book& m_book;
    db::GameId m_game;
    db::Head m_head;
    std::vector<std::string> m_bodies;
    std::mt19937 m_random{20261121};
    unsigned m_clock = 0;
};

}  // namespace bench
