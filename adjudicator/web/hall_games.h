// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/desk_folder.h"
#include "adjudicator/record/line.h"
#include "adjudicator/tournament/game_seats.h"
#include "adjudicator/web/site.h"
#include "adjudicator/web/table_json.h"
#include "db/book.h"
#include "engine/tournament/position.h"

namespace adjudicator::web {

/// A game's page: the public view in each language that a desk in the language of `now` serves, board, combat and
/// badges; `mark` stands in the names of all files ("table-1a2b.en.json"), nothing in those of the game at the desk's
/// own table. Title and words of the step are put in here; `step` is what the desk's main button does, where a second
/// hand may.
void putGame(Site& site, TableNow now, const std::string& mark, const std::optional<engine::Action>& step = {});
void removeGame(Site& site, const std::string& mark);

/// The games of a book at the tables of one round: of each table the newest, whether it is over or not.
class HallGames {
public:
    /// So many pages of games at once.
    static constexpr std::size_t kMost = 64;

    /// `language` is the desk's.
    explicit HallGames(engine::Language language) : m_language(language) {}

    /// Finds them anew and puts what is different into the site. A game that cannot be read, or has branches of which
    /// none is named, has no page.
    void look(const db::Book& book, const DeskFolder& own, const engine::tournament::Position& position, int round,
              Site& site);
    /// The mark of each table's game.
    [[nodiscard]] const std::map<int, std::string>& marks() const { return m_marks; }

private:
    /// Who sits at a game, and where it says that it is: told by its first entry.
    struct Known {
        std::vector<engine::Player> players;
        PlaceTold told;
    };
    [[nodiscard]] const std::optional<Known>& known(const db::Book& book, const db::GameId& game);

    engine::Language m_language;
    /// Empty for what is no game at a table.
    std::map<db::GameId, std::optional<Known>> m_known;
    std::map<db::GameId, std::optional<Line>> m_lines;
    std::map<int, std::string> m_marks;
};

}  // namespace adjudicator::web
