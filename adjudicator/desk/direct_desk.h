// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>

#include "adjudicator/desk/game_desk.h"

namespace adjudicator {

/// Why an act is not in the record.
template <class Game>
using ActProblemOf = std::variant<typename Game::Refusal, TableRefusal, db::BookError>;

/// An act that is: its entry, and what it brought about.
template <class Game>
struct ActWrittenOf {
    std::uint64_t entry = 0;
    typename Game::Events events;
};

/// The desk of one game in a book that is written to straight: whatever is asked is on disk, or refused, when it
/// answers. Borrows book and desk folder.
template <class Game>
class DirectDesk {
public:
    using Answer = engine::Expected<ActWrittenOf<Game>, ActProblemOf<Game>>;

    DirectDesk(db::Book& book, DeskFolder& own);
    DirectDesk(const DirectDesk&) = delete;
    DirectDesk& operator=(const DirectDesk&) = delete;

    // Before all else one of these; an error where the desk could not sit down.
    [[nodiscard]] Answer begin(const typename Game::Setup& setup);
    /// Goes on with a game of the book that was folded.
    [[nodiscard]] Answer take(LineOf<Game> line);

    /// `word` is a witness's, for an act that asks for virtual dice.
    /// Where players have sealed words for the throw, it waits for `goOnThrowing`.
    [[nodiscard]] Answer play(const typename Game::Action& action, const WitnessWord& word = {});
    /// Throws what waits, with the words that are open by now.
    [[nodiscard]] Answer goOnThrowing();
    [[nodiscard]] bool holdsThrow() const { return m_desk.holdsThrow(); }
    [[nodiscard]] bool awaitsWords() const { return m_desk.holdsThrow() && m_desk.table().awaitsWords(); }
    /// An act without dice that somebody proposed.
    [[nodiscard]] Answer carryOut(const typename Game::Action& action, const CarriedOut& proposal);
    [[nodiscard]] Answer takeBack();
    [[nodiscard]] Answer undoTo(const ActPlace& from);
    [[nodiscard]] Answer restore();
    [[nodiscard]] Answer seal();
    [[nodiscard]] Answer rule(RulingGiven ruling);

    [[nodiscard]] const LineOf<Game>& line() const { return m_desk.line(); }
    [[nodiscard]] const typename Game::Position& position() const { return m_desk.position(); }

private:
    [[nodiscard]] DeskListenerOf<Game> listener();
    [[nodiscard]] Answer answer(const std::function<void()>& work);

    const db::Book& m_book;
    const DeskFolder& m_own;
    WitnessWord m_word;
    std::optional<ActProblemOf<Game>> m_problem;
    typename Game::Events m_events;
    GameDesk<Game> m_desk;
};

}  // namespace adjudicator
