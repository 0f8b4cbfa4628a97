// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/desk/game_reading.h"

#include <ranges>
#include <type_traits>

#include "adjudicator/desk.h"
#include "adjudicator/game_summary.h"
#include "adjudicator/record/game_kind.h"
#include "adjudicator/record/official_branch.h"
#include "adjudicator/record/straight_line.h"

namespace adjudicator {

namespace {

template <class Game>
constexpr GameKind kKindOf = std::is_same_v<Game, TableGame>        ? GameKind::Table
                             : std::is_same_v<Game, DiceGame>       ? GameKind::Dice
                             : std::is_same_v<Game, TournamentGame> ? GameKind::Tournament
                                                                    : GameKind::Proposals;

}  // namespace

template <class Game>
engine::Expected<GameRead<Game>, db::BookError> readGame(const db::Book& book, const DeskFolder& own,
                                                         const db::GameId& game,
                                                         const std::optional<db::Head>& branch) {
    if (!branch) {
        if (auto straight = straightLine<Game>(book, game)) {
            return GameRead<Game>{std::move(*straight), lostHere(book, game, own)};
        }
    }
    const auto entries = branch ? book.entriesTo(game, *branch) : countingEntries(book, game);
    if (!entries) {
        return engine::unexpected(entries.error());
    }
    if (entries->empty()) {
        return engine::unexpected(db::BookError{db::BookProblem::ChainDamaged, book.file(), 0, 0, 0});
    }
    auto line = LineOf<Game>::fold(*entries);
    if (!line) {
        return engine::unexpected(db::BookError{db::BookProblem::ChainDamaged, book.file(), line.error().seq, 0, 0});
    }
    return GameRead<Game>{std::move(*line), lostHere(book, game, own)};
}

template <class Game>
std::optional<GameRead<Game>> readOn(const db::Book& book, const DeskFolder& own, const LineOf<Game>& line) {
    const auto info = book.info(line.game());
    if (!info || !info->isStraight() || info->head.seq <= line.head().seq) {
        return std::nullopt;
    }
    const auto entries = book.entries(line.game(), line.log().size(), info->head.seq);
    if (!entries) {
        return std::nullopt;
    }
    LineOf<Game> longer = line;
    for (const db::Entry& entry : *entries) {
        if (!longer.apply(entry.body)) {
            return std::nullopt;
        }
    }
    // The hashes say that it goes on from here.
    return longer.head() == info->head
               ? std::optional(GameRead<Game>{std::move(longer), lostHere(book, line.game(), own)})
               : std::nullopt;
}

template <class Game>
engine::Expected<std::optional<GameRead<Game>>, db::BookError> readNewestGame(const db::Book& book,
                                                                              const DeskFolder& own) {
    const auto games = book.games();
    if (!games) {
        return engine::unexpected(games.error());
    }
    for (const db::GameInfo& game : std::views::reverse(*games)) {
        if (gameKindOf(book, game.id) != kKindOf<Game>) {
            continue;
        }
        if (auto read = readGame<Game>(book, own, game.id)) {
            return std::optional(std::move(*read));
        }
    }
    return std::optional<GameRead<Game>>();
}

template engine::Expected<GameRead<TableGame>, db::BookError> readGame(const db::Book&, const DeskFolder&,
                                                                       const db::GameId&,
                                                                       const std::optional<db::Head>&);
template engine::Expected<GameRead<DiceGame>, db::BookError> readGame(const db::Book&, const DeskFolder&,
                                                                      const db::GameId&,
                                                                      const std::optional<db::Head>&);
template engine::Expected<GameRead<TournamentGame>, db::BookError> readGame(const db::Book&, const DeskFolder&,
                                                                            const db::GameId&,
                                                                            const std::optional<db::Head>&);
template engine::Expected<GameRead<ProposalsGame>, db::BookError> readGame(const db::Book&, const DeskFolder&,
                                                                           const db::GameId&,
                                                                           const std::optional<db::Head>&);
template std::optional<GameRead<TableGame>> readOn(const db::Book&, const DeskFolder&, const LineOf<TableGame>&);
template std::optional<GameRead<DiceGame>> readOn(const db::Book&, const DeskFolder&, const LineOf<DiceGame>&);
template std::optional<GameRead<TournamentGame>> readOn(const db::Book&, const DeskFolder&,
                                                        const LineOf<TournamentGame>&);
template std::optional<GameRead<ProposalsGame>> readOn(const db::Book&, const DeskFolder&,
                                                       const LineOf<ProposalsGame>&);
template engine::Expected<std::optional<GameRead<TableGame>>, db::BookError> readNewestGame(const db::Book&,
                                                                                            const DeskFolder&);
template engine::Expected<std::optional<GameRead<DiceGame>>, db::BookError> readNewestGame(const db::Book&,
                                                                                           const DeskFolder&);
template engine::Expected<std::optional<GameRead<TournamentGame>>, db::BookError> readNewestGame(const db::Book&,
                                                                                                 const DeskFolder&);
template engine::Expected<std::optional<GameRead<ProposalsGame>>, db::BookError> readNewestGame(const db::Book&,
                                                                                                const DeskFolder&);

}  // namespace adjudicator
