// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "db/book.h"

namespace adjudicator {

/// What was worked out of a book's games and kept in it, of one kind: known for a game as long as that has not grown
/// and no other program looks. Reads the book once.
class GameOutlines {
public:
    /// Nothing is kept, and what is found is not for keeping.
    GameOutlines() = default;
    /// `maker`: the program and its rules, with a number that counts up with every change of what is worked out.
    GameOutlines(const db::Book& book, std::string_view kind, std::string maker);

    /// The text kept of the game as it is now; null where it must be worked out.
    [[nodiscard]] const std::string* of(const db::GameInfo& game) const;
    /// It was worked out anew.
    void found(const db::GameInfo& game, std::string text);
    /// What was found since, for Book::keepOutlines.
    [[nodiscard]] const std::map<db::GameId, db::Outline>& fresh() const { return m_fresh; }

private:
    std::string m_maker;
    std::map<db::GameId, db::Outline> m_kept;
    std::map<db::GameId, db::Outline> m_fresh;
};

}  // namespace adjudicator
