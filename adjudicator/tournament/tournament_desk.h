// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "adjudicator/desk_folder.h"
#include "adjudicator/live_table.h"
#include "adjudicator/record/tournament_game.h"
#include "db/book.h"
#include "engine/expected.h"
#include "engine/tournament/seating/quality.h"
#include "engine/tournament/standings.h"

namespace adjudicator {

using TournamentLine = LineOf<TournamentGame>;

/// Why an act of the director is not in the record.
using TournamentProblem = std::variant<engine::tournament::Refusal, TableRefusal, db::BookError>;

/// An act that is: its entry, and what it brought about.
struct TournamentDone {
    std::uint64_t entry = 0;
    engine::tournament::Events events;
};

/// The director's desk over one tournament of a book: every act is on disk before it counts, lots are thrown with dice
/// that can be proved, acts can be taken back. Borrows book and desk.
class TournamentDesk {
public:
    using Answer = engine::Expected<TournamentDone, TournamentProblem>;

    TournamentDesk(TournamentLine line, db::Book& book, DeskFolder& desk);
    TournamentDesk(const TournamentDesk&) = delete;
    TournamentDesk& operator=(const TournamentDesk&) = delete;

    /// `word` is a witness's, for lots without dice.
    [[nodiscard]] Answer play(const engine::tournament::Action& action, const std::string& word = {});
    [[nodiscard]] Answer takeBack();
    [[nodiscard]] Answer undoTo(const ActPlace& from);
    [[nodiscard]] Answer restore();
    [[nodiscard]] Answer seal();

    [[nodiscard]] const TournamentLine& line() const { return m_table->line(); }
    [[nodiscard]] const engine::tournament::Position& position() const { return m_table->position(); }
    /// The first write, when the desk sat down, failed.
    [[nodiscard]] const std::optional<TournamentProblem>& failed() const { return m_problem; }

private:
    [[nodiscard]] Answer answer(const std::function<void()>& act);

    std::optional<TournamentProblem> m_problem;
    engine::tournament::Events m_events;
    std::optional<LiveTableOf<TournamentGame>> m_table;
};

/// What an act would change, before it is done.
struct Consequences {
    std::vector<engine::tournament::RankChange> ranks;
    /// Rounds after the act's that were seated by score, semi-final and final: their seats rest on the old result.
    std::vector<int> roundsResting;
    engine::tournament::SeatingQuality seatsBefore;
    engine::tournament::SeatingQuality seatsAfter;
};
[[nodiscard]] engine::Expected<Consequences, engine::tournament::Refusal> consequencesOf(
    const engine::tournament::Position& position, const engine::tournament::Action& action);

/// The tournaments of a book, oldest first, by their chain.
[[nodiscard]] engine::Expected<std::vector<db::GameInfo>, db::BookError> tournamentsOf(const db::Book& book);

}  // namespace adjudicator
