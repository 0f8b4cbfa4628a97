// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "db/book.h"

namespace adjudicator::web {

/// What of a book is shown: its tournament and a game at a table, each where there is one.
struct Shown {
    std::optional<db::GameId> tournament;
    std::optional<db::GameId> game;
    bool operator==(const Shown&) const = default;
};

/// Those whose ids begin so, the newest of each where several do; an empty beginning fits all.
[[nodiscard]] engine::Expected<Shown, db::BookError> chooseShown(const db::Book& book, const std::string& tournament,
                                                                 const std::string& game);

}  // namespace adjudicator::web
