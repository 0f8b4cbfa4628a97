// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <vector>

#include "adjudicator/verify/verdict.h"
#include "adjudicator/verify/verdict_text.h"
#include "adjudicator/verify/witnesses.h"

namespace adjudicator {

/// What receipts say of a whole book, beside the one game that is looked at.
struct BookReceipts {
    /// The other games that there are receipts of, each judged.
    std::vector<GameVerdict> others;
    /// Of games that the book lacks.
    std::vector<Receipt> unknown;
    /// Those that count for nothing.
    std::size_t uncounted = 0;

    /// All is there as it was seen.
    [[nodiscard]] bool holds() const;
};

/// Errors: those of the book; Cancelled where `goesOn` said so.
[[nodiscard]] engine::Expected<BookReceipts, db::BookError> compare(const std::filesystem::path& book,
                                                                    const db::GameId& beside,
                                                                    const db::DeskMemory& memory,
                                                                    const Witnesses& witnesses,
                                                                    const VerifyProgress& goesOn = {});

/// One row for each of those games, and one for what does not count.
[[nodiscard]] std::vector<VerdictRow> rowsOf(const BookReceipts& receipts, engine::Language language);

}  // namespace adjudicator
