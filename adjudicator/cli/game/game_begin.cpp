// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/game_begin.h"

#include <nlohmann/json.hpp>
#include <ostream>

#include "adjudicator/cli/game/board_reading.h"
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
    DeskFolder desk = deskToWrite(streams, options, language);
    // Sitting down at the table shows the first commitment.
    DirectDesk<Game> table(*book, desk);
    if (const auto begun = table.begin(setup); !begun) {
        return refuseBook(streams, bookFile(options), std::get<db::BookError>(begun.error()), language);
    }
    const engine::Rules* rules = rulesOf(*table.position().table);
    nlohmann::ordered_json answer = {{"game", db::toHex(table.line().game())}};
    if (const std::string combination = houseCombinationJson(rules); !combination.empty()) {
        answer[std::string(kHouseCombination)] = nlohmann::ordered_json::parse(combination);
    }
    tellHouseCombination(streams, rules, language);
    if constexpr (std::is_same_v<Game, TableGame>) {
        const engine::BoardReading reading = engine::readBoard(setup);
        writeBoardReading(answer, reading, table.position(), language);
        tellBoardReading(streams, reading, table.position(), language);
        writeBoardFigures(answer, setup, table.position(), language);
    }
    streams.out << answer.dump() << '\n';
    return kFine;
}

template int beginGame<TableGame>(const GameOptions&, const TableGame::Setup&, Streams, engine::Language);
template int beginGame<DiceGame>(const GameOptions&, const DiceGame::Setup&, Streams, engine::Language);

}  // namespace adjudicator::cli
