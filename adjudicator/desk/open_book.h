// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/desk_folder.h"
#include "adjudicator/desk_games.h"
#include "adjudicator/live_table.h"
#include "adjudicator/lost_here.h"
#include "db/book_thread.h"

namespace adjudicator {

/// A game whose entry 0 was written just now.
struct GameBegun {
    std::string body;
    LostHere lost;
};

/// One record book that is open: one connection writes, for all games of all kinds, and it is known who listens to
/// which game. Beside its owner's thread, or straight on it. Belongs to one thread; only `lend` is for others.
class OpenBook {
public:
    template <class T>
    using Answer = db::BookThread::Answer<T>;

    /// Writes on a thread of its own; answers go through `post` to the owner's.
    OpenBook(db::Book book, std::unique_ptr<DeskFolder> own, db::BookThread::Post post);
    /// Writes at once and answers before it returns. Both are borrowed.
    OpenBook(db::Book& book, DeskFolder& own);
    /// Waits until everything asked for is written.
    ~OpenBook();
    OpenBook(const OpenBook&) = delete;
    OpenBook& operator=(const OpenBook&) = delete;

    [[nodiscard]] const std::filesystem::path& file() const { return m_file; }
    [[nodiscard]] DeskFolder& own() { return *m_own; }
    [[nodiscard]] const DeskFolder& own() const { return *m_own; }
    /// For reading here and now, never for writing: nothing waits for what is being written.
    [[nodiscard]] engine::Expected<db::Book, db::BookError> reader() const;

    /// What a live table of this book is given.
    [[nodiscard]] Surroundings surroundings(LostHere lost);
    /// Heads go to the folder that the desk names now (DeskFolder::witnessFolder).
    void followWitnessFolder();
    /// Writes entry 0 of a new game. `bodyOf` makes it for the place that the game has among the desk's when its turn
    /// to be written comes.
    void createGame(std::function<std::string(const GamePlace&)> bodyOf, const Answer<GameBegun>& answer);
    // As db::BookThread; only where the book is written to beside its owner's thread.
    void pictures(std::vector<db::Hash> hashes, const Answer<std::vector<db::PictureRead>>& answer);
    void handOver(std::filesystem::path target, const Answer<void>& answer);
    void backUp(std::filesystem::path target, std::function<void()> afterwards,
                const Answer<std::vector<db::GameId>>& answer);

    /// Runs a function on the owner's thread when what it does now is over; where the book is written to straight, when
    /// the owner says that it is.
    void later(std::function<void()> work);
    void doWhatWasPutOff();
    /// Calls `grown`, on the owner's thread, when `lend` or another program brought entries of this game after the
    /// known one, for as long as the token is held.
    [[nodiscard]] std::shared_ptr<void> listen(const db::GameId& game, const db::Head& known,
                                               std::function<void()> grown);
    /// Looks whether another program has written to the book, and then tells those who listen to a game. To be called
    /// now and then on the owner's thread.
    void lookForOthers();
    // More than one window may have the book open. One keeps it; the others follow what it writes.

    /// Whether another keeps it now; tells those who listen where that turns.
    void setKept(bool isKept);
    /// Another keeps it, and `writeBeside` was not said: acts and new games are refused with BookProblem::Kept.
    [[nodiscard]] bool isKept() const { return m_isKept && !m_writesBeside; }
    /// Another window has it open, whether or not this one writes too.
    [[nodiscard]] bool isShared() const { return m_isKept; }
    /// Somebody wants to write here too, and knows that another does.
    void writeBeside();
    /// Calls `turned`, on the owner's thread, when `isKept` or `isShared` has become another, for as long as the token
    /// is held.
    [[nodiscard]] std::shared_ptr<void> listenToKeeper(std::function<void()> turned);

    /// Lends the book to a long work on another thread, which waits here until it is done and listeners are about to be
    /// told. Whatever the desks write is written whenever the work calls `between`: when nothing of it is half written.
    void lend(const std::function<void(db::Book&, const db::BookThread::Between& between)>& work);

private:
    using Grown = std::function<void()>;
    /// The ends of each game's branches.
    using Heads = std::map<db::GameId, std::vector<db::Head>>;

    [[nodiscard]] Heads headsListenedTo(const db::Book& book);
    void tellGrown(const Heads& before, const Heads& after);
    void noteWritten(const db::GameId& game, const db::Head& head);
    void tellKeeper();

    std::filesystem::path m_file;
    db::BookThread::Post m_post;
    std::unique_ptr<DeskFolder> m_ownKept;
    DeskFolder* m_own;
    /// Set where the book is written to straight.
    db::Book* m_book = nullptr;
    /// Where the book is written to straight.
    std::vector<std::function<void()>> m_put;
    /// By which others' writes are looked for, and what it saw last.
    std::optional<db::Book> m_look;
    Heads m_headsSeen;
    bool m_isKept = false;
    bool m_writesBeside = false;
    std::vector<std::weak_ptr<Grown>> m_keeperListeners;
    std::mutex m_mutex;
    std::multimap<db::GameId, std::weak_ptr<Grown>> m_listeners;
    /// The newest entry of each game that was written here.
    std::map<db::GameId, db::Head> m_written;
    /// Where heads go by themselves; empty: nowhere.
    std::shared_ptr<WitnessFolder> m_witness;
    /// Lives as long as the book, so that late answers find out that it is gone.
    std::shared_ptr<bool> m_alive = std::make_shared<bool>(true);
    /// Last, so that it ends first.
    std::unique_ptr<db::BookThread> m_thread;
};

}  // namespace adjudicator
