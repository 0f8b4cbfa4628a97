// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "adjudicator/seal/receipt.h"
#include "adjudicator/verify/verify.h"
#include "db/book_error.h"
#include "db/desk_memory.h"

namespace adjudicator {

/// What others remember of games: receipts, and the heads of other books.
class Witnesses {
public:
    /// Reads a file of receipts, or a record book, whose heads somebody keeps by keeping it. Errors: NotFound,
    /// NotReadable; NotABook where it is neither; those of opening a book.
    [[nodiscard]] engine::Expected<void, db::BookError> read(const std::filesystem::path& file);

    /// One more receipt.
    void add(const Receipt& receipt) { m_receipts[receipt.head.game].push_back(receipt); }

    [[nodiscard]] bool empty() const { return m_receipts.empty(); }
    [[nodiscard]] const std::map<db::GameId, std::vector<Receipt>>& all() const { return m_receipts; }
    /// Receipts whose signature is not by the key that they name, and lines that are none: they count for nothing.
    [[nodiscard]] std::size_t falselySigned() const { return m_falselySigned; }
    [[nodiscard]] std::size_t strange() const { return m_strange; }

    /// Compares with what the book holds of the game, and says in the verification what came of it.
    void judge(Verification& checked, const db::Book& book, const db::GameId& game) const;
    /// The newest receipt of each game that the book lacks as a whole, but for those that `memory` knows to be in other
    /// books of this desk.
    [[nodiscard]] std::vector<Receipt> gamesUnknownTo(const db::Book& book, const db::DeskMemory& memory) const;

private:
    std::map<db::GameId, std::vector<Receipt>> m_receipts;
    std::size_t m_falselySigned = 0;
    std::size_t m_strange = 0;
};

}  // namespace adjudicator
