// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game_begin.h"

#include <ostream>

#include "adjudicator/cli/house_combination.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/desk.h"
#include "adjudicator/live_table.h"
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
    const auto place = nextGamePlace(*book, desk);
    if (!place) {
        return refuseBook(streams, bookFile(options), place.error(), language);
    }
    const auto created = book->createGame(genesisBody(setup, *place, desk));
    if (!created) {
        return refuseBook(streams, bookFile(options), created.error(), language);
    }
    // Sitting down at the table shows the first commitment.
    auto line = foldGame<Game>(streams, options, *book, created->id, std::nullopt, language);
    if (!line) {
        return kUnusable;
    }
    int status = kFine;
    TableListenerOf<Game> listener;
    listener.changed = [](const typename Game::Position&, const typename Game::Events&) {};
    listener.failed = [&](const db::BookError& error) {
        status = refuseBook(streams, bookFile(options), error, language);
    };
    const LiveTableOf<Game> table(std::move(*line), directSurroundings(*book, created->id, desk), listener);
    if (status == kFine) {
        const engine::Rules* rules = rulesOf(*table.position().table);
        const std::string combination = houseCombinationJson(rules);
        streams.out << "{\"game\":\"" << db::toHex(created->id) << '"';
        if (!combination.empty()) {
            streams.out << ",\"" << kHouseCombination << "\":" << combination;
        }
        streams.out << "}\n";
        tellHouseCombination(streams, rules, language);
    }
    return status;
}

template int beginGame<TableGame>(const GameOptions&, const TableGame::Setup&, Streams, engine::Language);
template int beginGame<DiceGame>(const GameOptions&, const DiceGame::Setup&, Streams, engine::Language);

}  // namespace adjudicator::cli
