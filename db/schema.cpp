// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace db {

namespace {

// Version n is reached from version n - 1 by step n - 1. A step that has been released never changes.
// The key ends with the hash so that two branches of a game can lie in one table; its columns come first because SQLite
// 3.40's integrity_check sees NULL where the declared order differs from the stored one.
constexpr std::array kMigrations = {
    R"sql(
CREATE TABLE game (
  row INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16)
) STRICT;
CREATE TABLE entry (
  game INTEGER NOT NULL REFERENCES game (row),
  seq INTEGER NOT NULL CHECK (seq >= 0),
  hash BLOB NOT NULL CHECK (length(hash) = 32),
  body TEXT NOT NULL,
  PRIMARY KEY (game, seq, hash)
) STRICT, WITHOUT ROWID;
CREATE VIEW log AS
SELECT lower(hex(game.id)) AS game, entry.seq AS seq,
       CASE WHEN json_valid(body) THEN json_extract(body, '$.time') END AS time,
       CASE WHEN json_valid(body) THEN json_extract(body, '$.kind') END AS kind,
       CASE WHEN json_valid(body) THEN json_extract(body, '$.who') END AS player,
       lower(hex(entry.hash)) AS hash, body
FROM entry JOIN game ON game.row = entry.game;
)sql",
    // All entries of a number but one: they are few, and with them a list of the games counts without reading entries.
    R"sql(
CREATE TABLE branch (
  game INTEGER NOT NULL REFERENCES game (row),
  seq INTEGER NOT NULL CHECK (seq >= 0),
  hash BLOB NOT NULL CHECK (length(hash) = 32),
  PRIMARY KEY (game, seq, hash)
) STRICT, WITHOUT ROWID;
INSERT INTO branch
SELECT game, seq, hash FROM entry AS one
WHERE EXISTS (SELECT 1 FROM entry WHERE game = one.game AND seq = one.seq AND hash < one.hash);
)sql",
    // Pictures of acts. Entries hold their hashes, so they can be taken out again. With row ids: a key that carries the
    // bytes would make every search walk through them.
    R"sql(
CREATE TABLE picture (
  hash BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
  time TEXT NOT NULL,
  jpeg BLOB NOT NULL
) STRICT;
)sql",
    // What lists show of a game, so that they need not read it. With row ids, like pictures: the texts are long.
    R"sql(
CREATE TABLE outline (
  kind TEXT NOT NULL,
  game INTEGER NOT NULL REFERENCES game (row),
  head BLOB NOT NULL CHECK (length(head) = 32),
  entries INTEGER NOT NULL,
  maker TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (kind, game)
) STRICT;
)sql",
};

void runSteps(SQLite::Database& database, int from, int to) {
    for (int version = from; version < to; ++version) {
        database.exec(kMigrations[static_cast<std::size_t>(version)]);
    }
    database.exec("PRAGMA application_id = " + std::to_string(kApplicationId));
    database.exec("PRAGMA user_version = " + std::to_string(to));
}

std::vector<std::string> schemaOf(SQLite::Database& database) {
    std::vector<std::string> items;
    SQLite::Statement statement(database,
                                "SELECT type || ' ' || name || ' ' || tbl_name || ' ' || coalesce(sql, '') "
                                "FROM sqlite_schema WHERE substr(name, 1, 7) <> 'sqlite_' ORDER BY 1");
    while (statement.executeStep()) {
        items.push_back(statement.getColumn(0).getString());
    }
    return items;
}

}  // namespace

int newestVersion() {
    return static_cast<int>(kMigrations.size());
}

std::int32_t applicationId(SQLite::Database& database) {
    return database.execAndGet("PRAGMA application_id").getInt();
}

int schemaVersion(SQLite::Database& database) {
    return database.execAndGet("PRAGMA user_version").getInt();
}

bool isBlank(SQLite::Database& database) {
    return database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() == 0 && applicationId(database) == 0 &&
           schemaVersion(database) == 0;
}

void migrate(SQLite::Database& database) {
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::EXCLUSIVE);
    const int version = std::max(0, schemaVersion(database));
    if (version < newestVersion()) {
        runSteps(database, version, newestVersion());
    }
    transaction.commit();
}

bool hasSchemaOf(SQLite::Database& database, int version) {
    if (version < 0 || version > newestVersion()) {
        return false;
    }
    SQLite::Database model(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    runSteps(model, 0, version);
    return schemaOf(database) == schemaOf(model);
}

}  // namespace db
