// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace SQLite {
class Database;
}

namespace db {

/// Stands in the file's header (application_id): "AdjB".
inline constexpr std::int32_t kApplicationId = 0x41646A42;

/// The schema version that this program writes (user_version); the number of migrations.
[[nodiscard]] int newestVersion();

[[nodiscard]] std::int32_t applicationId(SQLite::Database& database);
[[nodiscard]] int schemaVersion(SQLite::Database& database);
/// Whether the file holds nothing at all yet.
[[nodiscard]] bool isBlank(SQLite::Database& database);

/// Brings a blank or older book to the newest version in one transaction, whoever else tries the same.
void migrate(SQLite::Database& database);

/// Whether tables and views are exactly those of the version that the file claims.
[[nodiscard]] bool hasSchemaOf(SQLite::Database& database, int version);

}  // namespace db
