// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdlib.h>
#include <unistd.h>

#include <SQLiteCpp/SQLiteCpp.h>
#include <catch2/catch.hpp>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "db/book.h"

namespace test {

/// An empty folder of its own, gone at the end.
class Folder {
public:
    Folder() : Folder(std::filesystem::temp_directory_path()) {}
    explicit Folder(const std::filesystem::path& base) {
        std::string name = (base / "adj-test-XXXXXX").string();
        REQUIRE(::mkdtemp(name.data()) != nullptr);
        m_path = name;
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::permissions(m_path, std::filesystem::perms::owner_all, ignored);
        std::filesystem::remove_all(m_path, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    /// Where the system keeps files in memory, if it does: for tests that write much and need no real disk.
    [[nodiscard]] static std::filesystem::path inMemory() {
        const std::filesystem::path memory = "/dev/shm";
        return ::access(memory.c_str(), W_OK | X_OK) == 0 ? memory : std::filesystem::temp_directory_path();
    }
    [[nodiscard]] std::filesystem::path operator/(const std::string& name) const { return m_path / name; }
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] std::size_t fileCount() const {
        return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(m_path), {}));
    }

private:
    std::filesystem::path m_path;
};

inline std::string bytesOf(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

inline void write(const std::filesystem::path& file, const std::string& bytes) {
    std::ofstream(file, std::ios::binary) << bytes;
}

/// Changes a book behind the program's back.
inline void execute(const std::filesystem::path& file, const std::string& sql) {
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(sql);
}

inline std::string body(int number) {
    return R"({"time":"2026-01-02T03:04:05Z","kind":"act","who":"red","number":)" + std::to_string(number) + "}";
}

inline std::string genesis(const std::string& nonce) {
    return R"({"kind":"game","nonce":")" + nonce + "\"}";
}

/// Opens, or fails the test with the problem's number.
inline db::Book openBook(const std::filesystem::path& file, db::OpenMode mode, const db::OpenOptions& options = {}) {
    auto book = db::Book::open(file, mode, options);
    INFO(file << ": problem " << (book ? -1 : static_cast<int>(book.error().problem)));
    REQUIRE(book.has_value());
    return std::move(*book);
}

/// A game of 1 + count entries in a book that exists or not.
inline db::GameInfo makeGame(db::Book& book, int count, const std::string& nonce = "n") {
    auto game = book.createGame(genesis(nonce));
    REQUIRE(game.has_value());
    for (int i = 1; i <= count; ++i) {
        const auto head = book.append(game->id, game->head, std::vector{body(i)});
        REQUIRE(head.has_value());
        game->head = *head;
        ++game->entryCount;
    }
    return *game;
}

/// The problem of a call that must not succeed.
template <class T>
db::BookProblem problemOf(const db::Expected<T, db::BookError>& result) {
    REQUIRE_FALSE(result.has_value());
    return result.error().problem;
}

}  // namespace test
