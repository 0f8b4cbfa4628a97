// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>
#include <optional>
#include <utility>

#include "adjudicator/web/shown.h"
#include "db/book.h"
#include "tests/adjudicator/tournament/cup_run.h"

namespace adjudicator::test {

/// A tournament of four in a book of its own, open for reading, and what pages show of it.
struct HallBook {
    HallBook() {
        cli::beginWithFour(folder.book());
        auto opened = db::Book::open(folder.book(), db::OpenMode::ReadOnly);
        REQUIRE(opened);
        book.emplace(std::move(*opened));
        const auto chosen = web::chooseShown(*book, "", "");
        REQUIRE(chosen);
        shown = *chosen;
    }

    const cli::Folder folder;
    std::optional<db::Book> book;
    web::Shown shown;
};

}  // namespace adjudicator::test
