// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "adjudicator/tournament/desks/carrier.h"
#include "adjudicator/tournament/desks/desk_files.h"
#include "db/book.h"
#include "db/codes.h"
#include "tests/adjudicator/cli/game_run.h"

namespace test {

using adjudicator::cli::CommandRun;

/// A desk with a folder, a key and a book of its own.
class HubDesk {
public:
    HubDesk() { std::filesystem::create_directories(m_home); }
    ~HubDesk() { std::filesystem::remove_all(m_home); }
    HubDesk(const HubDesk&) = delete;
    HubDesk& operator=(const HubDesk&) = delete;

    [[nodiscard]] std::string book() const { return (m_home / "book.db").string(); }
    [[nodiscard]] const std::filesystem::path& home() const { return m_home; }
    [[nodiscard]] std::filesystem::path notes() const { return m_home / "adjudicator" / "received"; }

    /// `tournament …` or `game …` at this desk.
    CommandRun cup(std::vector<std::string> arguments, const std::string& input = {}) const {
        sitDown();
        arguments.insert(arguments.begin() + 1, {"--db", book()});
        return adjudicator::cli::runWith(&adjudicator::cli::registerTournament, "tournament", std::move(arguments),
                                         input);
    }
    CommandRun game(std::vector<std::string> arguments, const std::string& input = {}) const {
        sitDown();
        arguments.insert(arguments.begin() + 1, {"--db", book()});
        return adjudicator::cli::runWith(&adjudicator::cli::registerGame, "game", std::move(arguments), input);
    }
    CommandRun serve(std::vector<std::string> arguments) const {
        sitDown();
        arguments.insert(arguments.begin(), {"--db", book()});
        return adjudicator::cli::runWith(&adjudicator::cli::registerServe, "serve", std::move(arguments), {});
    }
    [[nodiscard]] adjudicator::DeskFolder own() const { return adjudicator::DeskFolder(m_home / "adjudicator"); }
    [[nodiscard]] std::string key() const {
        const auto desk = own();
        return db::toHex(std::span<const std::uint8_t>(desk.key()->publicKey()));
    }

    /// A game of the four, ended by the referee.
    void play(const std::string& winner) const {
        REQUIRE(game({"new", "--players", "Anna,Ben,Cleo,Dora"}).exit == 0);
        REQUIRE(game({"do"}, R"({"do":"end-game","winner":")" + winner + R"(","reason":"time"})").exit == 0);
    }

    /// All entries of the book, by game.
    [[nodiscard]] std::map<db::GameId, std::vector<db::Entry>> entries() const {
        std::map<db::GameId, std::vector<db::Entry>> all;
        const auto opened = db::Book::open(book(), db::OpenMode::ReadOnly);
        REQUIRE(opened);
        const auto ids = opened->gameIds();
        REQUIRE(ids);
        for (const db::GameId& id : *ids) {
            auto tree = opened->tree(id);
            REQUIRE(tree);
            CHECK_FALSE(tree->damage());
            all[id] = tree->entries();
        }
        return all;
    }

private:
    void sitDown() const { ::setenv("XDG_DATA_HOME", m_home.c_str(), 1); }

    std::filesystem::path m_home = std::filesystem::temp_directory_path() /
                                   ("adj-desk-" + std::to_string(::getpid()) + "-" + adjudicator::freshNonce());
};

/// A book of so many games with so many entries each, that were never played.
inline void fillBook(const std::string& file, std::size_t games, std::size_t entries, const std::string& salt) {
    auto book = db::Book::open(file, db::OpenMode::Create);
    REQUIRE(book);
    for (std::size_t g = 0; g < games; ++g) {
        const std::string name = salt + std::to_string(g);
        const auto info = book->createGame(R"({"kind":"genesis","nonce":")" + name + R"("})");
        REQUIRE(info);
        std::vector<std::string> bodies;
        for (std::size_t i = 1; i < entries; ++i) {
            bodies.push_back(R"({"kind":"act","of":")" + name + R"(","number":)" + std::to_string(i) + R"(,"text":")" +
                             std::string(300, 'x') + R"("})");
        }
        if (!bodies.empty()) {
            REQUIRE(book->append(info->id, info->head, bodies));
        }
    }
}

/// Adds an entry to the first game of a book.
inline void growBook(const std::string& file, const std::string& text) {
    auto book = db::Book::open(file, db::OpenMode::ReadWrite);
    REQUIRE(book);
    const auto ids = book->gameIds();
    REQUIRE(ids);
    const auto head = book->head(ids->front());
    REQUIRE(head);
    const std::vector<std::string> bodies{R"({"kind":"act","text":")" + text + R"("})"};
    REQUIRE(book->append(ids->front(), *head, bodies));
}

/// Receives into a book that lists nobody.
inline adjudicator::Received receiveAll(const HubDesk& desk, adjudicator::Carrier& carrier) {
    auto book = db::Book::open(desk.book(), db::OpenMode::Create);
    REQUIRE(book);
    auto received = receiveEntries(*book, engine::tournament::Position(), carrier, desk.notes());
    REQUIRE(received);
    return std::move(*received);
}

inline engine::Expected<adjudicator::Sent, adjudicator::SendFault> sendAll(const HubDesk& desk,
                                                                           adjudicator::EntrySender& sender) {
    const auto book = db::Book::open(desk.book(), db::OpenMode::ReadOnly);
    REQUIRE(book);
    return sender.send(*book, adjudicator::utcNow());
}

}  // namespace test
