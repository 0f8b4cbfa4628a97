// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/game_begin.h"

#include <ostream>

#include "adjudicator/cli/house_combination.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/desk.h"
#include "adjudicator/desk/direct_desk.h"
#include "db/codes.h"

namespace adjudicator::cli {

template <class Game>
int beginGame(const GameOptions& options, const typename Game::Setup& setup, Streams streams,
              engine::Language language) {
    auto book = openBook(streams, options, db::OpenMode::Create, language);
    if (!book) {
        return kUnusable;
    }
    DeskFolder desk = ownDesk();
    // Sitting down at the table shows the first commitment.
    DirectDesk<Game> table(*book, desk);
    if (const auto begun = table.begin(setup); !begun) {
        return refuseBook(streams, bookFile(options), std::get<db::BookError>(begun.error()), language);
    }
    const engine::Rules* rules = rulesOf(*table.position().table);
    const std::string combination = houseCombinationJson(rules);
    streams.out << "{\"game\":\"" << db::toHex(table.line().game()) << '"';
    if (!combination.empty()) {
        streams.out << ",\"" << kHouseCombination << "\":" << combination;
    }
    streams.out << "}\n";
    tellHouseCombination(streams, rules, language);
    return kFine;
}

template int beginGame<TableGame>(const GameOptions&, const TableGame::Setup&, Streams, engine::Language);
template int beginGame<DiceGame>(const GameOptions&, const DiceGame::Setup&, Streams, engine::Language);

}  // namespace adjudicator::cli
