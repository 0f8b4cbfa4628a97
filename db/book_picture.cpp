// SPDX-License-Identifier: GPL-3.0-or-later
#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <optional>
#include <string>
#include <utility>

#include "db/book.h"
#include "db/guarded.h"

namespace db {

namespace {

using engine::unexpected;

/// What lies behind a hash, whatever it is.
struct StoredPicture {
    Picture picture;
    bool holds = false;  ///< The bytes can be read and give the hash.
};

std::optional<StoredPicture> storedBehind(SQLite::Database& database, const Hash& hash) {
    SQLite::Statement read(database,
                           "SELECT time, CASE WHEN length(jpeg) <= ? THEN jpeg END FROM picture WHERE hash = ?");
    read.bind(1, static_cast<std::int64_t>(kMostPictureBytes));
    read.bind(2, hash.bytes.data(), static_cast<int>(hash.bytes.size()));
    const int code = read.tryExecuteStep();
    if (code == SQLITE_DONE) {
        return std::nullopt;
    }
    StoredPicture stored;
    if (code == SQLITE_ROW) {
        stored.picture = {read.getColumn(0).getString(), read.getColumn(1).getString()};
        stored.holds = !stored.picture.jpeg.empty() && sha256(stored.picture.jpeg) == hash;
    } else if ((code & 0xff) != SQLITE_CORRUPT) {
        throw SQLite::Exception(database.getHandle(), code);
    }
    return stored;
}

PictureStock stockOf(SQLite::Database& database) {
    SQLite::Statement sum(database, "SELECT count(*), coalesce(sum(length(jpeg)), 0) FROM picture");
    sum.executeStep();
    return {static_cast<std::uint64_t>(sum.getColumn(0).getInt64()),
            static_cast<std::uint64_t>(sum.getColumn(1).getInt64())};
}

struct PictureRow {
    std::int64_t row = 0;
    std::uint64_t bytes = 0;
    bool isOld = false;
};

std::vector<PictureRow> oldestFirst(SQLite::Database& database, const std::string& olderThan) {
    std::vector<PictureRow> rows;
    SQLite::Statement all(database, "SELECT rowid, length(jpeg), time < ? FROM picture ORDER BY time, rowid");
    all.bind(1, olderThan);
    while (all.executeStep()) {
        rows.push_back({all.getColumn(0).getInt64(), static_cast<std::uint64_t>(all.getColumn(1).getInt64()),
                        all.getColumn(2).getInt() != 0});
    }
    return rows;
}

/// In one transaction.
PicturesPruned prune(SQLite::Database& database, const PictureLimits& limits) {
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    PicturesPruned pruned;
    pruned.left = stockOf(database);
    SQLite::Statement remove(database, "DELETE FROM picture WHERE rowid = ?");
    for (const PictureRow& picture : oldestFirst(database, limits.olderThan)) {
        if (!picture.isOld && (!limits.keepBytes || pruned.left.bytes <= *limits.keepBytes)) {
            break;  // All that follow are younger.
        }
        remove.bind(1, picture.row);
        remove.exec();
        remove.reset();
        ++pruned.removed.count;
        pruned.removed.bytes += picture.bytes;
        --pruned.left.count;
        pruned.left.bytes -= picture.bytes;
    }
    transaction.commit();
    return pruned;
}

}  // namespace

void Book::Impl::insertPicture(const Picture& picture) {
    // A time from elsewhere that is none makes the picture the first to go.
    constexpr std::size_t kLongestTime = 30;
    const Hash hash = sha256(picture.jpeg);
    SQLite::Statement insert(*database,
                             "INSERT INTO picture (hash, time, jpeg) VALUES (?, ?, ?) "
                             "ON CONFLICT (hash) DO UPDATE SET time = max(time, excluded.time), jpeg = excluded.jpeg");
    insert.bind(1, hash.bytes.data(), static_cast<int>(hash.bytes.size()));
    insert.bind(2, picture.time.size() > kLongestTime ? std::string() : picture.time);
    insert.bind(3, picture.jpeg.data(), static_cast<int>(picture.jpeg.size()));
    insert.exec();
}

Expected<std::optional<Picture>, BookError> Book::picture(const Hash& hash) const {
    return guarded(*m_impl, [&]() -> Expected<std::optional<Picture>, BookError> {
        auto stored = storedBehind(*m_impl->database, hash);
        return stored && stored->holds ? std::optional(std::move(stored->picture)) : std::nullopt;
    });
}

Expected<PictureState, BookError> Book::pictureState(const Hash& hash) const {
    return guarded(*m_impl, [&]() -> Expected<PictureState, BookError> {
        const auto stored = storedBehind(*m_impl->database, hash);
        if (!stored) {
            return PictureState::Missing;
        }
        return stored->holds ? PictureState::Kept : PictureState::False;
    });
}

Expected<PictureStock, BookError> Book::pictureBytes() const {
    return guarded(*m_impl, [&]() -> Expected<PictureStock, BookError> { return stockOf(*m_impl->database); });
}

Expected<void, BookError> Book::keepPicture(const Picture& picture) {
    if (!m_impl->writable) {
        return unexpected(m_impl->error(BookProblem::NotWritable));
    }
    if (picture.jpeg.empty() || picture.jpeg.size() > kMostPictureBytes) {
        return unexpected(m_impl->error(BookProblem::PictureRefused));
    }
    return guarded(*m_impl, [&]() -> Expected<void, BookError> {
        m_impl->insertPicture(picture);
        return {};
    });
}

Expected<PicturesPruned, BookError> Book::prunePictures(const PictureLimits& limits) {
    if (!m_impl->writable) {
        return unexpected(m_impl->error(BookProblem::NotWritable));
    }
    return guarded(*m_impl, [&]() -> Expected<PicturesPruned, BookError> {
        SQLite::Database& database = *m_impl->database;
        // What was taken out must not be found in the file's free pages.
        database.exec("PRAGMA secure_delete = ON");
        const PicturesPruned pruned = prune(database, limits);
        if (pruned.removed.count > 0) {
            // Gives the room back to the disk. Without room or time for that the file keeps it for what comes.
            (void)database.tryExec("VACUUM");
        }
        return pruned;
    });
}

}  // namespace db
