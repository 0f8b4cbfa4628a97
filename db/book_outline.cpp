// SPDX-License-Identifier: GPL-3.0-or-later
#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>

#include "db/book.h"
#include "db/book_impl.h"
#include "db/guarded.h"

namespace db {

using engine::unexpected;

Expected<std::map<GameId, Outline>, BookError> Book::outlines(std::string_view kind) const {
    return guarded(*m_impl, [&]() -> Expected<std::map<GameId, Outline>, BookError> {
        SQLite::Statement all(*m_impl->database,
                              "SELECT game.id, outline.head, outline.entries, outline.maker, outline.text "
                              "FROM outline JOIN game ON game.row = outline.game WHERE outline.kind = ?");
        all.bind(1, std::string(kind));
        std::map<GameId, Outline> outlines;
        while (all.executeStep()) {
            const auto bytes = [&]<class Bytes>(int column, Bytes& into) {
                const SQLite::Column value = all.getColumn(column);
                const auto* data = static_cast<const std::uint8_t*>(value.getBlob());
                const bool fits = static_cast<std::size_t>(value.getBytes()) == into.bytes.size();
                if (fits) {
                    std::copy_n(data, into.bytes.size(), into.bytes.begin());
                }
                return fits;
            };
            GameId game;
            Outline outline;
            if (bytes(0, game) && bytes(1, outline.head)) {
                outline.entries = static_cast<std::uint64_t>(all.getColumn(2).getInt64());
                outline.maker = all.getColumn(3).getString();
                outline.text = all.getColumn(4).getString();
                outlines.emplace(game, std::move(outline));
            }
        }
        return outlines;
    });
}

Expected<void, BookError> Book::keepOutlines(std::string_view kind, const std::map<GameId, Outline>& outlines) {
    if (!m_impl->writable) {
        return unexpected(m_impl->error(BookProblem::NotWritable));
    }
    return guarded(*m_impl, [&]() -> Expected<void, BookError> {
        SQLite::Transaction transaction(*m_impl->database, SQLite::TransactionBehavior::IMMEDIATE);
        SQLite::Statement insert(*m_impl->database,
                                 "INSERT OR REPLACE INTO outline (kind, game, head, entries, maker, text) "
                                 "VALUES (?, ?, ?, ?, ?, ?)");
        for (const auto& [game, outline] : outlines) {
            const auto row = m_impl->rowOf(game);
            if (!row) {
                continue;
            }
            insert.bind(1, std::string(kind));
            insert.bind(2, static_cast<std::int64_t>(*row));
            insert.bind(3, outline.head.bytes.data(), static_cast<int>(outline.head.bytes.size()));
            insert.bind(4, static_cast<std::int64_t>(outline.entries));
            insert.bind(5, outline.maker);
            insert.bind(6, outline.text);
            insert.exec();
            insert.reset();
        }
        transaction.commit();
        return {};
    });
}

}  // namespace db
