// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/desk/change.h"
#include "adjudicator/desk/game_reading.h"
#include "adjudicator/desk/open_book.h"
#include "adjudicator/live_table.h"

namespace adjudicator {

/// What did not reach the book, or could not be read off it.
enum class DeskWork : std::uint8_t {
    Begin,    ///< A new game.
    Open,     ///< Another game, or a branch: the one before is still open.
    Act,      ///< What was entered last; the last written position stands.
    Picture,  ///< A picture that was to be kept with an act.
    Growth,   ///< The open game has grown from elsewhere, and cannot be gone on with from its newest entry.
};

/// What a desk tells its listener, always on its own thread.
template <class Game>
struct DeskListenerOf {
    std::function<void(const ChangeOf<Game>&)> changed;
    std::function<void(const typename Game::Refusal&, const typename Game::Action&)> refused;
    std::function<void(TableRefusal)> refusedByTable;
    std::function<void(const db::BookError&, DeskWork)> failed;
    /// Several branches of this game may count: it was not opened.
    std::function<void(const db::GameId&)> branchWanted;
    /// The word with which an act is thrown as soon as it is declared; none: it waits for `throwNow`.
    std::function<std::optional<WitnessWord>(const typename Game::Action&)> wordAtOnce;
};

/// One game of an open book at a desk, of whatever kind: opens and begins games, plays one act after the other, throws
/// what is declared, takes back, corrects, rules, seals. An entry is on disk before `changed` tells of it. Belongs to
/// one thread, that of its book.
template <class Game>
class GameDesk {
public:
    using Action = typename Game::Action;
    using Change = ChangeOf<Game>;
    using Line = LineOf<Game>;
    using Listener = DeskListenerOf<Game>;
    using Position = typename Game::Position;
    using Table = LiveTableOf<Game>;

    explicit GameDesk(Listener listener);

    /// Leaves the open game; games of this book from now on, of none when empty.
    void setBook(std::shared_ptr<OpenBook> book);
    [[nodiscard]] const std::shared_ptr<OpenBook>& book() const { return m_book; }

    // Each waits for what is still being written: it belongs to the game that is left.
    /// The newest that can be gone on with, if there is one.
    void openNewest();
    /// Nothing where that game is open already.
    void open(const db::GameId& game);
    /// Goes on with the branch that ends so, and records that it is the one that counts.
    void openBranch(const db::GameId& game, const db::Head& end, const std::string& reason);
    /// Goes on with a game of the open book that was read beside this thread.
    void take(GameRead<Game> read);
    /// Begins a game and opens it; `begun` runs then, before anybody is told. Nothing while one is being begun.
    void begin(const typename Game::Setup& setup, std::function<void()> begun = {});

    [[nodiscard]] bool hasGame() const { return m_table != nullptr; }
    /// Empty when none is open.
    [[nodiscard]] std::optional<db::GameId> game() const;
    /// All below ask for an open game.
    [[nodiscard]] const Table& table() const { return *m_table; }
    [[nodiscard]] const Line& line() const { return m_table->line(); }
    [[nodiscard]] const Position& position() const { return m_table->position(); }
    /// Something is decided and not yet on disk, or waits for that.
    [[nodiscard]] bool isWriting() const;

    void play(const Action& action, const std::optional<CarriedOut>& proposal = {});
    /// One after the other, each once the one before is written; a refusal drops the rest.
    void playAll(const std::vector<Action>& actions);
    /// Throws what is declared.
    void throwNow(const WitnessWord& word);
    // An act for which players have sealed words is thrown once these are opened, although its own word was there at
    // once.
    [[nodiscard]] bool holdsThrow() const { return m_table && m_table->declared() && m_word; }
    /// Throws it where all are open. To be called now and then on the owner's thread.
    void lookForWords();
    /// Throws what is declared with those that are open, whoever declared it.
    void goOnThrowing();
    void takeBack() { m_table->takeBack(); }
    void undoTo(const ActPlace& from) { m_table->undoTo(from); }
    void restore() { m_table->restore(); }
    void correct(CorrectedOf<Game> corrected) { m_table->correct(std::move(corrected)); }
    void rule(RulingGiven ruling) { m_table->rule(std::move(ruling)); }
    void keepPicture(std::uint64_t entry, std::string jpeg, std::uint32_t width, std::uint32_t height);
    void seal() { m_table->seal(); }
    void takeOver(const std::string& reason, const std::optional<Release>& release = {}) {
        m_table->takeOver(reason, release);
    }

private:
    void whenWritten(std::function<void()> work);
    void read(const db::GameId& game, const std::optional<db::Head>& branch, const std::string& reason);
    void attach(Line line, LostHere lost);
    [[nodiscard]] Surroundings surroundings(LostHere lost);
    [[nodiscard]] TableListenerOf<Game> listener();
    void written(const typename Game::Events& events);
    void failed(const db::BookError& error);
    void goOn();
    /// The book has more of the open game than this desk wrote: goes on from there.
    void grown();
    [[nodiscard]] Change changeSince(std::uint64_t entries) const;
    void playNext();

    Listener m_listener;
    std::shared_ptr<OpenBook> m_book;
    std::shared_ptr<void> m_listening;
    std::deque<Action> m_queue;
    /// The act played last.
    std::optional<Action> m_played;
    std::optional<WitnessWord> m_word;
    /// The declared throw is being opened: its entries are told of together.
    bool m_isThrowing = false;
    /// The answer being given is about a picture.
    bool m_answersPicture = false;
    /// The first entry of a game is being written.
    bool m_isBeginning = false;
    /// What is done once all is written.
    std::function<void()> m_next;
    /// How many entries have been told of.
    std::uint64_t m_told = 0;
    /// The table could not write as it sat down.
    std::optional<db::BookError> m_failedAtOnce;
    std::shared_ptr<bool> m_alive = std::make_shared<bool>(true);
    /// Last, so that nothing is told any more when the rest is gone.
    std::unique_ptr<Table> m_table;
};

}  // namespace adjudicator
