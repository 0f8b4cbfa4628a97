// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/desk_memory.h"

#include <set>

#include "db/memory_file.h"
#include "db/statement_reset.h"

namespace db {

namespace {

namespace fs = std::filesystem;

/// One name for a book, however it is reached.
std::string nameOf(const fs::path& book) {
    std::error_code error;
    const fs::path whole = fs::weakly_canonical(fs::absolute(book, error), error);
    return (error ? book : whole).string();
}

void addHome(SQLite::Database& database, const std::string& book, const GameId& game) {
    SQLite::Statement home(database, "INSERT OR IGNORE INTO home (game, book) VALUES (?, ?)");
    bind(home, 1, game);
    home.bind(2, book);
    home.exec();
}

/// What was taken over from marks belongs to the first book that holds it.
void adopt(SQLite::Database& database, const std::string& book, const std::set<GameId>& held) {
    std::vector<GameId> found;
    SQLite::Statement homeless(database,
                               "SELECT id FROM game WHERE NOT EXISTS (SELECT 1 FROM home WHERE home.game = id)");
    while (homeless.executeStep()) {
        const auto game = blobIn<GameId>(homeless.getColumn(0));
        if (held.contains(game)) {
            found.push_back(game);
        }
    }
    for (const GameId& game : found) {
        addHome(database, book, game);
    }
}

}  // namespace

struct DeskMemory::Impl : MemoryFile {
    using MemoryFile::MemoryFile;

    void noteHead(const GameId& game, const Head& head) {
        if (!note) {
            note = std::make_unique<SQLite::Statement>(
                *database,
                "INSERT INTO game VALUES (?1, '', 0, ?2, ?3) ON CONFLICT (id) DO UPDATE SET seq = ?2, hash = ?3");
        }
        const StatementReset reset(*note);
        bind(*note, 1, game);
        bind(*note, 2, head.seq);
        bind(*note, 3, head.hash);
        note->exec();
    }

    /// Kept prepared: it is asked for after every act.
    std::unique_ptr<SQLite::Statement> note;
    /// The game noted last, and the book that it is remembered to be written into.
    std::optional<std::pair<fs::path, GameId>> homeNoted;
};

DeskMemory::DeskMemory(const fs::path& folder) : m_impl(std::make_unique<Impl>(folder)) {}
DeskMemory::~DeskMemory() = default;
DeskMemory::DeskMemory(DeskMemory&&) noexcept = default;
DeskMemory& DeskMemory::operator=(DeskMemory&&) noexcept = default;

std::optional<BookError> DeskMemory::fault() const {
    const std::lock_guard lock(m_impl->mutex);
    (void)m_impl->open(false);
    return m_impl->fault ? m_impl->fault : m_impl->failed;
}

std::vector<fs::path> DeskMemory::strangeMarks() const {
    const std::lock_guard lock(m_impl->mutex);
    (void)m_impl->open(false);
    return m_impl->strange;
}

std::optional<std::uint64_t> DeskMemory::giveNumber(const std::string& key, std::uint64_t least) {
    std::optional<std::uint64_t> given;
    m_impl->keep([&] {
        SQLite::Statement give(*m_impl->database,
                               "INSERT INTO desk VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET last = "
                               "max(last + 1, ?2) RETURNING last");
        give.bind(1, key);
        bind(give, 2, least);
        std::uint64_t number = 0;
        while (give.executeStep()) {
            number = static_cast<std::uint64_t>(give.getColumn(0).getInt64());
        }
        given = number;
    });
    return m_impl->failed || m_impl->fault ? std::nullopt : given;
}

void DeskMemory::giveBack(const std::string& key, std::uint64_t number) {
    m_impl->keep([&] {
        SQLite::Statement back(*m_impl->database, "UPDATE desk SET last = last - 1 WHERE key = ? AND last = ?");
        back.bind(1, key);
        bind(back, 2, number);
        back.exec();
    });
}

void DeskMemory::begun(const fs::path& book, const GameId& game, const std::string& key, std::uint64_t number,
                       const Head& head) {
    m_impl->keep([&] {
        SQLite::Statement begin(*m_impl->database, "INSERT OR REPLACE INTO game VALUES (?, ?, ?, ?, ?)");
        bind(begin, 1, game);
        begin.bind(2, key);
        bind(begin, 3, number);
        bind(begin, 4, head.seq);
        bind(begin, 5, head.hash);
        begin.exec();
        addHome(*m_impl->database, nameOf(book), game);
    });
}

void DeskMemory::note(const fs::path& book, const GameId& game, const Head& head) {
    const auto note = [&] { m_impl->noteHead(game, head); };
    if (m_impl->homeNoted == std::pair(book, game)) {
        m_impl->keepSoon(note);
        return;
    }
    m_impl->keep([&] {
        note();
        addHome(*m_impl->database, nameOf(book), game);
    });
    if (!m_impl->fault && !m_impl->failed) {
        m_impl->homeNoted.emplace(book, game);
    }
}

std::optional<Head> DeskMemory::newest(const GameId& game) const {
    return m_impl->with(false, std::optional<Head>(), [&]() -> std::optional<Head> {
        SQLite::Statement query(*m_impl->database, "SELECT seq, hash FROM game WHERE id = ?");
        bind(query, 1, game);
        return query.executeStep() ? std::optional(headIn(query, 0)) : std::nullopt;
    });
}

std::vector<GameMissed> DeskMemory::missedIn(const fs::path& book, const std::vector<GameId>& held) const {
    return m_impl->with(false, std::vector<GameMissed>(), [&] {
        const std::string name = nameOf(book);
        const std::set<GameId> here(held.begin(), held.end());
        adopt(*m_impl->database, name, here);
        std::vector<GameMissed> missed;
        SQLite::Statement query(*m_impl->database,
                                "SELECT id, number, seq, hash, told_in, told_seq, told_hash FROM home JOIN game "
                                "ON game.id = home.game WHERE book = ? ORDER BY number, id");
        query.bind(1, name);
        while (query.executeStep()) {
            GameMissed one{blobIn<GameId>(query.getColumn(0)),
                           static_cast<std::uint64_t>(query.getColumn(1).getInt64()),
                           headIn(query, 2),
                           {},
                           {}};
            if (!query.getColumn(4).isNull()) {
                one.toldIn = blobIn<GameId>(query.getColumn(4));
                one.told = headIn(query, 5);
            }
            if (!here.contains(one.game)) {
                missed.push_back(one);
            }
        }
        return missed;
    });
}

void DeskMemory::told(const fs::path& book, const GameId& missed, const GameId& in, const Head& entry) {
    m_impl->keep([&] {
        SQLite::Statement tell(*m_impl->database,
                               "UPDATE home SET told_in = ?, told_seq = ?, told_hash = ? WHERE game = ? AND book = ?");
        bind(tell, 1, in);
        bind(tell, 2, entry.seq);
        bind(tell, 3, entry.hash);
        bind(tell, 4, missed);
        tell.bind(5, nameOf(book));
        tell.exec();
    });
}

bool DeskMemory::isElsewhere(const fs::path& book, const GameId& game) const {
    return m_impl->with(false, false, [&] {
        SQLite::Statement query(*m_impl->database,
                                "SELECT count(*), count(CASE WHEN book = ? THEN 1 END) FROM home WHERE game = ?");
        query.bind(1, nameOf(book));
        bind(query, 2, game);
        return query.executeStep() && query.getColumn(0).getInt() > 0 && query.getColumn(1).getInt() == 0;
    });
}

void DeskMemory::saw(const std::vector<std::pair<GameId, Head>>& heads, const std::string& time) {
    m_impl->keep([&] {
        for (const auto& [game, head] : heads) {
            SQLite::Statement saw(*m_impl->database, "INSERT OR IGNORE INTO seen VALUES (?, ?, ?, ?)");
            bind(saw, 1, game);
            bind(saw, 2, head.seq);
            bind(saw, 3, head.hash);
            saw.bind(4, time);
            saw.exec();
        }
    });
}

std::vector<HeadSeen> DeskMemory::seenOf(const GameId& game) const {
    return m_impl->with(false, std::vector<HeadSeen>(), [&] {
        std::vector<HeadSeen> all;
        SQLite::Statement query(*m_impl->database,
                                "SELECT seq, hash, time FROM seen WHERE game = ? ORDER BY seq, hash");
        bind(query, 1, game);
        while (query.executeStep()) {
            all.push_back({headIn(query, 0), query.getColumn(2).getString()});
        }
        return all;
    });
}

}  // namespace db
