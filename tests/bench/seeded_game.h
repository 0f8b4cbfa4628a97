// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "tests/bench/played_game.h"

namespace bench {

/// The same entries each time: acts, secrets and clock out of one seed, and a game's id out of them too. Its throws are
/// virtual, its ends are taken back, so that it has as many entries as are asked for. Written in large steps: a durable
/// write for each act would be most of the time.
class SeededGame {
public:
    explicit SeededGame(db::Book& book) : m_book(book), m_game(*book.createGame(firstBody())) { m_head = m_game.head; }

    [[nodiscard]] const db::GameId& id() const { return m_game.id; }

    void writeUntil(std::size_t entries) {
        Surroundings surroundings;
        surroundings.append = [this](const db::GameId& game, const db::Head& after, std::vector<std::string> bodies,
                                     std::vector<db::Picture>, const auto& answer) {
            const db::Head head = db::headAfter(game, after, bodies);
            std::ranges::move(bodies, std::back_inserter(m_bodies));
            if (m_bodies.size() > kBodiesAtOnce) {
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
        LiveTable table(std::move(*Line::fold(*m_book.entries(m_game.id))), std::move(surroundings),
                        {[](const engine::Position&, const engine::Events&) {}, [](const engine::Refusal&) {},
                         [](TableRefusal) {}, [](const db::BookError&) { std::exit(2); }});
        while (table.log().size() < entries) {
            playOne(table, m_random);
        }
        flush();
    }

private:
    static constexpr std::size_t kBodiesAtOnce = 2000;

    [[nodiscard]] static std::string firstBody() {
        GenesisOf<TableGame> genesis;
        genesis.program = "bench";
        genesis.nonce = "00112233445566778899aabbccddeeff";
        genesis.position = std::make_shared<const engine::Setup>(island());
        return toBody(EntryTextOf<TableGame>{"2026-11-21T18:04:05.000Z", std::move(genesis)}, nullptr);
    }

    void flush() { m_head = *m_book.append(m_game.id, m_head, std::exchange(m_bodies, {})); }

    db::Book& m_book;
    db::GameInfo m_game;
    db::Head m_head;
    std::vector<std::string> m_bodies;
    std::mt19937 m_random{20261121};
    unsigned m_clock = 0;
};

}  // namespace bench
