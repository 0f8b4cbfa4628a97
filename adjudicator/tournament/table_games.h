// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/verify/verified_games.h"
#include "db/book.h"
#include "engine/clauses/language.h"
#include "engine/tournament/action.h"
#include "engine/tournament/position.h"

namespace adjudicator {

/// What a game of the book is for the tournament. All but the first two are for the director to decide.
enum class GameFit : std::uint8_t {
    NewResult,      ///< Ended, and its table has no result yet.
    AlreadyThere,   ///< The table's result is this game's.
    Differs,        ///< The table has another result, by hand or from another game or an earlier state of this one.
    Unfinished,     ///< Not ended; its points are those of now.
    NoTable,        ///< Players of the tournament, but no table of theirs.
    SeveralTables,  ///< They sit together in more than one round, and nothing says which this is.
    UnknownDesk,    ///< Desks are listed, and this game's is not among them.
    GameMissing,    ///< The desk's numbers leave a gap before it, be it at their beginning.
    BehindSlip,     ///< A result slip shows a head that the book lacks, or another game's.
    Forked,         ///< It has branches, and no ruling names one.
    Damaged,        ///< It cannot be read.
    WinnerOdd,      ///< The game's winner has not the most points that are known.
    Unsound,        ///< Its record does not hold, or cannot be decided here.
    Unsealed,       ///< Over, and its desk has a key, but no seal follows its end.
};
[[nodiscard]] std::string_view toText(GameFit fit);
[[nodiscard]] std::string wordFor(GameFit fit, engine::Language language);

struct GameFound {
    /// Empty where a slip names a game that is not there.
    std::optional<db::GameId> game;
    std::optional<db::Head> head;
    GameFit fit = GameFit::NewResult;
    std::optional<int> round;
    std::optional<int> table;
    /// The act that would enter it, where a table is known.
    std::optional<engine::tournament::EnterResult> result;
    /// What its check found; empty where it cannot be read.
    std::optional<CheckedGame> checked = {};
    /// Of UnknownDesk: the public key (64 digits) that is not listed; empty text where the desk has none.
    std::optional<std::string> unknownDesk = {};
};
/// The same with the reason why a record is not sound.
[[nodiscard]] std::string wordsFor(const GameFound& found, engine::Language language);

/// Looks through the table games of a book. Of one with branches only a ruling by the director's key says which counts,
/// where there is such a key; everybody else's leave it to be decided. Nothing is a new result whose record was not
/// verified in full. Recognises players by id, else by name. Finds a game's table by the field `tournament` of its
/// position ({"round":2,"table":3}), else by who sits there. Leaves out games without any player of the tournament.
[[nodiscard]] engine::Expected<std::vector<GameFound>, db::BookError> gamesFor(
    const db::Book& book, const engine::tournament::Position& position, const VerifiedGames& verified,
    const std::optional<PublicKey>& director);

/// The tables, round first, at which exactly this game's players sit, with the act that would enter it there: for the
/// director to choose from. Empty where the game cannot be read or nobody of it shares a table.
[[nodiscard]] std::vector<engine::tournament::EnterResult> tablesFor(const db::Book& book, const db::GameId& game,
                                                                     const engine::tournament::Position& position);

/// What games of the book that are over say of one table, as acts that would enter it: those of exactly the players who
/// sit there. Only read, not verified; games that cannot be read or have branches are left out.
[[nodiscard]] std::vector<engine::tournament::EnterResult> recordsOf(const db::Book& book,
                                                                     const engine::tournament::Position& position,
                                                                     int round, int table);

/// The public key (64 digits) of the desk that began this game; empty where it has none.
[[nodiscard]] std::string deskOf(const db::Book& book, const db::GameId& game);

}  // namespace adjudicator
