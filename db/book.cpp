// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/book.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <string>
#include <utility>

#include "db/body.h"
#include "db/book_impl.h"
#include "db/disk.h"
#include "db/guarded.h"
#include "engine/check.h"

namespace db {

namespace {

using engine::unexpected;

/// VACUUM INTO writes only to the new file, but a connection for reading forbids it all the same.
class WritePermit {
public:
    WritePermit(SQLite::Database& database, bool isWritable) : m_database(database), m_isWritable(isWritable) {
        m_database.exec("PRAGMA query_only = OFF");
    }
    ~WritePermit() {
        if (!m_isWritable) {
            m_database.tryExec("PRAGMA query_only = ON");
        }
    }
    WritePermit(const WritePermit&) = delete;
    WritePermit& operator=(const WritePermit&) = delete;

private:
    SQLite::Database& m_database;
    bool m_isWritable;
};

Expected<void, BookError> verifyCopy(const std::filesystem::path& file) {
    const auto copy = Book::open(file, OpenMode::ReadWrite);
    if (!copy) {
        return unexpected(copy.error());
    }
    if (auto checked = copy->checkFile(); !checked) {
        return checked;
    }
    const auto games = copy->games();
    if (!games) {
        return unexpected(games.error());
    }
    for (const GameInfo& game : *games) {
        if (const auto heads = copy->heads(game.id); !heads) {
            return unexpected(heads.error());
        }
    }
    return {};
}

}  // namespace

Book::Book(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}
Book::Book(Book&& other) noexcept = default;
Book& Book::operator=(Book&& other) noexcept = default;
Book::~Book() = default;

const std::filesystem::path& Book::file() const {
    return m_impl->file;
}

bool Book::isWritable() const {
    return m_impl->writable;
}

Expected<GameInfo, BookError> Book::createGame(std::string_view firstBody) {
    if (!m_impl->writable) {
        return unexpected(m_impl->error(BookProblem::NotWritable));
    }
    if (!isBody(firstBody)) {
        return unexpected(m_impl->error(BookProblem::BodyNotJson, 0));
    }
    return guarded(*m_impl, [&]() -> Expected<GameInfo, BookError> {
        const GameInfo info{gameIdOf(firstBody), firstHead(firstBody), 1, true, false};
        SQLite::Transaction transaction(*m_impl->database, SQLite::TransactionBehavior::IMMEDIATE);
        if (m_impl->rowOf(info.id)) {
            return unexpected(m_impl->error(BookProblem::AlreadyExists));
        }
        m_impl->insert(m_impl->insertGame(info.id), info.head, firstBody);
        transaction.commit();
        return info;
    });
}

Expected<Head, BookError> Book::append(const GameId& game, const Head& after, std::span<const std::string> bodies,
                                       std::span<const Picture> pictures) {
    ADJ_CHECK(!bodies.empty(), "an act has at least one entry");
    if (!m_impl->writable) {
        return unexpected(m_impl->error(BookProblem::NotWritable));
    }
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        if (!isBody(bodies[i])) {
            return unexpected(m_impl->error(BookProblem::BodyNotJson, after.seq + 1 + i));
        }
    }
    const auto isRefused = [](const Picture& picture) {
        return picture.jpeg.empty() || picture.jpeg.size() > kMostPictureBytes;
    };
    if (std::ranges::any_of(pictures, isRefused)) {
        return unexpected(m_impl->error(BookProblem::PictureRefused));
    }
    return guarded(*m_impl, [&]() -> Expected<Head, BookError> {
        // The head is read under the write lock: of two programs on one book only one can follow an entry.
        SQLite::Transaction transaction(*m_impl->database, SQLite::TransactionBehavior::IMMEDIATE);
        const auto row = m_impl->rowOf(game);
        if (!row) {
            return unexpected(m_impl->error(BookProblem::UnknownGame));
        }
        if (const auto damaged = m_impl->damagedTail(*row, game)) {
            return unexpected(m_impl->error(BookProblem::ChainDamaged, *damaged));
        }
        const bool isNewest = m_impl->isNewest(*row, after);
        if (!isNewest && !m_impl->isHead(*row, game, after)) {
            return unexpected(m_impl->error(BookProblem::HeadMoved, after.seq));
        }
        Head head = after;
        for (const std::string& body : bodies) {
            head = headAfter(game, head, std::span(&body, 1));
            if (isNewest) {
                m_impl->insert(*row, head, body);
            } else {
                m_impl->insertBeside(*row, head, body);
            }
        }
        for (const Picture& picture : pictures) {
            m_impl->insertPicture(picture);
        }
        transaction.commit();
        return head;
    });
}

Expected<std::vector<GameInfo>, BookError> Book::games() const {
    return guarded(*m_impl, [&]() -> Expected<std::vector<GameInfo>, BookError> {
        std::vector<GameInfo> games;
        for (const auto& [row, id] : m_impl->gameRows()) {
            games.push_back(m_impl->infoOf(row, id));
        }
        return games;
    });
}

Expected<GameInfo, BookError> Book::info(const GameId& game) const {
    return guarded(*m_impl, [&]() -> Expected<GameInfo, BookError> {
        const auto row = m_impl->rowOf(game);
        if (!row) {
            return unexpected(m_impl->error(BookProblem::UnknownGame));
        }
        return m_impl->infoOf(*row, game);
    });
}

Expected<Head, BookError> Book::head(const GameId& game) const {
    return guarded(*m_impl, [&]() -> Expected<Head, BookError> {
        const auto row = m_impl->rowOf(game);
        if (!row) {
            return unexpected(m_impl->error(BookProblem::UnknownGame));
        }
        // As many entries as numbers, and one of the last number: there are no branches.
        const GameInfo info = m_impl->infoOf(*row, game);
        if (!info.isReadable) {
            return unexpected(m_impl->error(BookProblem::FileDamaged));
        }
        if (m_impl->countOf(*row) == info.head.seq + 1 && m_impl->level(*row, info.head.seq).size() == 1) {
            return info.head;
        }
        return heads(game).and_then([&](const std::vector<Head>& all) -> Expected<Head, BookError> {
            if (all.size() != 1) {
                return unexpected(m_impl->error(BookProblem::Forked));
            }
            return all.front();
        });
    });
}

Expected<std::vector<Head>, BookError> Book::heads(const GameId& game) const {
    return verifyChain(game).and_then([&](const ChainVerdict& verdict) -> Expected<std::vector<Head>, BookError> {
        if (const auto* damage = std::get_if<ChainDamage>(&verdict)) {
            return unexpected(m_impl->error(BookProblem::ChainDamaged, damage->seq));
        }
        return std::get<ChainSound>(verdict).heads;
    });
}

Expected<std::vector<Entry>, BookError> Book::entries(const GameId& game, std::uint64_t from, std::uint64_t to) const {
    return guarded(*m_impl, [&]() -> Expected<std::vector<Entry>, BookError> {
        const auto row = m_impl->rowOf(game);
        if (!row) {
            return unexpected(m_impl->error(BookProblem::UnknownGame));
        }
        ReadEntries read = m_impl->readEntries(*row, from, to);
        if (!read.complete) {
            return unexpected(m_impl->error(BookProblem::FileDamaged));
        }
        return std::move(read.entries);
    });
}

Expected<bool, BookError> Book::contains(const GameId& game, const Head& entry) const {
    return guarded(*m_impl, [&]() -> Expected<bool, BookError> {
        const auto row = m_impl->rowOf(game);
        if (!row) {
            return false;
        }
        const std::vector<Entry> level = m_impl->level(*row, entry.seq);
        return std::ranges::find(level, entry.hash, &Entry::hash) != level.end();
    });
}

Expected<ChainVerdict, BookError> Book::verifyChain(const GameId& game) const {
    return guarded(*m_impl, [&]() -> Expected<ChainVerdict, BookError> {
        const auto row = m_impl->rowOf(game);
        if (!row) {
            return unexpected(m_impl->error(BookProblem::UnknownGame));
        }
        return m_impl->verdictOn(*row, game);
    });
}

Expected<void, BookError> Book::checkFile() const {
    return guarded(*m_impl, [&]() -> Expected<void, BookError> {
        if (m_impl->salvage) {
            return unexpected(m_impl->error(BookProblem::FileDamaged));
        }
        SQLite::Statement check(*m_impl->database, "PRAGMA integrity_check(1)");
        if (!check.executeStep() || check.getColumn(0).getString() != "ok") {
            return unexpected(m_impl->error(BookProblem::FileDamaged));
        }
        SQLite::Statement orphans(*m_impl->database, "PRAGMA foreign_key_check");
        if (orphans.executeStep()) {
            return unexpected(m_impl->error(BookProblem::FileDamaged));
        }
        return {};
    });
}

bool Book::wasWrittenElsewhere() {
    const auto version = guarded(*m_impl, [&]() -> Expected<int, BookError> {
        return m_impl->database->execAndGet("PRAGMA data_version").getInt();
    });
    // What cannot be asked now is asked the next time.
    const auto before = version ? std::exchange(m_impl->versionSeen, *version) : std::nullopt;
    return before && *before != *version;
}

Expected<void, BookError> Book::rest() {
    if (!m_impl->writable) {
        return {};
    }
    return guarded(*m_impl, [&]() -> Expected<void, BookError> {
        if (!m_impl->fold()) {
            return unexpected(m_impl->error(BookProblem::Busy));
        }
        return {};
    });
}

Expected<void, BookError> Book::handOver(const std::filesystem::path& target) const {
    namespace fs = std::filesystem;
    std::error_code ignored;
    const fs::path file = fs::absolute(target, ignored);
    if (fs::exists(file, ignored)) {
        return unexpected(BookError{BookProblem::AlreadyExists, file, {}, 0, 0});
    }
    if (!fs::is_directory(file.parent_path(), ignored)) {
        return unexpected(BookError{BookProblem::FolderMissing, file, {}, 0, 0});
    }
    const auto folder = PrivateFolder::makeIn(file.parent_path());
    if (!folder) {
        return unexpected(folder.error());
    }
    const fs::path part = (*folder)->path() / "copy.db";
    auto written = guarded(*m_impl, [&]() -> Expected<void, BookError> {
        const WritePermit permit(*m_impl->database, m_impl->writable);
        SQLite::Statement vacuum(*m_impl->database, "VACUUM INTO ?");
        vacuum.bind(1, part.string());
        vacuum.exec();
        return {};
    });
    return std::move(written)
        .and_then([&] { return verifyCopy(part); })
        .and_then([&] { return syncToDisk(part); })
        .and_then([&] { return renameNew(part, file); })
        .and_then([&] { return syncToDisk(file); });
}

}  // namespace db
