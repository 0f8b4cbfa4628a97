// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

namespace db {

/// Leaves no statement half-way, which would hold a lock: resets it, as its own scope ends, however it does.
class StatementReset {
public:
    explicit StatementReset(SQLite::Statement& statement) : m_statement(statement) {}
    ~StatementReset() { m_statement.tryReset(); }
    StatementReset(const StatementReset&) = delete;
    StatementReset& operator=(const StatementReset&) = delete;

private:
    SQLite::Statement& m_statement;
};

}  // namespace db
