// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <deque>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ui/desk/act_pictures.h"
#include "ui/desk/book_care.h"
#include "ui/desk/book_trouble.h"
#include "ui/desk/next_step.h"
#include "ui/desk/phone_asks.h"
#include "ui/desk/rulings.h"
#include "ui/desk/words_wait.h"
#include "ui/files/book_reading.h"
#include "ui/files/game_keeper.h"

namespace ui {

/// The table's game of the window: opens and begins games, passes acts on to the open one and tells what came of them.
/// Around it stand its parts, each of which knows only those before it: the past, the attempt, what is being said, the
/// dice that are due, the next step.
class TableDesk : public QObject {
    Q_OBJECT

public:
    using Change = TableGameDesk::Change;

    explicit TableDesk(QObject* parent = nullptr);
    ~TableDesk() override;

    /// Opens a book and goes on with its newest game; the problem if there is one (then nothing is open).
    [[nodiscard]] std::optional<db::BookError> openBook(const std::filesystem::path& file);
    /// The same with a book that was read beside this thread.
    void takeBook(BookRead read);
    [[nodiscard]] bool isOpen() const { return book() != nullptr; }
    /// What all desks of the window share; empty until one is open.
    [[nodiscard]] const std::shared_ptr<adjudicator::OpenBook>& book() const { return m_game.book(); }
    /// Empty until one is open.
    [[nodiscard]] std::filesystem::path bookFile() const;

    /// Begins a game in the open book, with acts of the table (votes) right after its first entry.
    void startGame(const engine::Setup& setup, std::vector<engine::Action> acts = {});
    /// Goes on with another game of the open book; the one that is left stands in its record.
    void openGame(const db::GameId& game);
    /// Goes on with the branch of a game that ends so, and records that it is the one that counts.
    void openBranch(const db::GameId& game, const db::Head& end, const std::string& reason);
    [[nodiscard]] bool hasGame() const { return m_game.hasGame(); }
    [[nodiscard]] std::optional<db::GameId> gameId() const { return m_game.game(); }
    [[nodiscard]] const adjudicator::LiveTable& table() const { return m_game.table(); }
    [[nodiscard]] const engine::Position& position() const { return m_game.position(); }

    [[nodiscard]] TablePast& past() { return m_past; }
    [[nodiscard]] const TablePast& past() const { return m_past; }
    [[nodiscard]] const Attempt& attempt() const { return m_attempt; }
    [[nodiscard]] Saying& saying() { return m_saying; }
    [[nodiscard]] const Saying& saying() const { return m_saying; }
    [[nodiscard]] DueDice& dice() { return m_dice; }
    [[nodiscard]] const DueDice& dice() const { return m_dice; }
    [[nodiscard]] NextStep& nextStep() { return m_nextStep; }
    [[nodiscard]] PhoneAsks& asks() { return m_asks; }
    [[nodiscard]] ActPictures& pictures() { return m_pictures; }
    [[nodiscard]] BookCare& care() { return m_care; }
    [[nodiscard]] const BookCare& care() const { return m_care; }
    [[nodiscard]] Rulings& rulings() { return m_rulings; }
    [[nodiscard]] const GameKeeper& keeper() const { return m_keeper; }

    /// `proposal`: what it carries out.
    void play(const engine::Action& action, const std::optional<adjudicator::SeenHead>& proposal = {}) {
        m_attempt.play(action, proposal);
    }
    /// One after the other, each once the one before is written; a refusal drops the rest.
    void playAll(const std::deque<engine::Action>& actions) { m_attempt.playAll(actions); }
    /// In the strip, until something else is done.
    void say(const Message& message) { m_attempt.say(message); }
    /// Something is decided and not yet on disk: what is played now is dropped.
    [[nodiscard]] bool isWriting() const { return m_game.isWriting(); }
    /// Esc: leaves by one step what is being looked at, said or typed; false when there was nothing to leave.
    bool cancel();
    void takeBack();
    void undoTo(std::uint64_t seq);
    void restore();
    void seal();
    /// Replaces the line; the plan must be of the newest position.
    void correctRecord(adjudicator::CorrectedOf<adjudicator::TableGame> corrected);

Q_SIGNALS:
    /// The game, or what is being said about it, changed; what of the record.
    void changed(const Change& change = {});
    /// An act is on disk, as this entry.
    void actWritten(qulonglong entry);
    /// An entry is on disk, whatever it tells: an act, a declared throw, a take-back, a ruling.
    void entryWritten();
    /// The first entry of a game that begins here is on disk.
    void gameBegun();
    /// An act with dice came on disk: they may tumble.
    void thrown();
    /// The book's folder takes no more: somebody wants to go on with a copy elsewhere.
    void otherFolderWanted();
    /// The book's file is to be opened once more, with the game that is open; or another one.
    void openAgainWanted();
    void otherBookWanted();
    /// Several branches of this game may count: it was not opened.
    void branchWanted(const db::GameId& game);

private:
    [[nodiscard]] TableGameDesk::Listener listener();
    /// A verb of the table that stands beside the acts: nothing in the past, nor while an act is being written.
    [[nodiscard]] bool canTurn();
    /// Another game is open, or this one has grown from elsewhere.
    void beginAnew(const Change& change);
    void onChanged(const Change& change);
    void takeOver(const std::string& reason, const std::optional<adjudicator::Release>& release);
    void onFailed(const db::BookError& error, adjudicator::DeskWork work);
    /// Says what did not come about, and what can be done.
    void notDone(const QString& lead, const db::BookError& error, const WaysOn& ways);
    void lastNotSaved(const db::BookError& error);
    [[nodiscard]] std::function<void()> elsewhere();
    /// For what cannot be read off the book.
    [[nodiscard]] WaysOn waysToOpen();
    /// The next of a new game's first acts, once the one before is written and settled.
    void playOpening();

    TableGameDesk m_game;
    TablePast m_past{m_game};
    Attempt m_attempt{m_game, m_past};
    Saying m_saying{m_attempt};
    DueDice m_dice{m_attempt, m_saying};
    NextStep m_nextStep{m_attempt, m_saying, m_dice};
    ActPictures m_pictures{m_game, m_attempt};
    BookCare m_care{m_game, m_attempt};
    Rulings m_rulings{m_game, m_attempt};
    WordsWait m_words{m_game, m_attempt};
    PhoneAsks m_asks{m_game, m_attempt, m_saying, m_dice};
    GameKeeper m_keeper{m_game, [this](const Message& message) { m_attempt.say(message); },
                        [this](const auto& reason, const auto& release) { takeOver(reason, release); }};
    std::shared_ptr<void> m_keeperListening;
    std::deque<engine::Action> m_opening;
    /// The game that these are of.
    std::optional<db::GameId> m_openingOf;
};

}  // namespace ui
