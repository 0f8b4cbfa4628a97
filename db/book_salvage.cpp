// SPDX-License-Identifier: GPL-3.0-or-later
// A book that SQLite cannot read, as far as its pages hold.
#include <SQLiteCpp/SQLiteCpp.h>

#include "db/book_impl.h"
#include "db/connection.h"
#include "db/salvage.h"
#include "db/schema.h"

namespace db {

namespace {

/// What was saved becomes a book of its own, in a private folder.
std::unique_ptr<Book::Impl> bookOf(const Saved& saved, const std::filesystem::path& file,
                                   std::unique_ptr<PrivateFolder> folder) {
    auto impl = std::make_unique<Book::Impl>(file);
    impl->privateFolder = std::move(folder);
    impl->salvage = saved.report;
    try {
        impl->database = connect(impl->privateFolder->path() / "saved.db", true, {});
        SQLite::Database& database = *impl->database;
        database.exec("PRAGMA synchronous = OFF");
        migrate(database);
        impl->prepare();
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        for (const SavedGame& game : saved.games) {
            const GameRow row = impl->insertGame(game.tree.game());
            for (const Entry& entry : game.tree.entries()) {
                impl->insert(row, {entry.seq, entry.hash}, entry.body);
            }
            if (!game.isWhole) {
                impl->cutGames.insert(row);
            }
        }
        for (const Picture& picture : saved.pictures) {
            impl->insertPicture(picture);
        }
        transaction.commit();
        database.exec("PRAGMA query_only = ON");
    } catch (const SQLite::Exception&) {
        return nullptr;
    }
    return impl;
}

}  // namespace

std::unique_ptr<Book::Impl> Book::Impl::salvaged(const std::filesystem::path& file,
                                                 const std::function<bool()>& goesOn) {
    auto folder = PrivateFolder::make();
    const auto copy = folder ? copyBook(file, (*folder)->path(), goesOn) : engine::unexpected(folder.error());
    const auto saved = copy ? db::salvage(*copy) : std::nullopt;
    auto impl = saved ? bookOf(*saved, file, std::move(*folder)) : nullptr;
    if (impl && goesOn) {
        impl->goesOn = goesOn;
        interruptUnless(*impl->database, impl->goesOn);
    }
    return impl;
}

const std::optional<SalvageReport>& Book::salvage() const {
    return m_impl->salvage;
}

}  // namespace db
