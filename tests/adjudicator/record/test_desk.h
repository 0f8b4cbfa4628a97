// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unistd.h>
#include <catch2/catch.hpp>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "adjudicator/desk.h"
#include "adjudicator/live_table.h"
#include "adjudicator/verify/verify.h"
#include "engine/notation/action_json.h"
#include "engine/state/to_position.h"
#include "tests/support/direct_surroundings.h"

namespace adjudicator::test {

/// A folder that is gone when the test is over.
class Folder {
public:
    Folder()
        : m_path(std::filesystem::temp_directory_path() /
                 ("adj-table-" + std::to_string(::getpid()) + "-" + freshNonce().substr(0, 8))) {
        std::filesystem::create_directories(m_path);
    }
    ~Folder() { std::filesystem::remove_all(m_path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

/// One hex, red with a settlement about to roll.
inline engine::Setup oneHex() {
    return *TableGame::setupFromJson(
        R"({"format":"catan-position/1","hexes":[{"q":0,"r":0,"terrain":"fields","number":8}],
        "players":["red","blue"],"buildings":[{"at":"0,0:N","kind":"settlement","owner":"red"}],
        "turn":{"round":2,"player":"red","phase":"roll"}})");
}

inline constexpr const char* kRedRolls =
    R"({"do":"roll","by":"red","dice":[{"sides":6,"value":3},{"sides":6,"value":5}],"source":"entered"})";

/// A game in a book of its own, with a table at it; what the listener hears is kept.
class Desk {
public:
    explicit Desk(const engine::Setup& setup) : m_desk(m_folder.path()) {
        m_book.emplace(std::move(*db::Book::open(file(), db::OpenMode::Create)));
        m_game = m_book->createGame(genesisBody(setup, {}, m_desk))->id;
        sitDown();
    }

    /// Closes the table and the book, and opens both again, as after a restart; `between` happens meanwhile.
    void restart(const std::function<void()>& between = {}) {
        m_table.reset();
        m_book.reset();
        if (between) {
            between();
        }
        m_book.emplace(std::move(*db::Book::open(file(), db::OpenMode::ReadWrite)));
        sitDown();
    }

    /// From the next restart on another desk has the book.
    void giveAway() { m_desk = DeskFolder(m_folder.path() / "another"); }

    /// The desk's own files are lost.
    void loseSecrets() { std::filesystem::remove_all(m_folder.path() / "secrets"); }

    LiveTable& table() { return *m_table; }
    [[nodiscard]] const DeskFolder& files() const { return m_desk; }
    db::Book& book() { return *m_book; }
    [[nodiscard]] const db::GameId& game() const { return m_game; }
    [[nodiscard]] std::filesystem::path file() const { return m_folder.path() / "book.db"; }

    void play(const std::string& text) {
        const auto action = engine::actionFromJson(text, *m_table->position().table);
        REQUIRE(action);
        play(*action);
    }
    void play(const engine::Action& action) {
        refused.reset();
        refusedByTable.reset();
        m_table->play(action);
    }

    Verification verified() { return *verify(*m_book, m_game, std::nullopt); }
    [[nodiscard]] engine::Setup setup() const { return engine::toSetup(m_table->position()); }

    std::optional<engine::Refusal> refused;
    std::optional<TableRefusal> refusedByTable;
    std::optional<db::BookError> failure;
    /// When set, writes fail as on a full disk.
    bool diskFull = false;

private:
    void sitDown() {
        TableListener listener;
        listener.changed = [](const engine::Position&, const engine::Events&) {};
        listener.refused = [this](const engine::Refusal& refusal) { refused = refusal; };
        listener.refusedByTable = [this](TableRefusal refusal) { refusedByTable = refusal; };
        listener.failed = [this](const db::BookError& error) { failure = error; };
        Surroundings surroundings = adjudicator::directSurroundings(*m_book, m_game, m_desk);
        surroundings.append = [this, direct = surroundings.append](const auto& game, const auto& after, auto bodies,
                                                                   auto pictures, auto answer) {
            if (diskFull) {
                answer(engine::unexpected(db::BookError{db::BookProblem::DiskFull, {}, {}, 0, 0}));
            } else {
                direct(game, after, std::move(bodies), std::move(pictures), std::move(answer));
            }
        };
        m_table.emplace(std::move(*Line::fold(*m_book->entries(m_game))), std::move(surroundings), std::move(listener));
    }

    Folder m_folder;
    DeskFolder m_desk;
    std::optional<db::Book> m_book;
    db::GameId m_game;
    std::optional<LiveTable> m_table;
};

}  // namespace adjudicator::test
